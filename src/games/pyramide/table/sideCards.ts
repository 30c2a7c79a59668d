import { capped, isShort, nameWidth, scoreWidth } from '../../../shell/seatRoom';
import { SPACE } from '../../../ui/tokens';
import { textWidth } from '../../../ui/textWidth';

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
function needOf({ score, stars }: OnCard, names: readonly string[], role: string, fit: CardFit): number {
  const named = Math.max(0, ...names.map((name) => nameWidth(name, fit.name)));
  const does = Math.ceil(textWidth(role, fit.role));
  const counted = Math.max(SCORE, scoreWidth(atItsWidest(score), fit.score), stars * STAR);
  const faced = fit.face > 0 ? fit.face + FACE_EDGES : 0;
  if (fit.under) return Math.max(named, does + SPACE.xs + counted) + EDGES;
  const text = fit.beside ? named + SPACE.xs + does : Math.max(named, does);
  return faced + text + SPACE.xs + counted + EDGES;
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
 * then scores stand under the names. As much larger as words are wanted, as far as no more is cut for it.
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
        ...(cards.every(({ names }) => names.length === 1) ? [UNDER] : []),
      ];
  const lay = (fit: CardFit, whole: Whole): LaidCards | null => {
    const widths = widthsIn(cards, role, room, fit, whole);
    return widths && { fit, widths };
  };
  const smaller = (way: CardFit, by: number): CardFit => ({ ...way, name: way.name - by });
  const last = ways.at(-1)!;
  const tried = [
    ...ways.flatMap((way) => Array.from({ length: A_LITTLE + 1 }, (_, by) => smaller(way, by))),
    ...Array.from({ length: last.name - SMALLEST + 1 }, (_, by) => smaller(last, by)),
  ];
  for (const whole of [anyName, isShort]) {
    const fit = tried.find((way) => lay(way, whole));
    if (!fit) continue;
    for (let by = text; by > 1; by -= 0.1) {
      const larger = lay(times(fit, by), whole);
      if (larger) return larger;
    }
    return lay(fit, whole)!;
  }
  return { fit: tried.at(-1)!, widths: cards.map(() => each) };
}
