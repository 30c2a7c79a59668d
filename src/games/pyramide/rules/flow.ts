import type { Seat } from '../../../engine';
import type { GameEvent, PointReason } from './events';
import type { Side } from './setup';
import type { Pause, Phase, State } from './types';

export type Happened = GameEvent[];

/** Enters a phase. Every entry has its own number, so that its countdown is a new one. */
export const go = (state: State, phase: Phase, more: Partial<State> = {}): State => ({
  ...state,
  ...more,
  phase,
  beat: state.beat + 1,
});

/** Stands still: what was recorded is seen, and may be taken back, before anything new is shown. */
export const rest = (state: State, why: Pause, seat: Seat, more: Partial<State> = {}): State =>
  go(state, 'between', { ...more, pause: { why, seat } });

/** Points of the round. In a riddle that decides between two, only theirs count. */
export function award(
  state: State,
  sides: readonly Side[],
  points: number,
  why: PointReason,
  happened: Happened,
): State {
  const { riddle } = state;
  const counting = riddle ? sides.filter((side) => riddle.counts.includes(side)) : sides;
  counting.forEach((side) => happened.push({ type: 'points', side, points, why }));
  const add = (list: readonly number[]) =>
    list.map((value, side) => (counting.includes(side) ? value + points : value));
  return {
    ...state,
    score: add(state.score),
    riddle: riddle && { ...riddle, points: add(riddle.points) },
  };
}
