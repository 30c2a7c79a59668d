import { deviceClock } from '../../../shell/clock';
import { think } from '../../../shell/thinking';
import { formsOf, loadForms } from '../lexicon';
import type { Config } from '../rules';

/** Alone, words are typed: each comes with its forms. Where the dictionary cannot be had, their looks must do. */
export async function withForms(config: Config): Promise<Config> {
  const packed = await loadForms(config.language).catch(() => null);
  if (!packed) return config;
  const { riddles } = config.stock;
  const sought = riddles.flatMap(({ words }) => words.map((word) => word.toLowerCase()));
  const forms = await new Promise<ReadonlyMap<string, string>>((done) => {
    think(formsOf(sought, packed), deviceClock, done);
  });
  const told = riddles.map((riddle) => ({
    ...riddle,
    forms: riddle.words.map((word) => forms.get(word.toLowerCase()) ?? ''),
  }));
  return { ...config, stock: { ...config.stock, riddles: told } };
}
