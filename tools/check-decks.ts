import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

import { DECKS, readDeck, type Deck, type Fault, type Strictness } from '../src/games/pyramide/decks';
import { loadLexicon, type Lexicon } from '../src/games/pyramide/lexicon';
import { blindShares } from './check-decks/blind';
import type { Finding } from './check-decks/findings';
import { keptBeside } from './check-decks/kept';
import { labelled } from './check-decks/labels';
import { answersTwice, titlesTwice } from './check-decks/repeats';
import { sourcesFrom, unsourced } from './check-decks/sources';
import {
  halves,
  markedTooOften,
  namedCards,
  namesApart,
  partsOfSpeech,
  placesTold,
  sharedAnswers,
} from './check-decks/spread';
import { varietyFaults, worldFaults } from './check-decks/variety';

/** `npm run check:decks [-- --blind | own-deck.txt …]`: the decks of the app, what blind readers made of them, or the files named. */
export interface Source {
  readonly file: string;
  readonly text: string;
  readonly strictness: Strictness;
  /** Lines of the file before the first line of the deck. */
  readonly above: number;
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

/** What our own decks owe besides: people and our time, variety, nothing told by a place. */
const manners: Check = ({ text, strictness }, deck) => {
  if (strictness !== 'shipped' || !deck) return [];
  const read = labelled(text);
  const { language, age } = deck;
  return [
    ...read.faults,
    ...worldFaults(read, language, age),
    ...varietyFaults(read, language),
    ...answersTwice(read),
    ...titlesTwice(read),
    ...markedTooOften(read),
    ...halves(read, language, age),
    ...placesTold(read),
    ...namesApart(read),
    ...namedCards(read),
  ];
};

/** In the order they are told. Checks against other files (words, other decks) are made from those. */
export const CHECKS: readonly Check[] = [rules, manners];

/** The parts of speech of the marked words, as their entries have them. */
export const againstWords =
  (lexicon: Lexicon): Check =>
  ({ text, strictness }, deck) =>
    strictness === 'shipped' && deck?.language === lexicon.language
      ? partsOfSpeech(labelled(text), (word) => lexicon.entry(word)?.pos ?? null)
      : [];

/** A deck for the young has no answer of the other deck of its language. */
export const againstDecks =
  (sources: readonly Source[]): Check =>
  ({ text, strictness }, deck) => {
    if (strictness !== 'shipped' || deck?.age !== 'junior') return [];
    const others = sources.filter((other) => {
      const reading = readDeck(other.text, 'shipped');
      return other.text !== text && (reading.kind !== 'read' || reading.deck.language === deck.language);
    });
    return others.flatMap((other) => sharedAnswers(labelled(text), labelled(other.text)));
  };

/** Where the facts of our own decks are borne out: `sourcesOf` gives what is kept beside a deck's file. */
export const againstSources =
  (sourcesOf: (file: string) => string): Check =>
  ({ file, text, strictness }) =>
    strictness === 'shipped' ? unsourced(labelled(text), sourcesFrom(sourcesOf(file))) : [];

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

async function main(): Promise<void> {
  const asked = process.argv.slice(2);
  const shipped = shippedSources();
  if (asked.includes('--blind')) {
    console.log(blindShares(shipped));
    return;
  }
  const lexicons = await Promise.all([loadLexicon('fr'), loadLexicon('en')]);
  const checks = [
    ...CHECKS,
    ...lexicons.map(againstWords),
    againstDecks(shipped),
    againstSources((file) => keptBeside('sources', file)),
  ];
  for (const source of asked.length > 0 ? asked.map(ownSource) : shipped) {
    const told = source && report(source, checks);
    if (told) console.log(told.text);
    if (!told || told.faults > 0) process.exitCode = 1;
  }
}

if (require.main === module) void main();
