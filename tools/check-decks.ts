import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

import { DECKS, readDeck, type Deck, type Fault, type Strictness } from '../src/games/pyramide/decks';

/** `npm run check:decks [-- own-deck.txt …]`: the decks of the app, or the files named. */
export interface Source {
  readonly file: string;
  readonly text: string;
  readonly strictness: Strictness;
  /** Lines of the file before the first line of the deck. */
  readonly above: number;
}

/** What a check finds. `facts` are printed as they are: this tool is for those who write decks, and git. */
export interface Finding {
  readonly kind: 'fault' | 'note';
  readonly line: number;
  readonly code: string;
  readonly facts: Readonly<Record<string, string | number>>;
}

/** A check sees the text, and the deck if it could be read. */
export type Check = (source: Source, deck: Deck | null) => readonly Finding[];

/** The rules every deck obeys, also those of players. */
const rules: Check = ({ text, strictness }) => {
  const reading = readDeck(text, strictness);
  const found = (kind: Finding['kind'], list: readonly Fault[]): readonly Finding[] =>
    list.map(({ line, code, facts }) => ({ kind, line, code, facts: { ...facts } }));
  return [...found('fault', reading.kind === 'bad' ? reading.faults : []), ...found('note', reading.notes)];
};

/** In the order they are told. Checks against other files (words, dictionaries) are added here. */
export const CHECKS: readonly Check[] = [rules];

export interface Told {
  readonly text: string;
  readonly faults: number;
}

export function report(source: Source, checks: readonly Check[] = CHECKS): Told {
  const reading = readDeck(source.text, source.strictness);
  const deck = reading.kind === 'read' ? reading.deck : null;
  const findings = checks.flatMap((check) => check(source, deck));
  const lines = findings.map(
    ({ kind, line, code, facts }) =>
      `${source.file}:${line + source.above}: ${kind} ${code}${phrase(facts, source.above)}`,
  );
  const faults = findings.filter(({ kind }) => kind === 'fault').length;
  const standing = deck ? counts(deck) : 'not a deck that can be played';
  const verdict = `${faults} faults, ${findings.length - faults} notes`;
  return { text: [`${source.file}: ${standing}; ${verdict}`, ...lines].join('\n'), faults };
}

/** Facts that are lines count from the top of the file, as the line in front does. */
const phrase = (facts: Finding['facts'], above: number): string =>
  Object.entries(facts)
    .map(([key, value]) => {
      const isLine = (key === 'first' || key === 'other') && typeof value === 'number';
      return ` ${key}=${isLine ? value + above : JSON.stringify(value)}`;
    })
    .join('');

function counts({ language, age, cards, names }: Deck): string {
  const themes = names.flatMap((card) => card.themes);
  const list = [
    [cards.length, 'riddle cards'],
    [cards.flatMap(({ riddles }) => riddles).length, 'riddles'],
    [cards.flatMap(({ expressions }) => expressions).length, 'expressions'],
    [names.length, 'names cards'],
    [themes.length, 'themes'],
    [themes.flatMap((theme) => theme.names).length, 'names'],
  ] as const;
  return `${language} ${age}, ${list.map(([count, what]) => `${count} ${what}`).join(', ')}`;
}

const root = join(__dirname, '..');
const BEFORE_TEXT = 'export const text = `';

/** Our decks are modules that hold a text; lines are told as they are in the module. */
export function shippedSources(): readonly Source[] {
  return DECKS.map(({ language, age }) => {
    const path = join(root, 'src/games/pyramide/decks', language, `${age}.ts`);
    const module = readFileSync(path, 'utf8');
    const start = module.indexOf(BEFORE_TEXT) + BEFORE_TEXT.length;
    const text = module.slice(start, module.lastIndexOf('`'));
    const above = module.slice(0, start).split('\n').length - 1;
    return { file: relative(root, path), text, strictness: 'shipped', above };
  });
}

function ownSource(file: string): Source | null {
  try {
    return { file, text: readFileSync(file, 'utf8'), strictness: 'own', above: 0 };
  } catch (error) {
    console.error(`${file} cannot be opened: ${(error as NodeJS.ErrnoException).code ?? error}`);
    return null;
  }
}

function main(): void {
  const paths = process.argv.slice(2);
  const sources = paths.length > 0 ? paths.map(ownSource) : shippedSources();
  for (const source of sources) {
    const told = source && report(source);
    if (told) console.log(told.text);
    if (!told || told.faults > 0) process.exitCode = 1;
  }
}

if (require.main === module) main();
