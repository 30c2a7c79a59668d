import type { Awake } from '../../../shell';
import { deviceClock } from '../../../shell/clock';
import { think } from '../../../shell/thinking';
import { twice } from '../../../shell/twice';
import { botsWith, prepare } from '../bots';
import { loadAnswers, loadLexicon } from '../lexicon';
import type { Config, Move, View } from '../rules';
import { hint } from './hints';

/** Alone with the app, it needs words to play with and to help with; among people it says nothing. */
export async function wake({ alone, language: cards }: Config): Promise<Awake<Move, View>> {
  if (!alone) return {};
  const [lexicon, answers] = await Promise.all([
    twice(() => loadLexicon(cards)),
    // Without them it does not know what riddles are about, and says so.
    twice(() => loadAnswers(cards)).catch(() => null),
  ]);
  // In slices from now on, so that the first guess and the first answer need not wait for it.
  think(prepare(lexicon, answers), deviceClock, () => undefined);
  return {
    bots: botsWith(lexicon, answers),
    hint: (view, language) => hint(view, { lexicon, answers }, language),
  };
}
