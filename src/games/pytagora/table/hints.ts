import type { SquareView, View } from '../rules';
import type { Language } from '../../../i18n';
import { PYTAGORA_WORDS, type PytagoraWords } from '../i18n';
import type { HintLayer } from '../../../shell';
import { tablesHint } from './children/hints';
import { crosswordHint } from './crossword/hint';

/** What could be done, told in layers. */
export function* hint(seen: View, language: Language): Generator<void, readonly HintLayer[] | null, void> {
  const words = PYTAGORA_WORDS[language];
  if (seen.family === 'crossword') return yield* crosswordHint(seen, words);
  return seen.family === 'square' ? squareHint(seen, words) : tablesHint(seen, language);
}

function squareHint(view: SquareView, words: PytagoraWords): readonly HintLayer[] | null {
  const { hint: says } = words.learning;
  const needed = view.openings.map(({ needs }) => needs);
  const held = needed.find((digit) => view.hand?.includes(digit));
  if (view.phase !== 'turn' || needed.length === 0) return null;
  return [
    { text: says.next(held ?? needed[0]!) },
    held ? { text: says.haveIt, pieces: [held] } : { text: view.bagSize > 0 ? says.drawIt : says.passIt },
  ];
}
