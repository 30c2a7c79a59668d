import { capped, isShort, nameWidth, scoreWidth } from '../../../shell/seatRoom';
import { SPACE } from '../../../ui/tokens';
import { halves, textWidth } from '../../../ui/textWidth';

/** How large everything on a card is, in points. */
export interface CardFit {
  readonly name: number;
  readonly role: number;
  readonly score: number;
  /** 0 where there is no room for faces. */
  readonly face: number;
  /** What one does stands beside the name rather than under it. */
  readonly beside?: true;
  /** The score stands under the name, beside what one does. */
  readonly under?: true;
  /** The cards stand one under the other. */
  readonly stacked?: true;
  /** A name of two parts may take two lines. */
  readonly parted?: true;
}

/** What stands on a card. */
export interface OnCard {
  readonly names: readonly string[];
  readonly score: string;
  readonly stars: number;
}

export interface LaidCards {
  readonly fit: CardFit;
  /** By side. */
  readonly widths: readonly number[];
  /** How large each name is set, by side and as they stand on it. */
  readonly sizes: readonly (readonly number[])[];
}

const BROAD: CardFit = { name: 24, role: 16, score: 44, face: 40 };
const USUAL: CardFit = { name: 16, role: 12, score: 30, face: 28 };
const LOW: CardFit = { name: 13, role: 11, score: 22, face: 18, beside: true };
const NARROW: CardFit = { name: 13, role: 11, score: 24, face: 20 };
const FACELESS: CardFit = { ...NARROW, face: 0 };
const UNDER: CardFit = { name: 13, role: 10, score: 20, face: 0, under: true };
const STACKED: CardFit = { ...LOW, name: 16, face: 20, stacked: true };

/** A card that has less is not laid out so. */
const LEAST = new Map([
  [BROAD, 280],
  [USUAL, 160],
  [LOW, 160],
]);
/** A name is set smaller by so little before anything else changes, and by so much where nothing else helps. */
const A_LITTLE = 2;
const SMALLEST = 9;

/** Edges and padding of a card; around a face; what a score takes at least, and each star under it. */
const EDGES = 16;
const FACE_EDGES = 8;
const SCORE = 20;
const STAR = 12;
const BETWEEN = SPACE.s;

/** A score may grow by a figure, and nothing moves for it. */
const atItsWidest = (score: string): string => score.padStart(2, '0');

/** What a card with these names needs; `role` is the longest there may be at this table. */
function needOf(card: OnCard, names: readonly string[], role: string, fit: CardFit): number {
  const lines = fit.parted ? names.flatMap(halves) : names;
  const named = Math.max(0, ...lines.map((line) => nameWidth(line, fit.name)));
  const others = besideName(card, role, fit);
  const does = widthOfRole(role, fit);
  if (fit.beside) return others + named;
  return fit.under
    ? Math.max(others + named, EDGES + does + countedOn(card, fit))
    : others + Math.max(named, does);
}

const widthOfRole = (role: string, fit: CardFit): number => Math.ceil(textWidth(role, fit.role));
/** The score, and the gap before it. */
const countedOn = ({ score, stars }: OnCard, fit: CardFit): number =>
  SPACE.xs + Math.max(SCORE, scoreWidth(atItsWidest(score), fit.score), stars * STAR);

/** What stands in one line with a name. */
function besideName(card: OnCard, role: string, fit: CardFit): number {
  if (fit.under) return EDGES;
  const faced = fit.face > 0 ? fit.face + FACE_EDGES : 0;
  const does = fit.beside ? SPACE.xs + widthOfRole(role, fit) : 0;
  return EDGES + faced + does + countedOn(card, fit);
}

/** Where a long name will be cut, it alone is set smaller first. */
function nameSizes(card: OnCard, role: string, fit: CardFit, width: number): readonly number[] {
  const room = width - besideName(card, role, fit);
  return card.names.map((name) => {
    let size = fit.name;
    while (!fit.parted && size > SMALLEST && nameWidth(name, size) > room) size -= 0.5;
    return size;
  });
}

/** Names that are not cut: all of them, or where that cannot be, the short ones. */
type Whole = (name: string) => boolean;
const anyName: Whole = () => true;

/** The widths of all cards where no such name, no role and no score is cut; null where one would be. */
function widthsIn(
  cards: readonly OnCard[],
  role: string,
  room: number,
  fit: CardFit,
  whole: Whole,
): readonly number[] | null {
  const needs = cards.map((card) => needOf(card, card.names, role, fit));
  const least = cards.map((card) => needOf(card, card.names.filter(whole), role, fit));
  if (fit.stacked) return Math.max(...least) <= room ? cards.map(() => room) : null;
  const each = room / cards.length;
  if (Math.max(...needs) <= each) return cards.map(() => each);
  if (sum(least) > room) return null;
  const widths = capped(needs, least, room);
  const spare = (room - sum(widths)) / cards.length;
  return widths.map((width) => width + spare);
}

const isAlone = ({ names }: OnCard): boolean => names.length === 1;

const sum = (widths: readonly number[]): number => widths.reduce((total, width) => total + width, 0);

const times = ({ name, role, score, face, ...rest }: CardFit, by: number): CardFit => ({
  ...rest,
  name: name * by,
  role: role * by,
  score: score * by,
  face: face * by,
});

export interface CardsRoom {
  readonly width: number;
  readonly low: boolean;
  /** How large words are wanted, and whether they are so large that cards stand one under the other. */
  readonly text: number;
  readonly stacked: boolean;
}

/**
 * Short names, roles and scores are never cut, and long names only where nothing else helps: where cards are narrow faces go first,
 * then scores stand under the names, then names of two parts take two lines. As much larger as words are wanted, as far as no more is
 * cut for it.
 */
export function layCards(
  cards: readonly OnCard[],
  role: string,
  { width, low, text, stacked }: CardsRoom,
): LaidCards {
  const room = stacked ? width : width - BETWEEN * (cards.length - 1);
  const each = room / cards.length;
  const ways = stacked
    ? [STACKED]
    : [
        ...(low ? [LOW] : [BROAD, USUAL]).filter((way) => each >= LEAST.get(way)!),
        NARROW,
        FACELESS,
        // Who is alone on a card has a line for the name, and one for all else.
        ...(cards.every(isAlone) ? [UNDER] : []),
      ];
  const lay = (fit: CardFit, whole: Whole): LaidCards | null => {
    const widths = widthsIn(cards, role, room, fit, whole);
    return widths && laid(fit, widths);
  };
  const laid = (fit: CardFit, widths: readonly number[]): LaidCards => ({
    fit,
    widths,
    sizes: cards.map((card, side) => nameSizes(card, role, fit, widths[side]!)),
  });
  const smaller = (way: CardFit, by: number): CardFit => ({ ...way, name: way.name - by });
  const last = ways.at(-1)!;
  const tried = [
    ...ways.flatMap((way) => Array.from({ length: A_LITTLE + 1 }, (_, by) => smaller(way, by))),
    ...Array.from({ length: last.name - SMALLEST + 1 }, (_, by) => smaller(last, by)),
  ];
  // Two names of two lines each take too much of a low screen.
  const mayPart = !low || cards.every(isAlone);
  const parted = mayPart ? tried.map((way): CardFit => ({ ...way, parted: true })) : [];
  for (const [among, whole] of [
    [tried, anyName],
    [parted, anyName],
    [tried, isShort],
  ] as const) {
    const fit = among.find((way) => lay(way, whole));
    if (!fit) continue;
    for (let by = text; by > 1; by -= 0.1) {
      const larger = lay(times(fit, by), whole);
      if (larger) return larger;
    }
    return lay(fit, whole)!;
  }
  return laid(
    tried.at(-1)!,
    cards.map(() => each),
  );
}
