import { seenBy, type Event, type Json, type Seat, type Table } from '../../engine';
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
  let state: unknown = game.start(config);
  let turns: readonly ReviewedTurn[] = [];
  for (const [nth, { actor, move }] of log.entries()) {
    // The game has been replayed to get here: every entry is lawful, and only the state matters now.
    const step = game.apply(state, actor, move);
    if (typeof actor === 'number') {
      const view: unknown = game.view(state, actor);
      const judgement = yield* judging(reviewer, view, move, { turns, done: nth / log.length });
      if (judgement) {
        const after: unknown = game.view(step.state, actor);
        const events = seenBy('table', step.events);
        turns = [...turns, { ...judgement, seat: actor, move, view, after, events }];
      }
    }
    state = step.state;
  }
  return { turns, done: 1 };
}

function* judging(
  reviewer: AnyReviewer,
  view: unknown,
  move: Json,
  sofar: Reviewed,
): Generator<Reviewed, Judgement<Json> | null, void> {
  const thinking = reviewer.judge(view, move);
  for (;;) {
    yield sofar;
    const step = thinking.next();
    if (step.done) return step.value;
  }
}

/** What the best would have brought more; nothing where that is too little to speak of. */
export const missedIn = ({ worth, bestWorth }: ReviewedTurn, { least }: AnyReviewer): number =>
  bestWorth - worth < least ? 0 : bestWorth - worth;

/** How much it brought by itself. Alone every turn that is begun costs one: by its worth hardly anything would be fine there. */
const leapOf = ({ leap, worth }: ReviewedTurn): number => leap ?? worth;

/** The decision each seat may be proudest of: the one that brought most. */
export function bestMoments(turns: readonly ReviewedTurn[]): ReadonlyMap<Seat, ReviewedTurn> {
  const best = new Map<Seat, ReviewedTurn>();
  for (const turn of turns) {
    if (leapOf(turn) <= 0) continue;
    const before = best.get(turn.seat);
    if (!before || leapOf(turn) > leapOf(before)) best.set(turn.seat, turn);
  }
  return best;
}
