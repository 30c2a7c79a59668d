import { BOARD, CELLS_OF, finishedBy, HIGHEST } from '../../engine/sequence-numbers';
import { EMPTY, LINES, LINES_AT, MINUS_CODE, PLUS_CODE, TWIN } from './geometry';
import { found, LINE_SLOTS, readLine } from './lines';
import { withSequences, type Position } from './position';

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

const PAIR_SLOT = 1; // OWN[2] + 1
export const SURE_WIN = 2;

/** A line that lacks one chip. */
interface Closing {
  readonly line: number;
  readonly team: number;
  readonly cell: number;
}

/** A position taken apart once, so that a move costs only the lines it touches. */
export interface Judge {
  readonly position: Position;
  readonly weights: readonly number[];
  /** What each line adds. */
  readonly parts: readonly number[];
  readonly total: number;
  readonly closing: readonly Closing[];
  /** Whether each line lacks two, one of them in hand; and how many do. */
  readonly isPair: readonly boolean[];
  readonly pairs: number;
}

export function createJudge(position: Position, weights: readonly number[]): Judge {
  const parts: number[] = [];
  const closing: Closing[] = [];
  let total = 0;
  const isPair: boolean[] = [];
  let pairs = 0;
  for (let line = 0; line < LINES.length; line++) {
    readLine(position, line);
    const part = partOf(weights);
    parts.push(part);
    total += part;
    if (found.closing >= 0) closing.push({ line, team: found.closing, cell: found.cell });
    isPair.push(found.own === PAIR_SLOT);
    if (found.own === PAIR_SLOT) pairs++;
  }
  return { position, weights, parts, total, closing, isPair, pairs };
}

function partOf(weights: readonly number[]): number {
  let part = 0;
  if (found.own >= 0) part += weights[found.own]! * found.ownShare;
  if (found.foe >= 0) part += weights[found.foe]! * found.foeShare;
  return part;
}

/** Chance to win after playing this card there, as far as the weights can tell; `SURE_WIN` for a move that ends the game. */
export function worthOf(judge: Judge, code: number, cell: number): number {
  const { position } = judge;
  const { chips, held, team } = position;
  const before = chips[cell]!;
  if (code !== MINUS_CODE && judge.closing.some((one) => one.cell === cell && one.team === team)) {
    chips[cell] = team;
    const sequences = finishedBy(chips, position.sequences, team, cell);
    if (position.done[team]! + sequences.length >= position.target) {
      chips[cell] = before;
      return SURE_WIN;
    }
    held[code]!--;
    const whole = createJudge(withSequences(position, sequences), judge.weights);
    const worth = chanceOf(whole, whole.total, whole.closing, whole.pairs);
    held[code]!++;
    chips[cell] = before;
    return worth;
  }
  chips[cell] = code === MINUS_CODE ? EMPTY : team;
  held[code]!--;
  const touched = touchedLines(position, code, cell);
  let total = judge.total;
  let pairs = judge.pairs;
  const closing = judge.closing.filter((one) => !touched.includes(one.line));
  for (const line of touched) {
    readLine(position, line);
    total += partOf(judge.weights) - judge.parts[line]!;
    if (judge.isPair[line]) pairs--;
    if (found.own === PAIR_SLOT) pairs++;
    if (found.closing >= 0) closing.push({ line, team: found.closing, cell: found.cell });
  }
  const worth = chanceOf(judge, total, closing, pairs);
  held[code]!++;
  chips[cell] = before;
  return worth;
}

/** Chance to win as things stand, with nothing more played. */
export const standing = (judge: Judge): number => chanceOf(judge, judge.total, judge.closing, judge.pairs);

/** The lines through the cell, and those through its twin when the last card for it has just left the hand. */
function touchedLines({ chips, held }: Position, code: number, cell: number): readonly number[] {
  const here = LINES_AT[cell]!;
  const twin = TWIN[cell]!;
  if (code > HIGHEST || held[code]! > 0 || chips[twin] !== EMPTY) return here;
  return here.concat(LINES_AT[twin]!);
}

function chanceOf(judge: Judge, lines: number, closing: readonly Closing[], pairs: number): number {
  const { position, weights } = judge;
  const rest = readRest(position, closing, pairs);
  let total = lines;
  for (let slot = LINE_SLOTS; slot < SLOTS; slot++) total += weights[slot]! * rest[slot]!;
  return (1 - foeWins(position, closing)) / (1 + Math.exp(-total));
}

/** Chance that an opponent holds the card that ends the game at once. */
export const foeWins = (position: Position, closing: readonly Closing[]): number =>
  chanceToHold(
    position,
    numbersOf(closing, (team) => team !== position.team && position.done[team] === position.target - 1),
    position.foeCards,
  );

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
    rest[OUTS + at] = chanceToHold(
      position,
      numbersOf(closing, (t) => t === team).filter((number) => held[number] === 0),
      1,
    );
    rest[FOE_HALF] = chanceToHold(
      position,
      numbersOf(closing, (t) => t !== team && done[t]! < target - 1),
      position.foeCards,
    );
  }
  rest[PLUS_HELD] = held[PLUS_CODE]!;
  rest[MINUS_HELD] = held[MINUS_CODE]!;
  rest[DEAD_HELD] = deadHeld(position);
  rest[PLUS_PAIR] = held[PLUS_CODE]! > 0 && pairs > 0 ? 1 : 0;
  for (let t = 0; t < done.length; t++) rest[LEAD]! += t === team ? done[t]! : -done[t]!;
  return rest;
}

function numbersOf(closing: readonly Closing[], counts: (team: number) => boolean): number[] {
  const numbers: number[] = [];
  for (const { team, cell } of closing) {
    const number = BOARD[cell]!;
    if (counts(team) && !numbers.includes(number)) numbers.push(number);
  }
  return numbers;
}

/** Chance that among `cards` unseen cards there is one of these numbers, or a Plus. */
function chanceToHold({ unseen, unseenTotal }: Position, numbers: readonly number[], cards: number): number {
  if (numbers.length === 0) return 0;
  let good = unseen[PLUS_CODE]!;
  for (const number of numbers) good += unseen[number]!;
  let none = 1;
  for (let k = 0; k < cards && k < unseenTotal; k++) none *= Math.max(0, 1 - good / (unseenTotal - k));
  return 1 - none;
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
