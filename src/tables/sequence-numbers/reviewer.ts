import { weigh } from '../../bots/sequence-numbers';
import type { Json } from '../../engine/core';
import { BOARD, teamOf, type Move, type View } from '../../engine/sequence-numbers';
import { SEQUENCE_WORDS } from '../../i18n/sequence-numbers';
import type { Reviewer } from '../../shell';
import { cardText } from './bridge';

/** Judged by the strong player's chance to win, on what the seat could see. */
export const reviewer: Reviewer = {
  applies: () => true,
  *judge(seen: View, raw: Json) {
    const move = raw as unknown as Move;
    if (move.type !== 'play') return null;
    const weighed = yield* weigh(seen);
    const [best] = weighed;
    const played = weighed.find(({ play }) => play.card === move.card && play.cell === move.cell);
    if (!best) return null;
    return { worth: played?.chance ?? 0, best: best.play as unknown as Json, bestWorth: best.chance };
  },
  describe: (_view, raw, language) => {
    const words = SEQUENCE_WORDS[language];
    const move = raw as unknown as Extract<Move, { type: 'play' }>;
    return words.learning.describe(cardText(move.card, words), BOARD[move.cell]!);
  },
  amount: (chance, language) => SEQUENCE_WORDS[language].learning.amount(Math.round(chance * 100)),
  least: 0.02,
  score: (seen: View, seat) => {
    const team = teamOf(seen.config, seat);
    return seen.chips.filter((chip) => chip === team).length;
  },
  scoreName: (language) => SEQUENCE_WORDS[language].learning.chips,
};
