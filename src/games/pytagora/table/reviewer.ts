import { bestLay } from '../bots/search';
import {
  cellOf,
  judgeLay,
  type Config,
  type CrosswordView,
  type Move,
  type NewPiece,
  type View,
} from '../rules';
import { PYTAGORA_WORDS } from '../i18n';
import type { Judgement, Reviewer } from '../../../shell';
import { equationText } from './crossword/words';

/** Points laid against the most there were; a needless swap or pass is a turn worth nothing. */
function* judgeCrossword(view: CrosswordView, move: Move): Generator<void, Judgement<Move> | null, void> {
  if (view.hand === null || (move.type !== 'lay' && move.type !== 'swap' && move.type !== 'pass'))
    return null;
  const supply = { ...view, hand: view.hand };
  const best = yield* bestLay(supply);
  if (move.type !== 'lay') return best && { worth: 0, best: best.move, bestWorth: best.score };
  const verdict = judgeLay(supply, move.pieces);
  if (verdict.kind === 'refused') return null;
  const worth = verdict.score.points;
  return {
    worth,
    best: best?.move ?? move,
    bestWorth: Math.max(worth, best?.score ?? 0),
  };
}

/** Nobody is judged in the children's games: what was laid is shown, and that is all. */
const shown = (move: Move): Judgement<Move> | null =>
  move.type === 'place' || move.type === 'answer' ? { worth: 0, best: move, bestWorth: 0 } : null;

const runOf = (seen: CrosswordView, pieces: readonly NewPiece[]) =>
  judgeLay({ ...seen, hand: seen.hand ?? [] }, pieces).run;

export const reviewer: Reviewer<Config, Move, View> = {
  applies: () => true,
  judges: ({ kind }) => kind === 'classic' || kind === 'plus-or-minus',
  *judge(seen, move) {
    return seen.family === 'crossword' ? yield* judgeCrossword(seen, move) : shown(move);
  },
  describe: (seen, move, language) => {
    const words = PYTAGORA_WORDS[language].learning.review;
    switch (move.type) {
      case 'swap':
        return words.swapped;
      case 'pass':
        return words.passed;
      case 'place':
        return move.digit;
      case 'answer':
        return move.digits.join('');
      case 'lay': {
        const run = seen.family === 'crossword' ? runOf(seen, move.pieces) : null;
        return run ? equationText(run.faces) : '';
      }
      default:
        return '';
    }
  },
  draw: (seen, move) => {
    if (move.type !== 'lay' || seen.family !== 'crossword') return { cells: [] };
    const pieces = move.pieces.map((piece) => ({ cell: cellOf(piece), face: piece.face }));
    return { cells: runOf(seen, move.pieces)?.cells ?? pieces.map(({ cell }) => cell), pieces };
  },
  amount: (points, language) => PYTAGORA_WORDS[language].learning.review.amount(points),
  gain: ({ worth, bestWorth }, language) => PYTAGORA_WORDS[language].learning.review.gain(bestWorth - worth),
  least: 1,
  barsName: (language) => PYTAGORA_WORDS[language].learning.review.bars,
};
