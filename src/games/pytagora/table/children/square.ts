import type { Event, Player } from '../../../../engine';
import {
  LAYOUTS,
  spotIn,
  type Digit,
  type Move,
  type Opening,
  type PytagoraEvent,
  type SquareView,
} from '../../rules';
import type { Said } from '../../../../shell/frame';
import type { ChildrenWords } from '../../i18n/children.fr';
import type { Target } from './drag';
import type { Squares } from './layout';
import type { Arrival } from './Path';
import type { Mood } from './Sheep';

/** Between the rules of the squares and their screen: what is to be done, which sentence that is, where things fly. */

/** What the seat is to do now. */
export type Task = 'lay' | 'draw' | 'pass' | 'lay-drawn' | 'keep-drawn' | 'finish' | 'wait';

export function taskOf({ drawn }: SquareView, options: readonly Move[]): Task {
  switch (options[0]?.type) {
    case 'place':
      return drawn === null ? 'lay' : 'lay-drawn';
    case 'draw':
      return 'draw';
    case 'pass':
      return 'pass';
    case 'done':
      return drawn === null ? 'finish' : 'keep-drawn';
    default:
      return 'wait';
  }
}

/** The places this digit may be laid on now. */
export const fitsFor = (
  { openings }: SquareView,
  options: readonly Move[],
  digit: Digit | null,
): readonly Opening[] =>
  openings.filter(({ end }) =>
    options.some((move) => move.type === 'place' && move.digit === digit && move.end === end),
  );

const different = <T>(all: readonly T[]): readonly T[] => [...new Set(all)];

function nextText(openings: readonly Opening[], words: ChildrenWords): string {
  const [one, other] = different(openings.map(({ needs }) => needs));
  if (one === undefined) return '';
  return other === undefined ? words.next(one) : words.nextTwo(one, other);
}

export interface SquareLine {
  readonly view: SquareView;
  readonly task: Task;
  readonly seats: readonly Player[];
  readonly words: ChildrenWords;
  readonly help: boolean;
  /** Fits at both ends, and waits for one of them. */
  readonly undecided: Digit | null;
  readonly fresh: readonly PytagoraEvent[];
}

/** Counting on is the game, so the line asks; with help, and where nothing in hand would fit, it says the digit. */
export function squareLine({ view, task, seats, words, help, undecided, fresh }: SquareLine): string {
  const { square } = words;
  const { openings } = view;
  const name = seats[view.seat]?.name ?? '?';
  if (undecided !== null) return square.whichEnd(undecided);
  const drawn = view.hand?.[view.drawn ?? -1] ?? '0';
  switch (task) {
    case 'wait':
      return square.turnOf(name);
    case 'finish':
      return laidText(fresh, words);
    case 'lay-drawn':
      return square.drawnFits(drawn);
    case 'keep-drawn':
      return square.drawnKept(drawn);
    case 'draw':
      return square.emptyHanded(nextText(openings, words));
    case 'pass':
      return square.emptyHandedPass(nextText(openings, words));
    case 'lay':
      return help ? nextText(openings, words) : question(name, openings, words);
  }
}

function question(name: string, openings: readonly Opening[], words: ChildrenWords): string {
  const [one, other] = different(openings.map(({ after }) => after));
  if (one === undefined) return words.square.turnOf(name);
  return other === undefined ? words.square.after(name, one) : words.square.afterTwo(name, one, other);
}

function laidText(fresh: readonly PytagoraEvent[], { square }: ChildrenWords): string {
  if (fresh.some(({ type }) => type === 'square-closed')) return square.closed;
  const laid = fresh.find((event) => event.type === 'placed');
  return laid ? square.laid(laid.digit) : square.laidSome;
}

/** What the sheep make of it. A refusal is the latest thing there is. */
export function moodOf(fresh: readonly Event[], said: Said | null, over: boolean): Mood {
  if (said?.refused) return 'puzzled';
  if (over || fresh.some(({ type }) => type === 'square-closed')) return 'party';
  return fresh.some(({ type }) => type === 'placed' || type === 'answered') ? 'happy' : 'calm';
}

/** Where a dragged piece may fall: the places that glow, from as far as two and a half of them. */
export function targetsFor({ config, openings }: SquareView, room: Squares): readonly Target[] {
  const { squares } = LAYOUTS[config.kind];
  return openings.map(({ end, square, place }) => {
    const { x, y } = spotIn(squares[square]!.length, place);
    const corner = room.squares[square]!;
    return {
      id: end,
      x: corner.x + (x + 0.5) * room.cell,
      y: corner.y + (y + 0.5) * room.cell,
      reach: room.cell * REACH,
    };
  });
}
const REACH = 2.5;

/**
 * A piece laid just now comes from the hand, which lies below the field or beside it, or from the others' side; one that a
 * finger brought is there.
 */
export function arrivalOf(
  fresh: readonly PytagoraEvent[],
  view: SquareView,
  room: Squares,
  from: 'below' | 'beside' | 'finger',
): (Arrival & { readonly square: number }) | null {
  const laid = fresh.find((event) => event.type === 'placed');
  if (!laid) return null;
  const { square, place, seat } = laid;
  if (from === 'finger') return { square, place, fromX: 0, fromY: 0 };
  const spot = spotIn(LAYOUTS[view.config.kind].squares[square]!.length, place);
  const x = room.squares[square]!.x + spot.x * room.cell;
  const y = room.squares[square]!.y + spot.y * room.cell;
  if (seat !== view.eyes) return { square, place, fromX: 0, fromY: -y - room.cell * 2 };
  return from === 'beside'
    ? { square, place, fromX: room.width - x + room.cell * 3, fromY: 0 }
    : { square, place, fromX: room.width / 2 - x, fromY: room.height - y + room.cell * 3 };
}
