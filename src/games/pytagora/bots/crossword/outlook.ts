import type { CrosswordView, Face } from '../../rules';
import type { Sketch } from '../search';

type Kind = CrosswordView['config']['kind'];

interface Kept {
  readonly nothing: number;
  readonly digit: number;
  /** By sign: + − × ÷. */
  readonly signs: readonly number[];
  readonly firstEquals: number;
  readonly moreEquals: number;
  /** No = on the table: a loss, unless one is in hand. */
  readonly noShared: number;
  readonly noSharedButOwn: number;
}

/**
 * What the next turn may bring, in points, from what a hand keeps. Each figure was fitted to some ten thousand turns of
 * good play: a hand is filled up with what chance gives, which is digits mostly, so signs kept back are in the way.
 */
const KEPT: Readonly<Record<Kind, Kept>> = {
  classic: {
    nothing: 18.3,
    digit: 0.8,
    signs: [-1.5, -1.5, -1.1, -0.3],
    firstEquals: -1.4,
    moreEquals: -2.1,
    noShared: -1.15,
    noSharedButOwn: 1.05,
  },
  'plus-or-minus': {
    nothing: 15.6,
    digit: 0.9,
    signs: [-1.2, -1.2, 0, 0],
    firstEquals: -1.2,
    moreEquals: -1.7,
    noShared: -0.9,
    noSharedButOwn: 0.9,
  },
};

/** What a lay gives the next seat, fitted likewise. */
const GIVEN: Readonly<Record<Kind, { shared: number; sign: number; crossing: number }>> = {
  classic: { shared: 0.7, sign: 0.3, crossing: -1.3 },
  'plus-or-minus': { shared: 0.45, sign: 0.4, crossing: -0.2 },
};

export interface Rack {
  readonly digits: number;
  readonly signs: readonly number[];
  readonly equals: number;
}

export function rackOf(hand: readonly Face[]): Rack {
  const count = (face: Face): number => hand.filter((other) => other === face).length;
  const signs = [count('+'), count('-'), count('*'), count('/')];
  const equals = count('=');
  return { digits: signs.reduce((rest, some) => rest - some, hand.length - equals), signs, equals };
}

/** Points to be expected of one's next equation. */
export function expected({ config, sharedEquals }: CrosswordView, rack: Rack, sketch: Sketch): number {
  const kept = KEPT[config.kind];
  const own = rack.equals - (sketch.equals === 'own' ? 1 : 0);
  let points = kept.nothing + kept.digit * (rack.digits - sketch.digits);
  sketch.signs.forEach((used, sign) => (points += kept.signs[sign]! * (rack.signs[sign]! - used)));
  if (own > 0) points += kept.firstEquals + kept.moreEquals * (own - 1);
  if (sharedLeft(sharedEquals, sketch) === 0) points += kept.noShared + (own > 0 ? kept.noSharedButOwn : 0);
  return points;
}

/** Points it opens to the next seat, beyond what is the same for all lays. */
export function opened({ config, sharedEquals }: CrosswordView, sketch: Sketch): number {
  const given = GIVEN[config.kind];
  const laid = sketch.signs.reduce((sum, count) => sum + count, 0);
  return (
    given.shared * sharedLeft(sharedEquals, sketch) + given.sign * laid + given.crossing * sketch.crossings
  );
}

const sharedLeft = (shared: number, { equals }: Sketch): number => shared - (equals === 'shared' ? 1 : 0);
