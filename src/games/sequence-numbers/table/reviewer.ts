import { weigh } from '../bots';
import { BOARD, teamOf, type Config, type Move, type View } from '../rules';
import { SEQUENCE_WORDS } from '../i18n';
import type { Reviewer } from '../../../shell';
import { cardText } from './bridge';

/** Judged by the strong player's chance to win, on what the seat could see. */
export const reviewer: Reviewer<Config, Move, View> = {
  applies: () => true,
  *judge(seen, move) {
    if (move.type !== 'play') return null;
    const weighed = yield* weigh(seen);
    const [best] = weighed;
    const played = weighed.find(({ play }) => play.card === move.card && play.cell === move.cell);
    if (!best) return null;
    return { worth: played?.chance ?? 0, best: best.play, bestWorth: best.chance };
  },
  describe: (_view, move, language) => {
    if (move.type !== 'play') return '';
    const words = SEQUENCE_WORDS[language];
    return words.learning.describe(cardText(move.card, words), BOARD[move.cell]!);
  },
  amount: (chance, language) => SEQUENCE_WORDS[language].learning.amount(Math.round(chance * 100)),
  least: 0.02,
  score: (seen, seat) => {
    const team = teamOf(seen.config, seat);
    return seen.chips.filter((chip) => chip === team).length;
  },
  scoreName: (language) => SEQUENCE_WORDS[language].learning.chips,
};
