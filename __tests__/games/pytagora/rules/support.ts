import {
  enter,
  type Actor,
  type Event,
  type Refusal,
  type Seat,
  type Table,
  tableAt as engineTable,
} from '../../../../src/engine';
import {
  DIGITS,
  BOX,
  heapOf,
  judgeLay,
  laidOn,
  piecesFor,
  pytagora,
  without,
  type CrosswordState,
  type Digit,
  type Face,
  type Grid,
  type Move,
  type NewPiece,
  type PytagoraEvent,
  type SquareKind,
  type SquareState,
  type State,
  type TablesState,
  type Verdict,
  type Way,
} from '../../../../src/games/pytagora/rules';

/** Pieces as they are written: `faces('7*3=21')`. Spaces are for the eye. */
export const faces = (text: string): Face[] => text.replace(/ /g, '').split('') as Face[];
export const digits = (text: string): Digit[] => faces(text) as Digit[];

/**
 * Pieces along a line from x, y. `_` leaves out a place where something lies, `:` is a shared =; everything else comes out of
 * the hand.
 */
export const along = (way: Way, x: number, y: number, text: string): NewPiece[] =>
  text
    .replace(/ /g, '')
    .split('')
    .flatMap((mark, step): NewPiece[] => {
      if (mark === '_') return [];
      const spot = way === 'across' ? { x: x + step, y } : { x, y: y + step };
      return [
        mark === ':' ? { ...spot, face: '=', from: 'shared' } : { ...spot, face: mark as Face, from: 'hand' },
      ];
    });

export const across = (x: number, y: number, text: string): NewPiece[] => along('across', x, y, text);
export const down = (x: number, y: number, text: string): NewPiece[] => along('down', x, y, text);

/** Judged with all pieces of the box in hand and one = to share. */
export const judged = (grid: Grid, pieces: readonly NewPiece[], sharedEquals = 1): Verdict =>
  judgeLay({ grid, hand: piecesFor({ kind: 'classic' }), sharedEquals }, pieces);

/** The table after these lays, one after the other; each must be lawful. */
export const gridOf = (...lays: readonly (readonly NewPiece[])[]): Grid =>
  lays.reduce((grid: Grid, pieces) => {
    const verdict = judged(grid, pieces);
    if (verdict.kind === 'refused') throw new Error(verdict.refusal.code);
    return laidOn(grid, pieces, verdict.run);
  }, []);

export interface CrosswordPosition {
  readonly kind?: 'classic' | 'plus-or-minus';
  readonly seats?: number;
  readonly target?: number;
  /** Hands by seat, as text. */
  readonly hands?: readonly string[];
  /** All that is nowhere else, unless said otherwise. */
  readonly bag?: string;
  readonly grid?: Grid;
  readonly state?: Partial<CrosswordState>;
}

/** A position in the middle of a crossword: seat 0 is about to play, unless said otherwise. */
export function crossword(what: CrosswordPosition = {}): CrosswordState {
  const { kind = 'classic', seats = 2, target = 35, grid = [] } = what;
  const config = { kind, seats, target, first: 0, helper: false };
  const opening = pytagora.start(config) as CrosswordState;
  const hands = opening.hands.map((_, seat) => faces(what.hands?.[seat] ?? ''));
  const lying = grid.map(({ face }) => face);
  const bag = what.bag === undefined ? without(opening.bag, [...hands.flat(), ...lying]) : faces(what.bag);
  if (!bag) throw new Error('more pieces than the box has');
  return { ...opening, phase: 'turn', hands, bag, grid, ...what.state };
}

export function square(
  kind: SquareKind,
  hands: readonly string[],
  state: Partial<SquareState> = {},
): SquareState {
  const opening = pytagora.start({ kind, seats: hands.length, first: 0 }) as SquareState;
  const held = hands.map(digits);
  const bag = without(opening.bag, held.flat());
  if (!bag) throw new Error('more pieces than the box has');
  return { ...opening, phase: 'turn', hands: held, bag, ...state };
}

/** Multiplication tables: the first round's question is asked, and seat 0 may answer. */
export function tables(
  question: string,
  hands: readonly string[],
  state: Partial<TablesState> = {},
): TablesState {
  const opening = pytagora.start({ kind: 'tables', seats: hands.length, first: 0 }) as TablesState;
  const held = hands.map(digits);
  const asked = digits(question) as [Digit, Digit];
  const bag = without(heapOf(DIGITS, BOX), [...held.flat(), ...asked]);
  if (!bag) throw new Error('more pieces than the box has');
  const rows = [{ asker: 0, digits: asked, answered: [] }];
  return { ...opening, phase: 'answer', hands: held, bag, rows, ...state };
}

/** The table as the app would hold it in this position: nothing to take back yet. */
export const tableAt = (state: State): Table => engineTable(pytagora, state.config, state);

export function refusal(state: State, actor: Actor, move: Move): Refusal | null {
  const played = enter(tableAt(state), { actor, move: move });
  return played.kind === 'refused' ? played.refusal : null;
}

export interface After<S> {
  readonly state: S;
  readonly events: readonly PytagoraEvent[];
  readonly table: Table;
}

/** What the moves lead to, with the events of the last. A refusal fails the test, in words. */
export function after<S extends State>(state: S, ...moves: readonly (readonly [Actor, Move])[]): After<S> {
  let table = tableAt(state);
  let events: readonly Event[] = [];
  for (const [actor, move] of moves) {
    const played = enter(table, { actor, move: move });
    if (played.kind === 'refused') throw new Error(`${JSON.stringify(move)} refused: ${played.refusal.code}`);
    table = played.table;
    events = played.happenings.flatMap((happening) => happening.events);
  }
  return {
    state: table.state as S,
    events: events as readonly unknown[] as readonly PytagoraEvent[],
    table,
  };
}

export const lay = (pieces: readonly NewPiece[]): Move => ({ type: 'lay', pieces });
export const give = (text: string): readonly ['chance', Move] => [
  'chance',
  { type: 'give', pieces: faces(text) },
];
export const place = (digit: string, end: number): Move => ({ type: 'place', digit: digit as Digit, end });
export const handOf = (state: State, seat: Seat): string => state.hands[seat]!.join('');
