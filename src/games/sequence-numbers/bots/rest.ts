import { BOARD, CELLS_OF, HIGHEST } from '../rules';
import { EMPTY, LINES, MINUS_CODE, PLUS_CODE } from './geometry';
import { LINE_SLOTS } from './lines';
import type { Position } from './position';

/** What a position holds besides lines that grow: lines about to be finished, and the hand. */

/** Slots beyond those of the lines. */
export const READY = LINE_SLOTS; // a card in hand ends the game next turn
export const READY_SURE = READY + 1; // and nobody else can hold its twin
export const READY_TWICE = READY + 2; // on two cells
export const OUTS = READY + 3; // chance that the next card drawn does
/** The same four, for a sequence that does not end the game yet. */
const HALF = 4;
export const READY_HALF = READY + HALF;
export const READY_SURE_HALF = READY_SURE + HALF;
export const READY_TWICE_HALF = READY_TWICE + HALF;
export const OUTS_HALF = OUTS + HALF;
export const FOE_HALF = READY + 2 * HALF; // chance that an opponent finishes such a one
export const PLUS_HELD = FOE_HALF + 1;
export const MINUS_HELD = FOE_HALF + 2;
export const DEAD_HELD = FOE_HALF + 3;
export const PLUS_PAIR = FOE_HALF + 4; // Plus in hand, and a line that lacks it and one card in hand
export const LEAD = FOE_HALF + 5; // finished sequences, own less theirs
export const SLOTS = FOE_HALF + 6;

/** A line that lacks one chip. */
export interface Closing {
  readonly line: number;
  readonly team: number;
  readonly cell: number;
}

/** Chance that an opponent holds the card that ends the game at once. */
export const foeWins = (position: Position, closing: readonly Closing[]): number =>
  foesHold(position, closing, (team) => position.done[team] === position.target - 1);

/** Chance that opponents can close one of these lines: any of their cards may do it where a line is fresh, else only the last drawn. */
function foesHold(
  position: Position,
  closing: readonly Closing[],
  counts: (team: number) => boolean,
): number {
  const foes = closing.filter((one) => one.team !== position.team && counts(one.team));
  if (foes.length === 0) return 0;
  const isFresh = ({ line, team }: Closing): boolean =>
    LINES[line]!.some((cell) => position.fresh[cell] && position.chips[cell] === team);
  const fresh = numbersOf(foes.filter(isFresh));
  const old = numbersOf(foes).filter((number) => !fresh.includes(number));
  const plus = position.unseen[PLUS_CODE]!;
  const freshOuts = outsOf(position, fresh) + (fresh.length > 0 ? plus : 0);
  const oldOuts = outsOf(position, old) + (fresh.length > 0 ? 0 : plus);
  return (
    1 -
    chanceOfNone(position, freshOuts, position.foeCards) * chanceOfNone(position, oldOuts, position.foeSeats)
  );
}

/** Everything that is not a sum over lines, by slot. */
export function readRest(position: Position, closing: readonly Closing[], pairs: number): number[] {
  const { team, held, unseen, done, target } = position;
  const rest = new Array<number>(SLOTS).fill(0);
  const ends = done[team] === target - 1;
  if (closing.length > 0) {
    const at = ends ? 0 : HALF;
    const own = closing.filter((one) => one.team === team).map((one) => one.cell);
    const ready = own.filter(
      (cell, k) => own.indexOf(cell) === k && (held[BOARD[cell]!]! > 0 || held[PLUS_CODE]! > 0),
    );
    if (ready.length > 1) rest[READY_TWICE + at] = 1;
    else if (ready.length === 1) rest[(unseen[BOARD[ready[0]!]!] === 0 ? READY_SURE : READY) + at] = 1;
    const wanted = numbersOf(closing.filter((one) => one.team === team)).filter(
      (number) => held[number] === 0,
    );
    if (wanted.length > 0)
      rest[OUTS + at] = 1 - chanceOfNone(position, outsOf(position, wanted) + unseen[PLUS_CODE]!, 1);
    rest[FOE_HALF] = foesHold(position, closing, (t) => done[t]! < target - 1);
  }
  rest[PLUS_HELD] = held[PLUS_CODE]!;
  rest[MINUS_HELD] = held[MINUS_CODE]!;
  rest[DEAD_HELD] = deadHeld(position);
  rest[PLUS_PAIR] = held[PLUS_CODE]! > 0 && pairs > 0 ? 1 : 0;
  for (let t = 0; t < done.length; t++) rest[LEAD]! += t === team ? done[t]! : -done[t]!;
  return rest;
}

function numbersOf(closing: readonly Closing[]): number[] {
  const numbers: number[] = [];
  for (const { cell } of closing) if (!numbers.includes(BOARD[cell]!)) numbers.push(BOARD[cell]!);
  return numbers;
}

function outsOf({ unseen }: Position, numbers: readonly number[]): number {
  let outs = 0;
  for (const number of numbers) outs += unseen[number]!;
  return outs;
}

/** Chance that none of `outs` cards is among `cards` unseen ones. */
function chanceOfNone({ unseenTotal }: Position, outs: number, cards: number): number {
  let none = 1;
  for (let k = 0; k < cards && k < unseenTotal; k++) none *= Math.max(0, 1 - outs / (unseenTotal - k));
  return none;
}

function deadHeld({ chips, held }: Position): number {
  let dead = 0;
  for (let number = 1; number <= HIGHEST; number++) {
    if (held[number] === 0) continue;
    const [one, other] = CELLS_OF[number]!;
    if (chips[one!] !== EMPTY && chips[other!] !== EMPTY) dead += held[number]!;
  }
  return dead;
}
