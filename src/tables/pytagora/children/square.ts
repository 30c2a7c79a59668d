import type { Event, Sitter } from '../../../engine/core';
import {
  LAYOUTS,
  nextDigit,
  nextPlace,
  pytagora,
  spotIn,
  type Digit,
  type SquareEvent,
  type SquareView,
} from '../../../engine/pytagora';
import type { ChildrenWords } from '../../../i18n/pytagora/children.fr';
import type { Target } from './drag';
import type { Squares } from './layout';
import type { Arrival } from './Path';
import type { Mood } from './Sheep';

/** Between the rules of the squares and their screen: what is open, what is to be done, which sentence that is. */

/** A place that waits: where it is, what lies before it, what it needs. */
export interface Opening {
  readonly end: number;
  readonly square: number;
  readonly place: number;
  readonly after: Digit;
  readonly needs: Digit;
}

export function openingsOf({ config, grown }: Pick<SquareView, 'config' | 'grown'>): readonly Opening[] {
  const layout = LAYOUTS[config.kind];
  const taken = new Set<string>();
  return layout.ends.flatMap(({ square, direction }, end) => {
    const place = nextPlace(layout, grown, end);
    const needs = nextDigit(layout, grown, end);
    if (place === null || needs === null) return [];
    // The last gap of both ways belongs to either end: it glows once.
    const key = `${square}/${place}`;
    if (taken.has(key)) return [];
    taken.add(key);
    const path = layout.squares[square]!;
    const before = direction === 'clockwise' ? place - 1 : (place + 1) % path.length;
    return [{ end, square, place, after: path[before]!, needs }];
  });
}

/** What the seat is to do now. */
export type Task = 'lay' | 'draw' | 'pass' | 'lay-drawn' | 'keep-drawn' | 'finish' | 'wait';

export function taskOf(view: SquareView): Task {
  const first = pytagora.options(view)[0];
  switch (first?.type) {
    case 'place':
      return view.phase === 'drawn' ? 'lay-drawn' : 'lay';
    case 'draw':
      return 'draw';
    case 'pass':
      return 'pass';
    case 'done':
      return view.phase === 'placed' ? 'finish' : 'keep-drawn';
    default:
      return 'wait';
  }
}

const different = <T>(all: readonly T[]): readonly T[] => [...new Set(all)];

export function nextText(openings: readonly Opening[], words: ChildrenWords): string {
  const [one, other] = different(openings.map(({ needs }) => needs));
  if (one === undefined) return '';
  return other === undefined ? words.next(one) : words.nextTwo(one, other);
}

export interface SquareLine {
  readonly view: SquareView;
  readonly seats: readonly Sitter[];
  readonly words: ChildrenWords;
  readonly help: boolean;
  /** Fits at both ends, and waits for one of them. */
  readonly chosen: Digit | null;
  readonly fresh: readonly Event[];
}

/** Counting on is the game, so the line asks; with help, and where nothing in hand would fit, it says the digit. */
export function squareLine({ view, seats, words, help, chosen, fresh }: SquareLine): string {
  const { square } = words;
  const name = seats[view.seat]?.name ?? '?';
  const openings = openingsOf(view);
  if (chosen !== null) return square.whichEnd(chosen);
  const drawn = view.hand?.[view.hand.length - 1] ?? '0';
  switch (taskOf(view)) {
    case 'wait':
      return square.turnOf(name);
    case 'finish':
      return laidText(fresh as readonly SquareEvent[], words);
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

function laidText(fresh: readonly SquareEvent[], { square }: ChildrenWords): string {
  if (fresh.some(({ type }) => type === 'square-closed')) return square.closed;
  const laid = fresh.find((event) => event.type === 'placed');
  return laid ? square.laid(laid.digit) : square.laidSome;
}

/** What the sheep make of it. A refusal is the latest thing there is. */
export function moodOf(fresh: readonly Event[], refused: boolean, over: boolean): Mood {
  if (refused) return 'puzzled';
  if (over || fresh.some(({ type }) => type === 'square-closed')) return 'party';
  return fresh.some(({ type }) => type === 'placed' || type === 'answered') ? 'happy' : 'calm';
}

/** Where a dragged piece may fall: the places that glow, from as far as two and a half of them. */
export function targetsFor(view: SquareView, room: Squares): readonly Target[] {
  const { squares } = LAYOUTS[view.config.kind];
  return openingsOf(view).map(({ end, square, place }) => {
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

/** A piece laid just now comes from the hand of the open eyes, or from the others' side; one that was carried is there. */
export function arrivalOf(
  fresh: readonly SquareEvent[],
  view: SquareView,
  room: Squares,
  wide: boolean,
  carried: boolean,
): (Arrival & { readonly square: number }) | null {
  const laid = fresh.find((event) => event.type === 'placed');
  if (!laid) return null;
  const { square, place, seat } = laid;
  if (carried) return { square, place, fromX: 0, fromY: 0 };
  const spot = spotIn(LAYOUTS[view.config.kind].squares[square]!.length, place);
  const x = room.squares[square]!.x + spot.x * room.cell;
  const y = room.squares[square]!.y + spot.y * room.cell;
  if (seat !== view.eyes) return { square, place, fromX: 0, fromY: -y - room.cell * 2 };
  return wide
    ? { square, place, fromX: room.width - x + room.cell * 3, fromY: 0 }
    : { square, place, fromX: room.width / 2 - x, fromY: room.height - y + room.cell * 3 };
}
