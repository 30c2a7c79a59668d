import type { Player } from '../../../engine';
import type { View } from '../rules';
import type { PyramideWords } from '../i18n';
import { nameOf } from './seating';
import type { Advice, RiddleStory, WordStory } from './unfold';

/** What every part of the review needs to speak: words, names, and whose side is whose. */
export interface ReviewWords {
  readonly words: PyramideWords;
  readonly seats: readonly Player[];
  readonly view: View;
}

export function adviceText(advice: Advice, { words }: ReviewWords): string {
  const says = words.learning.unfolded;
  switch (advice.kind) {
    case 'enough':
      return says.enough(advice.used, advice.spare);
    case 'too-few':
      return says.tooFew(advice.left);
    case 'app-bet':
      return says.appBet(advice.bet);
    case 'exact':
      return says.exact;
    case 'spent':
      return says.spent;
    case 'foul':
      return says.foul;
    case 'no-bricks':
      return says.noBricks;
    case 'five-clues':
      return says.fiveClues;
  }
}

/** "bet 3, 1 clue", or where nobody bets how many clues it took. */
export function usedText({ bet, clues }: WordStory, { words }: ReviewWords): string | null {
  const says = words.learning.unfolded;
  if (bet !== null) return says.betUsed(bet, clues.length);
  return clues.length > 0 ? says.clues(clues.length) : null;
}

/** Bets against use over the whole riddle, and what better bets would have brought. */
export function brickSentences({ bricks, appBets }: RiddleStory, { words }: ReviewWords): readonly string[] {
  if (!bricks) return [];
  const says = words.learning.unfolded;
  const { bet, used, left, whole, best, idle } = bricks;
  const sum = says.bricks(used, bet);
  if (appBets) return left > 0 && whole ? [sum, says.bonusHad(left)] : [sum];
  if (!whole) return idle > 0 ? [sum, says.spare(idle)] : [sum];
  const had = left > 0 ? [says.bonusHad(left)] : [];
  return [sum, ...had, best > left ? says.bonusMissed(best) : says.bonusBest];
}

export function enigmaSentences({ enigma }: RiddleStory, { words, seats }: ReviewWords): readonly string[] {
  const says = words.learning.unfolded;
  const { answer, by, early, wrong } = enigma;
  const solved =
    by === null ? says.unsolved(answer) : (early ? says.solvedEarly : says.solved)(nameOf(seats, by), answer);
  return [solved, ...wrong.map(({ by: who, text }) => says.answered(nameOf(seats, who), text))];
}
