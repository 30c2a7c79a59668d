import type { Seat } from '../../engine/core';
import { BOARD, CELLS_OF, isCorner, teamOf, type Sequence, type View } from '../../engine/sequence-numbers';
import { codeOf, CODES, COPIES, CORNER, EMPTY, LINES, MINUS_CODE, PLUS_CODE } from './geometry';

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
  /** By team: the lines that no longer count for it, see `spentLines`. */
  readonly spent: readonly (readonly boolean[] | null)[];
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
  const seat = view.eyes as Seat;
  const hand = (view.hand ?? []).map(codeOf);
  return positionOf({
    team: teamOf(view.config, seat),
    teams: view.config.teams,
    target: view.config.target,
    chips: view.chips.map((chip, cell) => (isCorner(cell) ? CORNER : (chip ?? EMPTY))),
    sequences: view.sequences,
    hand,
    gone: view.piles.flatMap((pile) => pile.map(codeOf)),
    handSizes: view.handSizes,
    last: view.piles.map((pile) => (pile.length > 0 ? codeOf(pile[pile.length - 1]!) : UNKNOWN)),
  });
}

export interface Known {
  readonly team: number;
  readonly teams: number;
  readonly target: number;
  readonly chips: number[];
  readonly sequences: readonly Sequence[];
  readonly hand: readonly number[];
  readonly gone: readonly number[];
  readonly handSizes: readonly number[];
  /** The code of the last card of each seat, or `UNKNOWN`. */
  readonly last: readonly number[];
}

export const UNKNOWN = 0;

export function positionOf(known: Known): Position {
  const { team, teams, target, chips, sequences, hand, gone, handSizes } = known;
  const held = new Array<number>(CODES).fill(0);
  const unseen = new Array<number>(CODES).fill(COPIES);
  unseen[0] = 0;
  for (const code of hand) {
    held[code]!++;
    unseen[code]!--;
  }
  for (const code of gone) unseen[code]!--;
  let unseenTotal = 0;
  for (const count of unseen) unseenTotal += count;
  const done = new Array<number>(teams).fill(0);
  for (const sequence of sequences) done[sequence.team]!++;
  let foeCards = 0;
  let foeSeats = 0;
  const fresh = new Array<boolean>(chips.length).fill(false);
  handSizes.forEach((size, other) => {
    if (other % teams === team) return;
    foeCards += size;
    foeSeats++;
    markFresh(fresh, known.last[other]!);
  });
  const spent = done.map((count, t) => (count > 0 ? spentLines(sequences, t) : null));
  return {
    team,
    teams,
    target,
    chips,
    sequences,
    done,
    spent,
    held,
    unseen,
    unseenTotal,
    foeCards,
    foeSeats,
    fresh,
  };
}

function markFresh(fresh: boolean[], code: number): void {
  if (code === UNKNOWN || code === PLUS_CODE) fresh.fill(true);
  else if (code !== MINUS_CODE) for (const cell of CELLS_OF[code]!) fresh[cell] = true;
}

/**
 * Lines that can no longer become a sequence of this team, because they share two chips with one it has finished. One flag
 * per line; null while the team has none, which is nearly always.
 */
function spentLines(sequences: readonly Sequence[], team: number): readonly boolean[] | null {
  const own = sequences.filter((sequence) => sequence.team === team);
  if (own.length === 0) return null;
  return LINES.map((cells) =>
    own.some((sequence) => cells.filter((c) => BOARD[c] !== 0 && sequence.cells.includes(c)).length > 1),
  );
}

/** The same position after this team has finished these sequences. */
export function withSequences(position: Position, finished: readonly Sequence[]): Position {
  if (finished.length === 0) return position;
  const sequences = [...position.sequences, ...finished];
  const done = position.done.map((_, t) => sequences.filter((sequence) => sequence.team === t).length);
  return { ...position, sequences, done, spent: done.map((_, t) => spentLines(sequences, t)) };
}
