import { bestLay } from '../bots/search';
import { judgeLay, type Config, type CrosswordView, type Move, type View } from '../rules';
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

const isCrossword = (config: Config): boolean => config.kind === 'classic' || config.kind === 'plus-or-minus';

export const reviewer: Reviewer<Config, Move, View> = {
  // The children's games leave next to nothing to decide.
  applies: (config) => isCrossword(config),
  *judge(seen, move) {
    return seen.family === 'crossword' ? yield* judgeCrossword(seen, move) : null;
  },
  describe: (seen, move, language) => {
    const words = PYTAGORA_WORDS[language];
    if (move.type === 'swap') return words.learning.swapped;
    if (move.type === 'pass') return words.learning.passed;
    if (move.type !== 'lay' || seen.family !== 'crossword') return '';
    const { run } = judgeLay({ ...seen, hand: seen.hand ?? [] }, move.pieces);
    return run ? equationText(run.faces) : '';
  },
  amount: (points, language) => PYTAGORA_WORDS[language].learning.amount(points),
  least: 1,
  score: (seen, seat) => (seen.family === 'crossword' ? seen.scores[seat]! : seen.handSizes[seat]!),
  scoreName: (language) => PYTAGORA_WORDS[language].learning.score,
};
