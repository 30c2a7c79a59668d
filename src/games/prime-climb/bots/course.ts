import { OPERATIONS, type Config, type Pawn } from '../rules/types';

/** Which way the pawns go. */
export const COURSES = ['climb', 'backwards', 'there-and-back'] as const;
export type CourseName = (typeof COURSES)[number];

const TOP = 101;
/** A spot is a circle, plus this much for a pawn that has turned round at 101. */
export const TURNED = TOP + 1;
/** Spots 0–101 before turning, 102–203 after. */
export const SPOTS = 2 * TURNED;
/** Dice and keepers are at most this. */
const HIGHEST = 10;
/** No such move: the stop would not be whole, or not on the board. */
export const NOWHERE = -1;

/** What the way of the pawns means for a single pawn, as arrays from spot to spot. */
export interface Course {
  readonly name: CourseName;
  /** Where a pawn begins. */
  readonly start: number;
  /** Where it leaves the board. */
  readonly home: number;
  /** What waypoints bar until they are reached: the end or, there and back, the turning. */
  readonly gate: number;
  /** Spots in use: half as many when nobody turns. */
  readonly spots: number;
  /** Where each operation leads: `targets[(spot * 11 + number) * 4 + operation]`, in the order of OPERATIONS. */
  readonly targets: Int16Array;
  /** Where a pawn goes when it is bumped there. */
  readonly bumped: Int16Array;
  /** Steps behind it, for players who only count those. */
  readonly progress: Int16Array;
}

export const circleOf = (spot: number): number => (spot >= TURNED ? spot - TURNED : spot);

/** Nobody is bumped on Start, and the other end is off the board or somebody's Start. */
export const isSafe = (circle: number): boolean => circle === 0 || circle === TOP;

/** The index into the values: the order of the two pawns does not matter. */
export const pairIndex = (a: number, b: number): number =>
  a >= b ? ((a * (a + 1)) >> 1) + b : ((b * (b + 1)) >> 1) + a;

export const pairsOf = ({ spots }: Course): number => (spots * (spots + 1)) >> 1;

export const targetIndex = (spot: number, number: number): number => (spot * (HIGHEST + 1) + number) << 2;

function stop(circle: number, number: number, operation: number): number {
  const to =
    operation === 0
      ? circle + number
      : operation === 1
        ? circle - number
        : operation === 2
          ? circle * number
          : circle / number;
  return Number.isInteger(to) && to >= 0 && to <= TOP ? to : NOWHERE;
}

function createCourse(name: CourseName, start: number, home: number): Course {
  const back = name === 'there-and-back';
  const spots = back ? SPOTS : TURNED;
  const targets = new Int16Array(SPOTS * (HIGHEST + 1) * OPERATIONS.length).fill(NOWHERE);
  const bumped = new Int16Array(SPOTS);
  const progress = new Int16Array(SPOTS);
  for (let spot = 0; spot < spots; spot++) {
    const turned = spot >= TURNED;
    bumped[spot] = turned ? TURNED + TOP : start;
    const circle = circleOf(spot);
    progress[spot] = name === 'backwards' ? TOP - circle : turned ? TOP + TOP - circle : circle;
    if (spot === home) continue;
    for (let number = 1; number <= HIGHEST; number++)
      for (let operation = 0; operation < OPERATIONS.length; operation++) {
        const to = stop(circle, number, operation);
        if (to === NOWHERE) continue;
        const turns = back && (turned || to === TOP);
        targets[targetIndex(spot, number) + operation] = turns ? TURNED + to : to;
      }
  }
  const gate = back ? TURNED + TOP : home;
  return { name, start, home, gate, spots, targets, bumped, progress };
}

const made: Partial<Record<CourseName, Course>> = {};

/** Made when first asked for: a game needs one of the three. */
export function courseNamed(name: CourseName): Course {
  made[name] ??=
    name === 'climb'
      ? createCourse(name, 0, TOP)
      : name === 'backwards'
        ? createCourse(name, TOP, 0)
        : createCourse(name, 0, TURNED);
  return made[name];
}

export function courseOf({ variants }: Pick<Config, 'variants'>): Course {
  if (variants.includes('backwards')) return courseNamed('backwards');
  if (variants.includes('there-and-back') || variants.includes('solitaire-2'))
    return courseNamed('there-and-back');
  return courseNamed('climb');
}

export function spotOf(course: Course, { at, turned, out }: Pawn): number {
  if (out) return course.home;
  return turned && course.name === 'there-and-back' ? TURNED + at : at;
}
