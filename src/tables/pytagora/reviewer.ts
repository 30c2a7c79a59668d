import { bestLay } from '../../bots/pytagora/search';
import type { Json } from '../../engine/core';
import {
  judgeLay,
  readConfig,
  type Config,
  type CrosswordView,
  type Move,
  type View,
} from '../../engine/pytagora';
import { PYTAGORA_WORDS } from '../../i18n/pytagora';
import type { Judgement, Reviewer } from '../../shell';
import { equationText } from './crossword/words';

/** Points laid against the most there were; a needless swap or pass is a turn worth nothing. */
function* judgeCrossword(view: CrosswordView, move: Move): Generator<void, Judgement | null, void> {
  if (view.hand === null || (move.type !== 'lay' && move.type !== 'swap' && move.type !== 'pass'))
    return null;
  const supply = { ...view, hand: view.hand };
  const best = yield* bestLay(supply);
  if (move.type !== 'lay')
    return best && { worth: 0, best: best.move as unknown as Json, bestWorth: best.score };
  const verdict = judgeLay(supply, move.pieces);
  if (verdict.kind === 'refused') return null;
  const worth = verdict.score.points;
  return {
    worth,
    best: (best?.move ?? move) as unknown as Json,
    bestWorth: Math.max(worth, best?.score ?? 0),
  };
}

const isCrossword = (config: Config | null): boolean =>
  config?.kind === 'classic' || config?.kind === 'plus-or-minus';

export const reviewer: Reviewer = {
  // The children's games leave next to nothing to decide.
  applies: (config) => isCrossword(readConfig(config)),
  *judge(seen: View, raw: Json) {
    return seen.family === 'crossword' ? yield* judgeCrossword(seen, raw as unknown as Move) : null;
  },
  describe: (seen: View, raw, language) => {
    const words = PYTAGORA_WORDS[language];
    const move = raw as unknown as Move;
    if (move.type === 'swap') return words.learning.swapped;
    if (move.type === 'pass') return words.learning.passed;
    if (move.type !== 'lay' || seen.family !== 'crossword') return '';
    const { run } = judgeLay({ ...seen, hand: seen.hand ?? [] }, move.pieces);
    return run ? equationText(run.faces) : '';
  },
  amount: (points, language) => PYTAGORA_WORDS[language].learning.amount(points),
  least: 1,
  score: (seen: View, seat) => (seen.family === 'crossword' ? seen.scores[seat]! : seen.handSizes[seat]!),
  scoreName: (language) => PYTAGORA_WORDS[language].learning.score,
};
