import { fault, type Fault, type FaultCode } from '../../../../src/games/pyramide/decks';
import { LANGUAGES } from '../../../../src/i18n';
import { DECK_WORDS, sayFault } from '../../../../src/games/pyramide/i18n/decks';

const count = (found: number, least: number, most: number) => ({ found, least, most });

/** At least one of every code; the type keeps the list whole. */
const CASES: Readonly<Record<FaultCode, readonly Fault[]>> = {
  unreadable: [fault(1, 'unreadable', {})],
  'too-large': [fault(1, 'too-large', { characters: 1_200_000, most: 1_000_000 })],
  'too-many-lines': [fault(20_001, 'too-many-lines', { count: 25_000, most: 20_000 })],
  'line-too-long': [fault(3, 'line-too-long', { characters: 300_000, most: 2_000 })],
  'too-many-alternatives': [fault(8, 'too-many-alternatives', { count: 870_000, most: 40 })],
  'too-many-cards': [fault(1, 'too-many-cards', { count: 1_200, most: 1_000 })],
  'card-too-full': [fault(5, 'card-too-full', { count: 1_070, most: 60 })],
  'sentence-too-long': [fault(7, 'sentence-too-long', { characters: 9_000, most: 2_000 })],
  'head-missing': (['deck', 'language', 'age'] as const).map((field) => fault(1, 'head-missing', { field })),
  'head-twice': (['deck', 'language', 'age'] as const).map((field) => fault(2, 'head-twice', { field })),
  'head-value': (['deck', 'language', 'age'] as const).flatMap((field) =>
    ['', 'latin'].map((value) => fault(2, 'head-value', { field, value })),
  ),
  'stray-line': [fault(9, 'stray-line', { text: 'perdu' })],
  'entry-empty': (['?', '=', '+', '-'] as const).map((marker) => fault(6, 'entry-empty', { marker })),
  'sentence-missing': ['Croquée', ''].map((title) => fault(6, 'sentence-missing', { title })),
  'answer-missing': ['Croquée', ''].map((title) => fault(6, 'answer-missing', { title })),
  'no-cards': [fault(1, 'no-cards', {})],
  'riddle-count': [count(0, 1, 6), count(7, 1, 6), count(4, 6, 6)].map((c) => fault(5, 'riddle-count', c)),
  'expression-count': [count(6, 0, 5), count(2, 5, 5)].map((c) => fault(5, 'expression-count', c)),
  'theme-count': [count(0, 1, 6), count(7, 1, 6), count(5, 6, 6)].map((c) => fault(5, 'theme-count', c)),
  'name-count': [count(0, 4, 4), count(3, 4, 4), count(5, 4, 4)].map((c) => fault(5, 'name-count', c)),
  'mark-open': [fault(7, 'mark-open', {})],
  'mark-count': [0, 1, 4, 6].map((found) => fault(7, 'mark-count', count(found, 5, 5))),
  'word-empty': [fault(7, 'word-empty', {})],
  'word-several': [fault(7, 'word-several', { word: 'deux mots' })],
  'word-joined': [fault(7, 'word-joined', { word: 'arc-en-ciel' })],
  'word-capital': [fault(7, 'word-capital', { word: 'Paris' })],
  'word-odd': [fault(7, 'word-odd', { word: 'h2o' })],
  'word-twice': [fault(7, 'word-twice', { word: 'chat' })],
  'word-shown': [fault(7, 'word-shown', { word: 'chat' })],
  'answer-inside': [fault(7, 'answer-inside', { word: 'pomme', answer: 'la pomme' })],
  'answer-begins': [fault(7, 'answer-begins', { word: 'pommier', answer: 'la pomme' })],
  'answer-twice': [fault(12, 'answer-twice', { answer: 'la pomme', first: 8 })],
  'accept-twice': [fault(8, 'accept-twice', { accept: 'pomme' })],
  'sentence-length': [count(1, 15, 35), count(60, 15, 35)].map((c) => fault(7, 'sentence-length', c)),
  'expression-twice': [fault(13, 'expression-twice', { expression: 'arc-en-ciel', first: 12 })],
  'name-twice': [fault(20, 'name-twice', { name: 'Monet', first: 17 })],
  'word-answers': [fault(7, 'word-answers', { word: 'ciel', answer: 'le ciel', other: 11 })],
};

describe.each(LANGUAGES)('in %s', (language) => {
  const words = DECK_WORDS[language];
  const said = Object.entries(CASES).flatMap(([code, faults]) =>
    faults.map((one): [string, string, Fault] => [code, sayFault(words, one), one]),
  );

  test.each(said)('%s: %s', (_code, sentence, { facts }) => {
    expect(sentence).toMatch(/^[\p{Lu}«“].*[.?]$/u);
    expect(sentence).not.toMatch(/undefined|NaN|\[object|\s{2}|['"]/);
    expect(sentence.length).toBeLessThan(190);
    // The words and lines it is about are in it.
    for (const [fact, value] of Object.entries(facts)) {
      const isNamed = ['word', 'answer', 'accept', 'expression', 'name', 'first', 'other', 'text'];
      if (isNamed.includes(fact)) expect(sentence).toContain(String(value));
    }
  });

  test('no two are the same', () => {
    const sentences = said.map(([, sentence]) => sentence);
    // A name that is left empty is not quoted, whatever was written.
    expect(new Set(sentences).size).toBe(sentences.length - 1);
  });

  test('none of them blames', () => {
    const blame =
      /\b(erreur|faute|faux|fausse|invalide|interdit|mauvais|error|wrong|invalid|illegal|must|bad)\b/i;
    expect(said.filter(([, sentence]) => blame.test(sentence))).toEqual([]);
  });
});
