import type { Seat } from '../../../engine';
import { missingWaypoints, type Config, type State } from '../rules';
import { circleOf, courseOf, isSafe, pairIndex, pairsOf, spotOf, type Course } from './course';
import { hitChance } from './hits';
import type { Style } from './style';
import { valuesOf } from './values';

/** A seat's pawns, and what keeps them from coming home. */
export interface Seated {
  readonly seat: Seat;
  readonly a: number;
  readonly b: number;
  readonly missing: readonly number[];
  readonly cursed: boolean;
}

/** The table as one seat sees it. */
export interface Scene {
  readonly state: State;
  readonly course: Course;
  readonly sprint: boolean;
  /** Turns expected by the pawns' spots alone. */
  readonly values: Float64Array;
  readonly mine: Seated;
  readonly others: readonly Seated[];
}

const seatedAt = (course: Course, state: State, seat: Seat): Seated => {
  const { pawns, cursed } = state.players[seat]!;
  const missing = missingWaypoints({ ...state, seat });
  return { seat, a: spotOf(course, pawns[0]), b: spotOf(course, pawns[1]), missing, cursed };
};

export function sceneOf(state: State, seat: Seat, { measure }: Pick<Style, 'measure'>): Scene {
  const course = courseOf(state.config);
  const sprint = state.config.variants.includes('sprint');
  return {
    state,
    course,
    sprint,
    values: measure === 'solved' ? valuesOf(course, sprint) : circleValues(course),
    mine: seatedAt(course, state, seat),
    others: otherSeats(state.config, seat).map((other) => seatedAt(course, state, other)),
  };
}

/** In the order in which they will play. */
const otherSeats = ({ seats }: Config, seat: Seat): readonly Seat[] =>
  Array.from({ length: seats - 1 }, (_, k) => (seat + 1 + k) % seats);

/** About as many circles as a turn brings somebody who only runs. */
const CIRCLES_A_TURN = 20;
const byCircles: Partial<Record<Course['name'], Float64Array>> = {};

function circleValues(course: Course): Float64Array {
  const made = byCircles[course.name];
  if (made) return made;
  const { progress, spots, home } = course;
  const values = new Float64Array(pairsOf(course));
  for (let a = 0; a < spots; a++)
    for (let b = 0; b <= a; b++)
      values[pairIndex(a, b)] = (2 * progress[home]! - progress[a]! - progress[b]!) / CIRCLES_A_TURN;
  return (byCircles[course.name] = values);
}

/** A waypoint that hardly any roll can reach is that many turns away. */
const FAR = 8;

/** Turns that a seat expects to need with its pawns on these spots and these waypoints missing. */
export function turnsWith({ values }: Scene, a: number, b: number, missing: readonly number[]): number {
  const plain = values[pairIndex(a, b)]!;
  if (missing.length === 0) return plain;
  let turns = plain;
  for (const prime of missing) {
    const away = (1 - hitChance(circleOf(a), prime)) * (1 - hitChance(circleOf(b), prime));
    turns += Math.min(FAR, 1 / Math.max(1 - away, 1e-3));
  }
  return turns;
}

/** How likely one of the others can bump a pawn on each circle in its next turn. */
export function threatsTo({ others, course }: Scene): Float64Array {
  const threats = new Float64Array(course.spots);
  for (let spot = 0; spot < course.spots; spot++) {
    const circle = circleOf(spot);
    if (isSafe(circle)) continue;
    let missed = 1;
    for (const { a, b, cursed } of others) {
      if (cursed) continue;
      if (a !== course.home) missed *= 1 - hitChance(circleOf(a), circle);
      if (b !== course.home) missed *= 1 - hitChance(circleOf(b), circle);
    }
    threats[spot] = 1 - missed;
  }
  return threats;
}
