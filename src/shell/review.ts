import { enter, tableAt, type Entry, type Json, type Seat, type Table } from '../engine';
import type { AnyReviewer, Judgement } from './learning';

/** A decision somebody took, with what the judge says of it. */
export interface ReviewedTurn extends Judgement<Json> {
  readonly seat: Seat;
  readonly move: Json;
  /** What the seat saw when it decided. */
  readonly view: unknown;
}

export interface Reviewed {
  readonly turns: readonly ReviewedTurn[];
  /** Each seat's score after every decision. */
  readonly scores: readonly (readonly number[])[];
}

/** Plays a finished game through and judges every decision on what its seat could know. Yields often. */
export function* reviewGame(played: Table, reviewer: AnyReviewer): Generator<number, Reviewed, void> {
  const { game, config, log } = played;
  const seats = game.seatsOf(config);
  let table = tableAt(game, config);
  const turns: ReviewedTurn[] = [];
  const scores: number[][] = Array.from({ length: seats }, () => []);
  for (const [nth, entry] of log.entries()) {
    const turn = yield* judged(table, entry, reviewer, nth / log.length);
    const next = enter(table, entry);
    if (next.kind === 'refused') break;
    table = next.table;
    if (!turn) continue;
    turns.push(turn);
    const open: unknown = game.view(table.state, 'table');
    scores.forEach((line, seat) => line.push(reviewer.score(open, seat)));
  }
  return { turns, scores };
}

function* judged(
  table: Table,
  { actor, move }: Entry,
  reviewer: AnyReviewer,
  done: number,
): Generator<number, ReviewedTurn | null, void> {
  if (typeof actor !== 'number') return null;
  const view: unknown = table.game.view(table.state, actor);
  const judging = reviewer.judge(view, move);
  for (;;) {
    yield done;
    const step = judging.next();
    if (step.done) return step.value && { ...step.value, seat: actor, move, view };
  }
}

/** The decision each seat may be proudest of: the one that was worth most. */
export function bestMoments({ turns }: Reviewed): ReadonlyMap<Seat, ReviewedTurn> {
  const best = new Map<Seat, ReviewedTurn>();
  for (const turn of turns) {
    if (turn.worth <= 0) continue;
    const before = best.get(turn.seat);
    if (!before || turn.worth > before.worth) best.set(turn.seat, turn);
  }
  return best;
}
