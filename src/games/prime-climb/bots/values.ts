import { pairIndex, type Course, type CourseName } from './course';
import { readScale, type Scale } from './digits';
import type { Cost } from './best';
import { backwardsSprint } from './values/backwards-sprint';
import { backwards } from './values/backwards';
import { climb } from './values/climb';
import { sprint } from './values/sprint';
import { thereAndBackSprint } from './values/there-and-back-sprint';
import { thereAndBack } from './values/there-and-back';

/** The one-seat games without cards that are solved: each way, with both pawns or one to bring home. */
type Goal = 'both' | 'one';

const SCALES: Readonly<Record<CourseName, Readonly<Record<Goal, Scale>>>> = {
  climb: { both: climb, one: sprint },
  backwards: { both: backwards, one: backwardsSprint },
  'there-and-back': { both: thereAndBack, one: thereAndBackSprint },
};

const read: Partial<Record<CourseName, Partial<Record<Goal, Float64Array>>>> = {};

/** Turns a perfect player expects to need, by `pairIndex` of the pawns' spots. Unpacked when its game is first played. */
export function valuesOf({ name }: Course, isSprint: boolean): Float64Array {
  const goal: Goal = isSprint ? 'one' : 'both';
  const ofCourse = (read[name] ??= {});
  return (ofCourse[goal] ??= readScale(SCALES[name][goal]));
}

/** Plain play: nothing counts but where the pawns are. */
export const costPlain =
  (values: Float64Array): Cost =>
  ({ a, b }) =>
    values[pairIndex(a, b)]!;
