import type { Json, JsonObject } from '../../../../src/engine';
import { pyramide, SAMPLE, type Config } from '../../../../src/games/pyramide/rules';
import { after, aloneIn, config, playing, playOn, riddle, stateOf } from './support';

const through = (given: unknown): JsonObject => JSON.parse(JSON.stringify(given)) as JsonObject;
const read = (given: Json): Config | null => pyramide.readConfig(given);
const whole = through(config(4));
const [one] = SAMPLE.riddles;
const withRiddle = (change: object): Json => ({
  ...whole,
  stock: through({ ...SAMPLE, riddles: [{ ...one, ...change }] }),
});

test.each([1, 2, 3, 4])('the usual set-up for %i is lawful and read back', (seats) => {
  const usual = pyramide.defaults(seats);
  expect(pyramide.refuseConfig(usual)).toBeNull();
  expect(read(through(usual))).toEqual(usual);
  // Ruling: the clock is off by default when one types; a list has 60 seconds.
  expect([usual.clock, usual.listSeconds]).toEqual(seats === 1 ? [null, null] : [10, 60]);
});

test('a game of an earlier release says nothing of the sentence, and its themes have no name', () => {
  const { openSentence: _, ...older } = whole;
  const themes = SAMPLE.themes.map(({ id: _id, ...theme }) => theme);
  const given = read({ ...older, stock: through({ ...SAMPLE, themes }) });
  expect(given?.openSentence).toBe(false);
  expect(given?.stock.themes.map(({ id }) => id)).toEqual(['', '']);
});

test('whom the deck is for is read back', () => {
  expect(read({ ...whole, age: 'junior' })?.age).toBe('junior');
});

test('one person sits with the app', () => {
  expect([1, 2, 3, 4].map((seats) => pyramide.seatsOf(pyramide.defaults(seats)))).toEqual([2, 2, 3, 4]);
});

const unreadable: [what: string, given: Json][] = [
  ['no object', [whole]],
  ['seats', { ...whole, seats: 5 }],
  ['language', { ...whole, language: 'de' }],
  ['age', { ...whole, age: 'grown-up' }],
  ['clock', { ...whole, clock: 3 }],
  ['clock as text', { ...whole, clock: '10' }],
  ['second round', { ...whole, secondRound: 'names' }],
  ['list seconds', { ...whole, listSeconds: 61 }],
  ['club', { ...whole, club: 1 }],
  ['open sentence', { ...whole, openSentence: 'yes' }],
  ['first', { ...whole, first: 2 }],
  ['alone', { ...whole, alone: 'guess' }],
  ['alone, mode', { ...through(aloneIn('guess')), alone: { mode: 'listen', riddles: 3, level: 'solid' } }],
  ['alone, riddles', { ...through(aloneIn('guess')), alone: { mode: 'guess', riddles: 0, level: 'solid' } }],
  ['no stock', { ...whole, stock: null }],
  ['no lists', { ...whole, stock: through({ ...SAMPLE, lists: undefined }) }],
  ['a list of four', { ...whole, stock: through({ ...SAMPLE, lists: [['a', 'b', 'c', 'd']] }) }],
  ['a list of six', { ...whole, stock: through({ ...SAMPLE, lists: [['a', 'b', 'c', 'd', 'e', 'f']] }) }],
  [
    'a theme of three',
    { ...whole, stock: through({ ...SAMPLE, themes: [{ title: 'x', names: [1, 2, 3] }] }) },
  ],
  ['a riddle without id', withRiddle({ id: undefined })],
  ['a riddle without title', withRiddle({ title: '  ' })],
  ['four words', withRiddle({ words: ['a', 'b', 'c', 'd'] })],
  ['six words', withRiddle({ words: ['a', 'b', 'c', 'd', 'e', 'f'] })],
  ['an empty word', withRiddle({ words: ['a', 'b', 'c', 'd', ''] })],
  ['five parts', withRiddle({ parts: ['', '', '', '', ''] })],
  ['a part that is no text', withRiddle({ parts: ['', '', '', '', '', 3] })],
  ['a part too long', withRiddle({ parts: ['', '', '', '', '', 'x'.repeat(401)] })],
  ['an answer too long', withRiddle({ answer: 'x'.repeat(81) })],
  ['accepts that is no list', withRiddle({ accepts: 'x' })],
];

test.each(unreadable)('unreadable: %s', (_, given) => expect(read(given)).toBeNull());

test('what does not belong there is left out', () => {
  expect(read({ ...whole, surplus: 1 })).toEqual(config(4));
  expect(read(withRiddle({ surplus: 1 }))!.stock.riddles).toEqual([one]);
});

test('the stock is drawn in its order', () => {
  const ids: string[] = [];
  let table = playing(config(4));
  for (const syno of [2, 3, 0, 1]) {
    ids.push(pyramide.view(stateOf(table), 'table').riddle!.id);
    table = playOn(table, ...riddle(0, syno));
  }
  expect(ids).toEqual(['sample-1', 'sample-2', 'sample-3', 'sample-4']);
  expect(after(config(4)).drawn).toEqual({ riddles: 1, themes: 0, lists: 0 });
});

test('the sample is as a deck must be: five words that stand in their places, no answer inside', () => {
  for (const { parts, words, answer, accepts } of SAMPLE.riddles) {
    expect([parts.length, words.length, new Set(words).size]).toEqual([6, 5, 5]);
    const sentence = parts.map((part, at) => part + (words[at] ?? '')).join('');
    [answer, ...accepts].forEach((text) => expect(sentence).not.toContain(text));
  }
});
