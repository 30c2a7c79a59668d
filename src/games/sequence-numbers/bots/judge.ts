import { finishedBy, HIGHEST } from '../rules';
import { EMPTY, LINES, LINES_AT, MINUS_CODE, TWIN } from './geometry';
import { found, LINE_SLOTS, PAIR, readLine } from './lines';
import { withSequences, type Position } from './position';
import { foeWins, readRest, SLOTS, type Closing } from './rest';

/** Above any chance: the move ends the game. */
export const SURE_WIN = 2;

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
    isPair.push(found.own === PAIR);
    if (found.own === PAIR) pairs++;
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
  const { chips, held, team } = judge.position;
  const before = chips[cell]!;
  const closes = code !== MINUS_CODE && judge.closing.some((one) => one.cell === cell && one.team === team);
  chips[cell] = code === MINUS_CODE ? EMPTY : team;
  held[code]!--;
  const worth = closes ? worthOfSequence(judge, cell) : worthOfTouched(judge, code, cell);
  held[code]!++;
  chips[cell] = before;
  return worth;
}

/** A finished sequence changes what other lines count for, so everything is read anew. It happens once or twice a game. */
function worthOfSequence({ position, weights }: Judge, cell: number): number {
  const finished = finishedBy(position.chips, position.sequences, position.team, cell);
  if (position.done[position.team]! + finished.length >= position.target) return SURE_WIN;
  return standing(createJudge(withSequences(position, finished), weights));
}

function worthOfTouched(judge: Judge, code: number, cell: number): number {
  const { position, weights } = judge;
  const touched = touchedLines(position, code, cell);
  const closing = judge.closing.filter((one) => !touched.includes(one.line));
  let { total, pairs } = judge;
  for (const line of touched) {
    readLine(position, line);
    total += partOf(weights) - judge.parts[line]!;
    if (judge.isPair[line]) pairs--;
    if (found.own === PAIR) pairs++;
    if (found.closing >= 0) closing.push({ line, team: found.closing, cell: found.cell });
  }
  return chanceOf(judge, total, closing, pairs);
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
