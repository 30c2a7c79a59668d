import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Language } from '../../src/games/pyramide/lexicon';

/** Kilobytes each shipped file takes gzipped, as a web server sends it. */
export function sizesOf(language: Language): readonly (readonly [file: string, kilobytes: number])[] {
  const root = join(__dirname, '../../src/games/pyramide/lexicon', language);
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => [file, gzipSync(readFileSync(join(root, file))).length / 1000]);
}
