import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** Something a person waits for at once: the first screen, one game, one word list. */
export interface Part {
  readonly name: string;
  readonly files: readonly string[];
  /** Gzipped, as a web server sends it. */
  readonly bytes: number;
}

const FIRST_SCREEN = 'first screen';
const SCREENS = 'other screens';
/** What several screens share; fetched when the first one has been drawn. */
const COMMON = 'common chunk';

export const SCRIPTS = '_expo/static/js/web';
const HASHED = /-[0-9a-f]{32}\.js$/;
const WORDS = /language:['"](\w+)['"],associations:/;
/** Inside a string of the bundle, so that the line breaks are written out. */
const DECK = /"deck: [^"]*?\\nlanguage: (\w+)\\nage: (\w+)\\n/;

const hasRulesOf = (id: string, text: string): boolean =>
  new RegExp(`id:['"]${id}['"],rulesVersion:`).test(text);

/** Every game's chunk is called box, and every word list's index: who it is has to be read from the text. */
export function nameOf(file: string, text: string, games: readonly string[]): string {
  const stem = file.replace(HASHED, '');
  if (stem === 'box') return games.find((id) => hasRulesOf(id, text)) ?? stem;
  if (stem.endsWith('Screen')) return SCREENS;
  if (stem === '__common') return COMMON;
  const words = WORDS.exec(text);
  if (words) return `words ${words[1]}`;
  const deck = DECK.exec(text);
  return deck ? `deck ${deck[1]}-${deck[2]}` : stem;
}

export const scriptsNamedIn = (html: string): readonly string[] =>
  [...html.matchAll(/<script[^>]+src="([^"]+\.js)"/g)].map(([, path]) => basename(path!));

/** All JavaScript of a web build, so that nothing can grow unseen; the largest part first. */
export function partsOf(build: string, games: readonly string[]): readonly Part[] {
  const folder = join(build, SCRIPTS);
  if (!existsSync(folder)) throw new Error(`No web build in ${build}.`);
  const first = scriptsNamedIn(readFileSync(join(build, 'index.html'), 'utf8'));
  const parts = new Map<string, Part>();
  for (const file of readdirSync(folder).filter((each) => each.endsWith('.js'))) {
    const script = readFileSync(join(folder, file));
    const name = first.includes(file) ? FIRST_SCREEN : nameOf(file, script.toString(), games);
    const { files, bytes } = parts.get(name) ?? { files: [], bytes: 0 };
    const gzipped = gzipSync(script, { level: 9 }).length;
    parts.set(name, { name, files: [...files, file], bytes: bytes + gzipped });
  }
  return [...parts.values()].sort((a, b) => b.bytes - a.bytes);
}
