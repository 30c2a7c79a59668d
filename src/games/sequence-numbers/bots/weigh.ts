import type { View } from '../rules';
import { codeOf } from './geometry';
import { createJudge, SURE_WIN, worthOf } from './judge';
import { plays, type Play } from './plays';
import { readPosition } from './position';
import { weightsFor } from './weights';

export interface Weighed {
  readonly play: Play;
  /** Chance to win after it, from 0 to 1, as far as the strong player can tell. */
  readonly chance: number;
}

/** Every play of this hand, best first: what hints and the review go by. */
export function* weigh(view: View): Generator<void, readonly Weighed[], void> {
  const position = readPosition(view);
  const judge = createJudge(position, weightsFor(position));
  const weighed: Weighed[] = [];
  for (const play of plays(view)) {
    yield;
    const worth = worthOf(judge, codeOf(play.card), play.cell);
    weighed.push({ play, chance: worth >= SURE_WIN ? 1 : Math.max(0, Math.min(1, worth)) });
  }
  return weighed.sort((a, b) => b.chance - a.chance);
}
