import type { Supply } from '../../rules/crossword/placement';
import { foundFrom, type Found, type Takes } from './lay';
import { EQUALS_SIGN, SIGNS } from './signs';
import { walk, type Lay } from './walk';

/** What can be said of a lay without its digits. */
export interface Sketch {
  readonly points: number;
  /** New digits, all from the hand. */
  readonly digits: number;
  /** New signs, by sign. */
  readonly signs: readonly number[];
  /** Where its = is from. */
  readonly equals: 'table' | Takes;
  readonly crossings: number;
}

export interface Scope {
  /** How many points below the best are still looked at. */
  readonly within: number;
  /** How many lays are looked at. */
  readonly most: number;
}

/** The lay that is worth most, among the good ones. */
export function* worthiestLay(
  supply: Supply,
  { within, most }: Scope,
  worth: (sketch: Sketch) => number,
): Generator<void, Found | null, void> {
  let best: { lay: Lay; takes: Takes } | null = null;
  let highest = -Infinity;
  let points = 0;
  let looks = 0;
  for (const lay of walk(supply)) {
    yield;
    if (!lay) continue;
    points = Math.max(points, lay.points);
    if (lay.points < points - within || ++looks > most) break;
    for (const sketch of sketchesOf(supply, lay)) {
      const here = worth(sketch);
      if (here <= highest) continue;
      highest = here;
      best = { lay, takes: sketch.equals === 'own' ? 'own' : 'shared' };
    }
  }
  return best && foundFrom(supply, best.lay, best.takes);
}

function sketchesOf({ hand, sharedEquals }: Supply, { points, form, slot }: Lay): Sketch[] {
  const signs = new Array<number>(SIGNS).fill(0);
  for (const sign of form.between) if (sign !== EQUALS_SIGN) signs[sign]!++;
  for (let sign = 0; sign < SIGNS; sign++) signs[sign]! -= slot.signs[sign]!;
  const digits = form.cells.length - form.between.length - slot.digitTotal;
  const sketch = { points, digits, signs, crossings: slot.crossed.length };
  if (slot.equals) return [{ ...sketch, equals: 'table' }];
  const sources: Takes[] = [];
  if (hand.includes('=')) sources.push('own');
  if (sharedEquals > 0) sources.push('shared');
  return sources.map((equals) => ({ ...sketch, equals }));
}
