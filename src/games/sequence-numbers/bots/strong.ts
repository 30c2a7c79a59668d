import type { Dice, Bot } from '../../../engine';
import type { Move, View } from '../rules';
import { codeOf } from './geometry';
import { createJudge, standing, worthOf, type Judge } from './judge';
import { owesFine, plainMove, plays, type Play } from './plays';
import { readPosition, type Position } from './position';
import { weightsFor } from './weights';

/**
 * Counts cards as well as lines: what is in hand, what lies on the piles, and so what the others may hold. It plays the card
 * after which its chance to win is best, and keeps the cards it has a use for.
 */
export const strong: Bot<View, Move> = {
  *choose(view: View, _dice: Dice) {
    const plain = plainMove(view);
    if (plain) return plain;
    const position = readPosition(view);
    const weights = weightsFor(position);
    yield;
    if (owesFine(view)) return payLeast(view, position, weights);
    const judge = createJudge(position, weights);
    return yield* bestPlay(judge, plays(view));
  },
};

function* bestPlay(judge: Judge, choices: readonly Play[]): Generator<void, Play, void> {
  let best = choices[0]!;
  let most = -Infinity;
  for (const play of choices) {
    yield;
    const worth = worthOf(judge, codeOf(play.card), play.cell);
    if (worth > most) [best, most] = [play, worth];
  }
  return best;
}

/** The card whose loss hurts least. */
function payLeast(view: View, position: Position, weights: readonly number[]): Move {
  let chosen = view.hand![0]!;
  let most = -Infinity;
  for (const card of view.hand!) {
    position.held[codeOf(card)]!--;
    const left = standing(createJudge(position, weights));
    position.held[codeOf(card)]!++;
    if (left > most) [chosen, most] = [card, left];
  }
  return { type: 'pay', card: chosen };
}
