import {
  SQUARE_CODES,
  TABLES_CODES,
  type SquareEvent,
  type SquareView,
  type TablesEvent,
  type TablesView,
} from '../../../../src/games/pytagora/rules';
import { LANGUAGES } from '../../../../src/i18n';
import { toldOf } from '../../../../src/shell/frame';
import {
  childrenWords,
  endingSquare,
  endingTables,
  refusalText,
  standing,
  tellSquare,
  tellTables,
} from '../../../../src/games/pytagora/table/children/tell';
import { fr, SEATS } from './support';

const squareEvents: readonly SquareEvent[] = [
  { type: 'dealt', first: 1 },
  { type: 'placed', seat: 0, digit: '5', square: 0, place: 5, direction: 'clockwise' },
  { type: 'square-closed', seat: 0, square: 0 },
  { type: 'drew', seat: 1, count: 1 },
  { type: 'passed', seat: 2 },
];
const tablesEvents: readonly TablesEvent[] = [
  { type: 'dealt', first: 1 },
  { type: 'asked', seat: 0, left: 3, right: 8 },
  { type: 'answered', seat: 1, result: 24 },
  { type: 'passed', seat: 2 },
  { type: 'returned', digits: 12, equals: 3 },
];

test('every public event of the squares is one sentence', () => {
  expect(squareEvents.map((event) => tellSquare(event, SEATS, 'fr'))).toEqual([
    'Tom commence.',
    'Léa a posé le 5.',
    fr.tell.closed,
    'Tom a pioché.',
    'Noé passe.',
  ]);
});
test('every public event of the tables is one sentence', () => {
  expect(tablesEvents.map((event) => tellTables(event, SEATS, 'en'))).toEqual([
    'Tom begins.',
    'Léa’s round: 3 × 8.',
    'Tom found 24!',
    'Noé passes.',
    'The digits laid go back into the bag, and the = onto the table.',
  ]);
});
test('what is for one pair of eyes only is never told', () => {
  const received = { type: 'received', pieces: ['7'], only: 0 } as const;
  expect(tellSquare(received, SEATS, 'fr')).toBeNull();
  expect(tellTables(received, SEATS, 'fr')).toBeNull();
  expect(tellSquare({ ...squareEvents[1]!, only: 0 } as SquareEvent, SEATS, 'fr')).toBeNull();
});
test('everything since one’s own turn is told', () => {
  expect(toldOf(squareEvents.slice(3), (event) => tellSquare(event, SEATS, 'fr'))).toBe(
    'Tom a pioché. Noé passe.',
  );
});

test.each(LANGUAGES)('every refusal of the two families has a sentence in %s', (language) => {
  const words = childrenWords(language);
  const numbers = { digit: 7, next: 5, left: 3, right: 8, result: 24, answer: 27 };
  for (const code of [...SQUARE_CODES, ...TABLES_CODES]) {
    const text = refusalText({ code, numbers }, words);
    expect(text).toMatch(/[.!?]$/);
    if (code !== 'not-now') expect(text).not.toBe(words.refused['not-now']);
  }
  const wrong = refusalText({ code: 'wrong-result', numbers }, words);
  expect(wrong).toContain('27');
  expect(wrong).not.toContain('24');
});

test('the ending names who won, alone or together', () => {
  const one = { ranking: [[1], [0]], handSizes: [4, 3] } as unknown as SquareView;
  expect(endingSquare(one, SEATS, 'fr')).toBe(`${fr.ending.square} Tom gagne avec 3 pièces.`);
  const many = { ranking: [[0, 2], [1]], handSizes: [1, 5, 1] } as unknown as TablesView;
  expect(endingTables(many, SEATS, 'en')).toBe(
    'The seven rounds are played! Léa and Noé win together, with 1 piece each.',
  );
  expect(endingTables({ ...many, ranking: null }, SEATS, 'fr')).toBe('');
  const bare = { ranking: [[0], [1]], handSizes: [0, 5] } as unknown as SquareView;
  expect(endingSquare(bare, SEATS, 'fr')).toContain(fr.ending.one('Léa', 0));
});

test('a seat stands by the pieces it holds', () => {
  const view = { handSizes: [1, 7] };
  expect(standing(view, 0, 'fr')).toBe('1 pièce');
  expect(standing(view, 1, 'en')).toBe('7 pieces');
});
