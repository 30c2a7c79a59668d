import type { CrosswordMove, CrosswordView } from '../../rules';
import type { Thinking } from '../../../../engine';
import { bestLay, type Wishes } from '../search';
import { positionOf, unable } from './turn';

/** Always the equation that scores most, and no thought for the next turn. */
export const strong = (wishes: Wishes = {}) =>
  function* (view: CrosswordView): Thinking<CrosswordMove> {
    const found = yield* bestLay(positionOf(view), wishes);
    return found?.move ?? unable(view);
  };
