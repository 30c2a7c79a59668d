import type { CrosswordMove, CrosswordView } from '../../rules';
import type { Thinking } from '../../../../engine';
import { worthiestLay, type Scope, type Sketch } from '../search';
import { expected, opened, rackOf } from './outlook';
import { lacking, positionOf, unable } from './turn';
import { turnsWith } from './turns';

/** Wider ones took twice as long and won no more games. */
const SCOPE: Scope = { within: 4, most: 200 };

/** About what one point more or less of the next seat's changes in the turns it needs. */
const TURNS_A_POINT = 0.05;

/**
 * Wins where it can. Otherwise it weighs, besides the points, what it keeps, the = it leaves on the table and what it opens
 * to the next seat: what counts is how many turns it will still need.
 */
export const master = (scope: Scope = SCOPE, care = 1) =>
  function* (view: CrosswordView): Thinking<CrosswordMove> {
    const { config, hand } = view;
    const rack = rackOf(hand ?? []);
    const need = lacking(view);
    const worth = (sketch: Sketch): number => {
      if (sketch.points >= need) return sketch.points;
      const turns = turnsWith(config.kind, need - sketch.points, expected(view, rack, sketch));
      return -turns - care * TURNS_A_POINT * opened(view, sketch);
    };
    const found = yield* worthiestLay(positionOf(view), scope, worth);
    return found?.move ?? unable(view);
  };
