import type { Event, Player } from '../../../../engine';
import {
  cellIn,
  LAYOUTS,
  spotIn,
  type Digit,
  type Move,
  type Opening,
  type PytagoraEvent,
  type SquareView,
} from '../../rules';
import type { LastMove, Said } from '../../../../shell/frame';
import type { ChildrenWords } from '../../i18n/children.fr';
import type { Asked } from './Bubble';
import { leadUpTo, questionFor, questionOfTwo } from './counting';
import type { Target } from './drag';
import type { Spot } from './layout';
import type { Mood } from './Sheep';
import { cornerOf, type Squares } from './squaresRoom';

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

/** Counting on is the game, so the line asks; with help it says the digit. */
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
      return square.emptyHanded(name);
    case 'pass':
      return square.emptyHandedPass(name);
    case 'lay':
      return help ? nextText(openings, words) : question(name, view, words);
  }
}

function question(name: string, view: SquareView, words: ChildrenWords): string {
  const [one, other] = view.openings;
  if (one === undefined) return words.square.turnOf(name);
  return other === undefined
    ? questionFor(name, leadUpTo(view, one), words)
    : questionOfTwo(name, view, words);
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
export const targetsFor = (view: SquareView, room: Squares, look: Spot): readonly Target[] =>
  view.openings.map((opening) => {
    const { x, y } = cornerOf(view, room, look, opening);
    return { id: opening.end, x: x + room.cell / 2, y: y + room.cell / 2, reach: room.cell * REACH };
  });
const REACH = 2.5;

/** The questions in pieces, by square. */
export function askedIn(view: SquareView, help: boolean): readonly (readonly Asked[])[] {
  const { squares } = LAYOUTS[view.config.kind];
  const both = squares.length === 1 && view.openings.length > 1;
  return squares.map((path, square) =>
    view.openings
      .filter((opening) => opening.square === square)
      .map((opening): Asked => {
        const { run, slope } = leadUpTo(view, opening);
        const { x, y } = spotIn(path.length, opening.place);
        const side = path.length / 4;
        return {
          digits: run,
          figure: help ? opening.needs : '?',
          slope,
          spot: both ? { x: x / side, y: y / side } : null,
        };
      }),
  );
}

/** A piece that was laid: by square and place. */
export const placedIn = (event: PytagoraEvent): LastMove | null =>
  event.type === 'placed' ? { seat: event.seat, cells: [cellIn(event.square, event.place)] } : null;
