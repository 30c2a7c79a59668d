import { MOST_CHARACTERS, outlineOf } from '../../../../src/games/pyramide/decks';
import { SMALL, withLine } from './texts';

test('a deck that can be played is counted, without a fault', () => {
  expect(outlineOf(SMALL)).toEqual({
    title: 'Chez nous',
    language: 'fr',
    age: 'standard',
    cards: 1,
    riddles: 2,
    expressions: 2,
    namesCards: 1,
    themes: 1,
    names: 4,
    faults: [],
  });
});

test('an unfinished deck is told as far as it goes, with what is wrong', () => {
  const { title, riddles, faults } = outlineOf(withLine(8));
  expect([title, riddles]).toEqual(['Chez nous', 2]);
  expect(faults).toEqual([{ line: 6, code: 'answer-missing', facts: { title: 'Croquée' } }]);
});

test.each([
  ['nothing', ''],
  ['noise', '\u0000\uFFFF%PNG'],
  ['a saved game', '{"format":1,"game":"pytagora"}'],
  ['far too much', 'card\n'.repeat(MOST_CHARACTERS)],
])('%s: no title, no language, and a reason', (_what, text) => {
  const { title, language, faults } = outlineOf(text);
  expect([title, language]).toEqual(['', null]);
  expect(faults.length).toBeGreaterThan(0);
});

test.each([
  ['deck: X\nlanguage: EN\nage: Junior', 'en', 'junior'],
  ['deck: X\nlanguage: latin\nage: baby', null, 'standard'],
])('the head %j: language %j, for %s', (text, language, age) => {
  expect(outlineOf(text)).toMatchObject({ title: 'X', language, age });
});
