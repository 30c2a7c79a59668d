import {
  MOST_ALTERNATIVES,
  MOST_CARDS,
  MOST_IN_LINE,
  MOST_LINES,
  MOST_ON_CARD,
  outlineOf,
  readDeck,
  writeDeck,
  type FaultCode,
} from '../../../../src/games/pyramide/decks';
import { draftOf } from '../../../../src/games/pyramide/decks/draft';
import { SMALL } from './texts';

const HEAD = 'deck: Chez nous\nlanguage: fr\n\ncard\n';
const RIDDLE = '? Titre\nUne phrase avec *un* *deux* *trois* *quatre* *cinq* mots.\n= le chat\n';
const times = (count: number, text: string): string => text.repeat(count);

describe('what is too much is said before anything is judged', () => {
  test.each<[string, string, FaultCode, number]>([
    ['300,000 asterisks', `${HEAD}? Titre\n${times(300_000, '*')}`, 'line-too-long', 6],
    [
      'a sentence over 25,000 lines',
      `${HEAD}? Titre\n${times(25_000, 'un mot\n')}`,
      'too-many-lines',
      20_001,
    ],
    ['a sentence over 10,000 lines', `${HEAD}? Titre\n${times(10_000, 'un mot\n')}`, 'sentence-too-long', 6],
    ['1,070 riddles in a card', HEAD + times(1070, RIDDLE), 'card-too-full', 4],
    ['50 kB of spaces', `${HEAD}${times(50_000, ' ')}x`, 'line-too-long', 5],
    ['870 kB of bars', `${HEAD}? Titre\n= ${times(870_000, '|')}`, 'line-too-long', 6],
    ['a thousand spellings', `${HEAD}? Titre\n= ${times(1_000, 'a|')}`, 'line-too-long', 6],
    ['fifty spellings', `${HEAD}? Titre\n= ${times(50, 'a|')}`, 'too-many-alternatives', 6],
    ['a title of 100,000 hyphens', `deck: ${times(100_000, '-')}`, 'line-too-long', 1],
    ['a language of 3,000 letters', `deck: X\nlanguage: ${times(3_000, 'f')}`, 'line-too-long', 2],
    ['a thousand and one cards', HEAD + times(MOST_CARDS, 'card\n'), 'too-many-cards', 1],
    ['sixty-one expressions', HEAD + RIDDLE + times(MOST_ON_CARD + 1, '+ oui\n'), 'card-too-full', 4],
    [
      'sixty-one themes',
      `${HEAD}${RIDDLE}names\n${times(MOST_ON_CARD + 1, '? Lieux\n')}`,
      'card-too-full',
      8,
    ],
    ['sixty-one names', `${HEAD}names\n? Lieux\n${times(MOST_ON_CARD + 1, '- Oslo\n')}`, 'card-too-full', 6],
  ])('%s', (_what, text, code, line) => {
    const reading = readDeck(text);
    expect(reading).toMatchObject({ kind: 'bad', faults: [{ code, line }], notes: [] });
    expect(outlineOf(text)).toMatchObject({ cards: 0, faults: [{ code }] });
  });

  test('the name is still told, so that one knows which deck it is', () => {
    expect(outlineOf(HEAD + times(1070, RIDDLE))).toMatchObject({ title: 'Chez nous', language: 'fr' });
  });

  test('every line that is too long is named', () => {
    const long = times(MOST_IN_LINE + 1, 'a');
    const reading = readDeck(`${HEAD}# ${long}\n? Titre\n${long}\n`);
    expect(reading).toMatchObject({ faults: [{ line: 5 }, { line: 7 }] });
  });
});

test('what is just within is judged: seven riddles are one too many, sixty too', () => {
  for (const count of [7, MOST_ON_CARD])
    expect(readDeck(HEAD + times(count, RIDDLE))).toMatchObject({
      faults: expect.arrayContaining([
        { line: 4, code: 'riddle-count', facts: { found: count, least: 1, most: 6 } },
      ]),
    });
  const spellings = Array.from({ length: MOST_ALTERNATIVES }, (_, nth) => `mot ${nth}`).join(' | ');
  const reading = readDeck(SMALL.replace('= la pomme | pomme', `= ${spellings}`));
  expect(reading.kind).toBe('read');
});

const COUNTED = ['normalize', 'replace', 'split', 'match', 'trim', 'toLowerCase'] as const;

/** Letters handed to the functions that go through a text: a measure of work that no machine changes. */
function lettersIn(run: () => unknown): number {
  let letters = 0;
  const real = COUNTED.map((name) => ({ name, value: String.prototype[name] }));
  for (const { name, value } of real)
    Reflect.set(String.prototype, name, function (this: string, ...given: readonly unknown[]): unknown {
      letters += String(this).length;
      return Reflect.apply(value, this, given);
    });
  try {
    run();
  } finally {
    for (const { name, value } of real) Reflect.set(String.prototype, name, value);
  }
  return letters;
}

const numbered = (count: number, line: (nth: number) => string): string =>
  Array.from({ length: count }, (_, nth) => line(nth)).join('');

describe('twice as much is at most three times the work', () => {
  const sentence = (lines: number) =>
    `${HEAD}? Titre\n${numbered(lines, (nth) => `mot${nth} *a*\n`)}= le chat\n`;
  const stray = (lines: number) => `${HEAD}? Titre\n${times(lines, 'un mot\n- de trop\n')}= le chat\n`;
  const riddles = (count: number) => HEAD + numbered(count, (nth) => RIDDLE.replace('chat', `chat${nth}`));
  const cards = (count: number) => `deck: X\nlanguage: fr\n${numbered(count, () => `card\n${RIDDLE}`)}`;
  const words = (count: number) =>
    `${HEAD}? Titre\n${times(count, 'maison ')}*a*\n= ${times(count, 'maisonnette ')}\n`;
  const spellings = (count: number) => `${HEAD}${RIDDLE}? B\nc\n= ${numbered(count, (nth) => `b${nth}|`)}\n`;
  const names = (count: number) =>
    `${HEAD}${RIDDLE}names\n? Lieux\n${numbered(count, (nth) => `- Oslo ${nth}\n`)}`;

  test.each<[string, (size: number) => string, number]>([
    ['lines of a sentence', sentence, 80],
    ['lines of a sentence, with what belongs to nothing between', stray, 80],
    ['riddles of a card', riddles, MOST_ON_CARD / 2],
    ['cards', cards, 200],
    ['words of a sentence and of its answer', words, 80],
    ['spellings', spellings, MOST_ALTERNATIVES / 2 - 1],
    ['names', names, MOST_ON_CARD / 2],
  ])('%s', (_what, textOf, size) => {
    const [once, twice] = [size, 2 * size].map((count) => lettersIn(() => readDeck(textOf(count))));
    expect(twice! / once!).toBeLessThan(3);
  });

  test.each<[string, (size: number) => string]>([
    ['a sentence far too long', sentence],
    ['with what belongs to nothing between', stray],
    ['cards far too many', cards],
  ])('a draft, which the editor makes of anything: %s', (_what, textOf) => {
    const [once, twice] = [2_000, 4_000].map((count) => lettersIn(() => draftOf(textOf(count))));
    expect(twice! / once!).toBeLessThan(3);
  });

  test('writing a deck', () => {
    const deckOf = (count: number) => {
      const reading = readDeck(cards(1));
      if (reading.kind !== 'read') throw new Error(JSON.stringify(reading.faults));
      return { ...reading.deck, cards: Array.from({ length: count }, () => reading.deck.cards[0]!) };
    };
    const [once, twice] = [200, 400].map((count) => lettersIn(() => writeDeck(deckOf(count))));
    expect(twice! / once!).toBeLessThan(3);
  });
});

test('twenty thousand lines that say nothing are a deck without cards', () => {
  expect(readDeck(times(MOST_LINES - 1, '\n'))).toMatchObject({
    kind: 'bad',
    faults: expect.arrayContaining([expect.objectContaining({ code: 'no-cards' })]),
  });
});

test('where reading fails for a reason nobody thought of, the deck is still told of', () => {
  const broken = jest.spyOn(String.prototype, 'normalize').mockImplementation(() => {
    throw new RangeError('Maximum call stack size exceeded');
  });
  const outline = outlineOf(SMALL);
  broken.mockRestore();
  expect(outline).toMatchObject({ title: '', cards: 0, faults: [{ code: 'unreadable' }] });
});
