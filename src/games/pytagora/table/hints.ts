import type { View } from '../rules';
import type { Language } from '../../../i18n';
import { PYTAGORA_WORDS } from '../i18n';
import type { HintLayer } from '../../../shell';
import { squareHint, tablesHint } from './children/hints';
import { crosswordHint } from './crossword/hint';

/** What could be done, told in layers. */
export function* hint(seen: View, language: Language): Generator<void, readonly HintLayer[] | null, void> {
  const words = PYTAGORA_WORDS[language];
  if (seen.family === 'crossword') return yield* crosswordHint(seen, words);
  return seen.family === 'square' ? squareHint(seen, language) : tablesHint(seen, language);
}
