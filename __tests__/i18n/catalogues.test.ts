import { join } from 'node:path';

import { CATALOGUES, LANGUAGES, nearestLanguage, type Language } from '../../src/i18n';
import { DECK_WORDS } from '../../src/games/pyramide/i18n/decks';
import { cover as template } from '../../src/games/null-game/cover';
import { GAMES } from '../../src/games/shelf';
import { typeset } from '../../src/i18n/typeset';
import { folderOf, GAME_IDS } from '../../tools/games';

type Book = readonly [name: string, words: Readonly<Record<Language, unknown>>];

/** A game's words, found by its name: those of the next game are read without being named here. */
function bookOf(id: string): Book {
  const exported = jest.requireActual<Record<string, object>>(join(folderOf(id), 'i18n'));
  const words = Object.values(exported).find((one) => LANGUAGES.every((language) => language in one));
  if (!words) throw new Error(`${id} has no words in every language`);
  return [id, words as Book[1]];
}

const BOOKS: readonly Book[] = [
  ['the house', CATALOGUES],
  ...GAME_IDS.map(bookOf),
  ['Pyramide’s decks', DECK_WORDS],
];

type Said = string | ((...given: unknown[]) => string);

/** Every text with the path that leads to it. */
function walk(words: unknown, path = ''): [string, Said][] {
  if (typeof words === 'string' || typeof words === 'function') return [[path, words as Said]];
  if (typeof words !== 'object' || words === null) throw new Error(`${path} is no text`);
  return Object.entries(words).flatMap(([key, said]) => walk(said, path ? `${path}.${key}` : key));
}

const GAPS: readonly unknown[] = [['Léa'], ['Léa', 'Tom', 'Noé'], 'Léa', 0, 1, 2, 5, '+', '-'];

/** Sentences whose gaps are of different kinds. */
const GIVEN: Readonly<Record<string, readonly unknown[]>> = {
  'solo.share.result': [['Prime Climb', 'Sprint'], 5],
  'solo.share': [
    ['Pyramide', 'Marathon'],
    { points: 7, found: 5, words: 9, atOnce: 2, solved: 1, riddles: 3 },
  ],
};

/** What a sentence with gaps can say. One that wants a list has nothing to say to a number. */
function sentencesOf(said: Said, path: string): string[] {
  if (typeof said === 'string') return [said];
  const given = GIVEN[path];
  if (given?.length === said.length) return [said(...given)];
  const all = GAPS.flatMap((gap) => {
    try {
      return [said(...Array.from({ length: said.length }, () => gap))];
    } catch {
      return [];
    }
  });
  if (all.length === 0) throw new Error(`${path} has nothing to say to any of the gaps`);
  return all;
}

/** The words on the lids of the boxes. */
const lids = [...GAMES, template].map(({ id, words }): Book => [`the cover of ${id}`, words]);

const everything = (language: Language): [string, string][] =>
  [...BOOKS, ...lids].flatMap(([book, words]) =>
    walk(words[language])
      // The name of a picture is drawn, not read.
      .filter(([path]) => !path.endsWith('.picture'))
      // Who plays no part is called nothing, and a list of nobody names nobody.
      .filter(([path]) => !['roles.none', 'roles.table', 'and'].includes(path))
      .flatMap(([path, said]) =>
        sentencesOf(said, path).map((text): [string, string] => [`${book}: ${path}`, text]),
      ),
  );

describe.each(BOOKS)('the words of %s', (_book, words) => {
  const shape = (language: Language) =>
    walk(words[language]).map(([path, said]) => `${path} ${typeof said === 'string' ? 'text' : said.length}`);
  test('are the same in both languages, gaps included', () => {
    expect(shape('en').sort()).toEqual(shape('fr').sort());
  });
  test('are many', () => {
    expect(shape('fr').length).toBeGreaterThan(20);
  });
});

describe.each(LANGUAGES)('in %s', (language) => {
  const faulty = (fault: RegExp) => everything(language).filter(([, text]) => fault.test(text));
  test('nothing is empty, undefined or a bare object', () => {
    expect(faulty(/^\s*$|undefined|\[object|NaN|=>/)).toEqual([]);
  });
  test('quotes and apostrophes are typographic', () => {
    expect(faulty(/['"`]/)).toEqual([]);
  });
  test('no text has two spaces in a row, or three full stops for an ellipsis', () => {
    expect(faulty(/\s\s|\.\.\./)).toEqual([]);
  });
  test('minus is a minus, not a hyphen', () => {
    expect(faulty(/\d ?- ?\d/)).toEqual([]);
  });
});

describe('French', () => {
  const french = everything('fr');
  test('never breaks a line before : ; ! ? or inside guillemets', () => {
    expect(french.filter(([, text]) => / [:;!?»]|« /.test(text))).toEqual([]);
  });
  test('always has the space there', () => {
    expect(french.filter(([, text]) => /[^\u00A0:;!?][:;!?]/.test(text))).toEqual([]);
  });
  test('sets names and numbers as part of the sentence', () => {
    expect(CATALOGUES.fr.cover.show('Léa')).toBe('Je suis Léa\u00A0: voir mon jeu');
    expect(typeset({ a: ['« oui »', (n: number) => `${n} ?`] as const }).a[1](3)).toBe('3\u00A0?');
    expect(typeset('« oui » ; non')).toBe('«\u00A0oui\u00A0»\u00A0; non');
  });
  test('elides “de” before a name that begins with a vowel', () => {
    const { of } = typeset({ of: (name: string) => `Un pion de ${name} passe de 8 à 9.` });
    const said = (...names: string[]) => names.map((name) => / (d\S+(?: \S+)?) passe/.exec(of(name))![1]);
    expect(said('Inès', 'Émile', 'Yves', 'Œdipe')).toEqual(['d’Inès', 'd’Émile', 'd’Yves', 'd’Œdipe']);
    expect(said('Léa', 'Hugo', 'Yann', '3')).toEqual(['de Léa', 'de Hugo', 'de Yann', 'de 3']);
    expect(typeset('Guide Inès ; De un à quatre')).toBe('Guide Inès\u00A0; De un à quatre');
  });
});

describe('English', () => {
  test('has no space before : ; ! ?', () => {
    expect(everything('en').filter(([, text]) => /\s[:;!?]/.test(text))).toEqual([]);
  });
});

describe('the nearest language', () => {
  test.each([
    ['fr', 'fr'],
    ['FR', 'fr'],
    ['fr-CH', 'fr'],
    ['en', 'en'],
    ['de', 'en'],
    ['', 'en'],
    [null, 'en'],
    [undefined, 'en'],
  ])('a device that speaks %p gets %s', (code, language) => {
    expect(nearestLanguage(code)).toBe(language);
  });
});
