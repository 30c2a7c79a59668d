import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { DECKS, loadDeck, type Riddle } from '../../src/games/pyramide/decks';
import type { Language } from '../../src/games/pyramide/lexicon';

/** Three clue words somebody wrote for a word without having seen the lists the app plays by; and a sentence that asks for it. */
export interface Trial {
  readonly word: string;
  readonly clues: readonly string[];
  readonly riddle: Riddle | null;
  readonly at: number;
}

/** The first thing that is said, something less obvious, what a child says; and the list of the first release, which all but all is found of. */
export const REGISTERS = ['first', 'less', 'child', 'old'] as const;
export type Register = (typeof REGISTERS)[number];

const FOLDER = join(__dirname, '..', '..', '__tests__', 'games', 'pyramide', 'bots', 'held-out');

export async function heldOut(language: Language, register: Register): Promise<readonly Trial[]> {
  const riddles = await riddlesIn(language);
  const lines = readFileSync(join(FOLDER, `${register}.${language}.txt`), 'utf8')
    .trim()
    .split('\n');
  return lines.map((line) => {
    const [word, clues] = line.split(';') as [string, string];
    const riddle = riddles.find(({ words }) => words.includes(word)) ?? null;
    return { word, clues: clues.split(' '), riddle, at: riddle ? riddle.words.indexOf(word) : 0 };
  });
}

export async function riddlesIn(language: Language): Promise<readonly Riddle[]> {
  const decks = await Promise.all(
    DECKS.filter((deck) => deck.language === language).map(({ id }) => loadDeck(id)),
  );
  return decks.flatMap(({ cards }) => cards.flatMap(({ riddles }) => riddles));
}
