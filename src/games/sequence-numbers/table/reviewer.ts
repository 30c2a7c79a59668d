import { weigh } from '../bots';
import { BOARD, CELLS_OF, SIDE, type Config, type Move, type View } from '../rules';
import { SEQUENCE_WORDS } from '../i18n';
import type { Reviewer } from '../../../shell';
import { cardText } from './bridge';

const outOf100 = (chance: number): number => Math.round(chance * 100);

/** Every number is on the board twice: which of the two this is, as one would say it at the table. */
function whichOf(cell: number): 'upper' | 'lower' | 'left' | 'right' {
  const [first = cell, second = cell] = CELLS_OF[BOARD[cell]!]!;
  const sameRow = Math.floor(first / SIDE) === Math.floor(second / SIDE);
  if (cell === first) return sameRow ? 'left' : 'upper';
  return sameRow ? 'right' : 'lower';
}

/** Judged by the strong player's chance to win, on what the seat could see. */
export const reviewer: Reviewer<Config, Move, View> = {
  applies: () => true,
  judges: () => true,
  *judge(seen, move) {
    if (move.type !== 'play') return null;
    const weighed = yield* weigh(seen);
    const [best] = weighed;
    const played = weighed.find(({ play }) => play.card === move.card && play.cell === move.cell);
    if (!best) return null;
    const worth = played?.chance ?? 0;
    return { worth, best: best.play, bestWorth: best.chance, missedWin: best.chance === 1 && worth < 1 };
  },
  describe: (_view, move, language) => {
    if (move.type !== 'play') return '';
    const words = SEQUENCE_WORDS[language];
    const { card, cell } = move;
    return words.learning.review.describe[whichOf(cell)](cardText(card, words), BOARD[cell]!);
  },
  draw: (_view, move) => ({ cells: move.type === 'play' ? [move.cell] : [] }),
  amount: (chance, language) => SEQUENCE_WORDS[language].learning.review.amount(outOf100(chance)),
  gain: ({ worth, bestWorth, missedWin }, language) => {
    const words = SEQUENCE_WORDS[language].learning.review;
    return missedWin ? words.win : words.gain(outOf100(bestWorth) - outOf100(worth));
  },
  least: 0.02,
  barsName: (language) => SEQUENCE_WORDS[language].learning.review.bars,
};
