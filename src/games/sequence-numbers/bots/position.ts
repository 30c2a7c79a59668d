import type { Seat } from '../../../engine';
import { CELLS_OF, finishedOn, isCorner, teamOf, type Card, type Sequence, type View } from '../rules';
import {
  codeOf,
  CODES,
  COPIES,
  CORNER,
  EMPTY,
  FIVES,
  LINES,
  MINUS_CODE,
  PLUS_CODE,
  STRAIGHT_OF,
} from './geometry';

/** All that one seat knows, in the form that is quickest to think about. A bot tries moves on it and takes them back. */
export interface Position {
  readonly team: number;
  readonly teams: number;
  readonly target: number;
  /** By cell: a team, `EMPTY` or `CORNER`. */
  readonly chips: number[];
  readonly sequences: readonly Sequence[];
  /** Finished sequences by team. */
  readonly done: readonly number[];
  /** By team: the lines that do not count for it, see `spentLines`. */
  readonly spent: readonly (readonly boolean[])[];
  /** Own cards by code. */
  readonly held: number[];
  /** Cards by code that lie in the deck or in other hands: all there are, less the piles and one's own. */
  readonly unseen: readonly number[];
  readonly unseenTotal: number;
  /** Cards in the hands of opponents, and how many opponents there are. */
  readonly foeCards: number;
  readonly foeSeats: number;
  /**
   * Cells where an opponent may have laid its last chip. A line that lacked one chip before that is one it had no card for,
   * or it would have finished it: only the card it has drawn since can.
   */
  readonly fresh: readonly boolean[];
}

export function readPosition(view: View): Position {
  const { config, sequences, piles } = view;
  const { teams, target } = config;
  const team = teamOf(config, view.eyes as Seat);
  const cards = countCards(view);
  const done = Array.from({ length: teams }, (_, t) => sequences.filter((one) => one.team === t).length);
  const foes = view.handSizes.flatMap((_, seat) => (teamOf(config, seat) === team ? [] : [seat]));
  const fresh = view.chips.map(() => false);
  for (const seat of foes) markFresh(fresh, piles[seat]![piles[seat]!.length - 1]);
  return {
    team,
    teams,
    target,
    chips: view.chips.map((chip, cell) => (isCorner(cell) ? CORNER : (chip ?? EMPTY))),
    sequences,
    done,
    spent: done.map((_, t) => spentLines(sequences, t)),
    ...cards,
    foeCards: foes.reduce((sum, seat) => sum + view.handSizes[seat]!, 0),
    foeSeats: foes.length,
    fresh,
  };
}

function countCards({ hand, piles }: View): Pick<Position, 'held' | 'unseen' | 'unseenTotal'> {
  const held = new Array<number>(CODES).fill(0);
  const unseen = new Array<number>(CODES).fill(COPIES);
  unseen[0] = 0;
  for (const card of hand ?? []) {
    held[codeOf(card)]!++;
    unseen[codeOf(card)]!--;
  }
  for (const pile of piles) for (const card of pile) unseen[codeOf(card)]!--;
  return { held, unseen, unseenTotal: unseen.reduce((sum, count) => sum + count, 0) };
}

/** Plus may have gone anywhere, and an empty pile tells nothing. */
function markFresh(fresh: boolean[], last: Card | undefined): void {
  const code = last === undefined ? PLUS_CODE : codeOf(last);
  if (code === PLUS_CODE) fresh.fill(true);
  else if (code !== MINUS_CODE) for (const cell of CELLS_OF[code]!) fresh[cell] = true;
}

/** For a team without a sequence, which is nearly always: every five counts, and no nine yet. */
const NOTHING_SPENT: readonly boolean[] = LINES.map((_, line) => line >= FIVES);

/**
 * Lines that would be no sequence of this team if it filled them, one flag per line. On a straight line where it has none a
 * five is its first; where it has one only a nine around that is the second; and there is no third.
 */
function spentLines(sequences: readonly Sequence[], team: number): readonly boolean[] {
  if (!sequences.some((sequence) => sequence.team === team)) return NOTHING_SPENT;
  return LINES.map((cells, line) => {
    const [first, ...more] = finishedOn(sequences, team, STRAIGHT_OF[line]!);
    if (line < FIVES) return first !== undefined;
    return !first || more.length > 0 || !first.cells.every((cell) => cells.includes(cell));
  });
}

/** The same position after this team has finished these sequences. */
export function withSequences(position: Position, finished: readonly Sequence[]): Position {
  if (finished.length === 0) return position;
  const sequences = [...position.sequences, ...finished];
  const done = position.done.map((_, t) => sequences.filter((sequence) => sequence.team === t).length);
  return { ...position, sequences, done, spent: done.map((_, t) => spentLines(sequences, t)) };
}
