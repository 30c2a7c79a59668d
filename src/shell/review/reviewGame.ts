import {
  enter,
  seenBy,
  tableAt,
  type Entry,
  type Event,
  type Json,
  type Seat,
  type Table,
} from '../../engine';
import type { AnyReviewer, Judgement } from '../learning';

/** A decision somebody took, with what the judge says of it. */
export interface ReviewedTurn extends Judgement<Json> {
  readonly seat: Seat;
  readonly move: Json;
  /** What the seat saw when it decided. */
  readonly view: unknown;
  /** What it saw when that was done, and what everybody saw happen. */
  readonly after: unknown;
  readonly events: readonly Event[];
}

export interface Reviewed {
  readonly turns: readonly ReviewedTurn[];
  /** How much of the game has been read, from 0 to 1. */
  readonly done: number;
}

/** Plays a finished game through once and judges every decision on what its seat could know. Yields often, with what it has. */
export function* reviewGame(played: Table, reviewer: AnyReviewer): Generator<Reviewed, Reviewed, void> {
  const { game, config, log } = played;
  let table = tableAt(game, config);
  let turns: readonly ReviewedTurn[] = [];
  for (const [nth, entry] of log.entries()) {
    const judged = yield* judging(table, entry, reviewer, { turns, done: nth / log.length });
    const next = enter(table, entry);
    if (next.kind === 'refused') break;
    table = next.table;
    if (!judged) continue;
    const after: unknown = game.view(table.state, judged.seat);
    const events = seenBy(
      'table',
      next.happenings.flatMap((happening) => happening.events),
    );
    turns = [...turns, { ...judged, after, events }];
  }
  return { turns, done: 1 };
}

function* judging(
  table: Table,
  { actor, move }: Entry,
  reviewer: AnyReviewer,
  sofar: Reviewed,
): Generator<Reviewed, Omit<ReviewedTurn, 'after' | 'events'> | null, void> {
  if (typeof actor !== 'number') return null;
  const view: unknown = table.game.view(table.state, actor);
  const thinking = reviewer.judge(view, move);
  for (;;) {
    yield sofar;
    const step = thinking.next();
    if (step.done) return step.value && { ...step.value, seat: actor, move, view };
  }
}

/** What the best would have brought more; nothing where that is too little to speak of. */
export const missedIn = ({ worth, bestWorth }: ReviewedTurn, { least }: AnyReviewer): number =>
  bestWorth - worth < least ? 0 : bestWorth - worth;

/** The decision each seat may be proudest of: the one that was worth most. */
export function bestMoments(turns: readonly ReviewedTurn[]): ReadonlyMap<Seat, ReviewedTurn> {
  const best = new Map<Seat, ReviewedTurn>();
  for (const turn of turns) {
    if (turn.worth <= 0) continue;
    const before = best.get(turn.seat);
    if (!before || turn.worth > before.worth) best.set(turn.seat, turn);
  }
  return best;
}
