import { deviceClock } from '../../../shell/clock';
import { think } from '../../../shell/thinking';
import { formsOf, loadForms } from '../lexicon';
import type { Config } from '../rules';

/** Alone, one types: words come with their forms, and an answer is right as it is said. Where the dictionary cannot be had, looks must do for forms. */
export async function forTyping(config: Config): Promise<Config> {
  const riddles = config.stock.riddles.map((riddle) => ({ ...riddle, byEar: true as const }));
  const forms = await formsFor(riddles, config.language);
  const told = riddles.map((riddle) => (forms ? { ...riddle, forms: riddle.words.map(forms) } : riddle));
  return { ...config, stock: { ...config.stock, riddles: told } };
}

async function formsFor(
  riddles: Config['stock']['riddles'],
  language: Config['language'],
): Promise<((word: string) => string) | null> {
  const packed = await loadForms(language).catch(() => null);
  if (!packed) return null;
  const sought = riddles.flatMap(({ words }) => words.map((word) => word.toLowerCase()));
  const forms = await new Promise<ReadonlyMap<string, string>>((done) => {
    think(formsOf(sought, packed), deviceClock, done);
  });
  return (word) => forms.get(word.toLowerCase()) ?? '';
}
