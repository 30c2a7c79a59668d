import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** « src/games/pyramide/decks/fr/junior.ts » is told as « fr-junior ». */
export const nameOf = (file: string): string => `${basename(dirname(file))}-${basename(file, '.ts')}`;

/** What we keep beside a deck: one file a deck in each folder. Empty where nothing is kept. */
export function keptBeside(folder: 'readings' | 'sources', file: string): string {
  const path = join(__dirname, folder, `${nameOf(file)}.tsv`);
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
}

/** Each line that is no remark, in its columns. */
export const columnsOf = (text: string): readonly (readonly string[])[] =>
  text
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split('\t'));
