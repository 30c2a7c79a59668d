import { isDigit, type Digit } from '../crossword/pieces';

export const SQUARE_KINDS = ['up-and-down', 'even-odd', 'both-ways'] as const;
export type SquareKind = (typeof SQUARE_KINDS)[number];

const digits = (text: string): readonly Digit[] => text.split('').filter(isDigit);

/** What a square reads clockwise from its top left corner, side by side. */
const UP_AND_DOWN = digits('0123456789 876543210 123456789 87654321');
const EVEN = digits('02468 6420 2468 642');
const ODD = digits('13579 7531 3579 753');

export type Direction = 'clockwise' | 'counter-clockwise';

/** Where a square may be continued. */
type End = {
  readonly square: number;
  readonly direction: Direction;
};

export type Layout = {
  /** The first digit of each is set on the table before the deal. */
  readonly squares: readonly (readonly Digit[])[];
  readonly ends: readonly End[];
};

export const LAYOUTS: Readonly<Record<SquareKind, Layout>> = {
  'up-and-down': { squares: [UP_AND_DOWN], ends: [{ square: 0, direction: 'clockwise' }] },
  'even-odd': {
    squares: [EVEN, ODD],
    ends: [
      { square: 0, direction: 'clockwise' },
      { square: 1, direction: 'clockwise' },
    ],
  },
  'both-ways': {
    squares: [UP_AND_DOWN],
    ends: [
      { square: 0, direction: 'clockwise' },
      { square: 0, direction: 'counter-clockwise' },
    ],
  },
};

/** How many pieces have been laid at each end of the layout. */
export type Grown = readonly number[];

/** How many pieces of this square lie, its first one included. */
const lyingIn = ({ ends }: Layout, grown: Grown, square: number): number =>
  ends.reduce((sum, end, nth) => (end.square === square ? sum + grown[nth]! : sum), 1);

export const isClosed = (layout: Layout, grown: Grown, square: number): boolean =>
  lyingIn(layout, grown, square) === layout.squares[square]!.length;

export const areAllClosed = (layout: Layout, grown: Grown): boolean =>
  layout.squares.every((_, square) => isClosed(layout, grown, square));

/** The place, counted clockwise from the first piece, where this end goes on; null when its square is closed. */
export function nextPlace(layout: Layout, grown: Grown, end: number): number | null {
  const { square, direction } = layout.ends[end]!;
  if (isClosed(layout, grown, square)) return null;
  const laid = grown[end]!;
  return direction === 'clockwise' ? 1 + laid : layout.squares[square]!.length - 1 - laid;
}

/** The digit this end needs; null when its square is closed. */
export function nextDigit(layout: Layout, grown: Grown, end: number): Digit | null {
  const place = nextPlace(layout, grown, end);
  return place === null ? null : layout.squares[layout.ends[end]!.square]![place]!;
}

/** A place that waits: where it is, what lies before it, what it needs. */
export type Opening = {
  readonly end: number;
  readonly square: number;
  readonly place: number;
  readonly after: Digit;
  readonly needs: Digit;
};

/** Where the squares go on. The last gap of both ways belongs to either end: it is one place, named once. */
export function openingsIn(layout: Layout, grown: Grown): readonly Opening[] {
  const found: Opening[] = [];
  layout.ends.forEach(({ square, direction }, end) => {
    const place = nextPlace(layout, grown, end);
    if (place === null || found.some((other) => other.square === square && other.place === place)) return;
    const path = layout.squares[square]!;
    const before = direction === 'clockwise' ? place - 1 : (place + 1) % path.length;
    found.push({ end, square, place, after: path[before]!, needs: path[place]! });
  });
  return found;
}

/** The ends that this digit continues. */
export const endsFor = (layout: Layout, grown: Grown, digit: Digit): number[] =>
  layout.ends.flatMap((_, end) => (nextDigit(layout, grown, end) === digit ? [end] : []));

/** Which places of a square lie, clockwise from the first. */
export const isLying = (layout: Layout, grown: Grown, square: number, place: number): boolean =>
  place === 0 ||
  layout.ends.some((end, nth) => {
    if (end.square !== square) return false;
    return end.direction === 'clockwise'
      ? place <= grown[nth]!
      : place >= layout.squares[square]!.length - grown[nth]!;
  });

/** Column and row of a place in its square, from the top left corner. */
export function spotIn(length: number, place: number): { readonly x: number; readonly y: number } {
  const side = length / 4;
  const along = place % side;
  switch (Math.floor(place / side)) {
    case 0:
      return { x: along, y: 0 };
    case 1:
      return { x: side, y: along };
    case 2:
      return { x: side - along, y: side };
    default:
      return { x: 0, y: side - along };
  }
}

/** One number for a place of a square: what refusals point at. */
export const cellIn = (square: number, place: number): number => square * CELLS + place;
export const placeIn = (cell: number): { readonly square: number; readonly place: number } => ({
  square: Math.floor(cell / CELLS),
  place: cell % CELLS,
});
const CELLS = 100;
