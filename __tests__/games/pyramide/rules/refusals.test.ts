import { pyramide, REFUSALS, type Code, type Config, type Move } from '../../../../src/games/pyramide/rules';
import type { Actor } from '../../../../src/engine';
import { after, aloneIn, config, refusal, roundOf4 } from './support';

const four = config(4);
const stock = (more: Partial<Config['stock']>) => ({ stock: { ...four.stock, ...more } });

const setUps: [code: Code, given: Config][] = [
  ['seats-other', config(5)],
  ['clock-other', config(4, { clock: 4 })],
  ['clock-other', config(4, { clock: 61 })],
  ['clock-other', config(4, { clock: 10.5 })],
  ['list-seconds-other', config(4, { listSeconds: 30 })],
  ['four-only', config(2, { secondRound: 'ping-pong' })],
  ['alone-only', config(1, { alone: null })],
  ['alone-only', { ...four, alone: aloneIn('guess').alone }],
  ['riddles-other', aloneIn('marathon', 0)],
  ['riddles-other', aloneIn('marathon', 51)],
  ['no-such-first', config(4, { first: 2 })],
  ['no-such-first', config(3, { first: 3 })],
  ['few-riddles', config(4, stock({ riddles: [] }))],
  ['few-lists', config(4, stock({ lists: [] }))],
  ['no-themes', config(4, { secondRound: 'ping-pong', ...stock({ themes: [] }) })],
];

test.each(setUps)('set-up: %s', (code, given) => {
  expect(pyramide.refuseConfig(given)).toMatchObject({ code });
});

test('alone there are no lists to miss, and without the variant no themes', () => {
  expect(pyramide.refuseConfig({ ...aloneIn('guess'), ...stock({ lists: [], themes: [] }) })).toBeNull();
  expect(pyramide.refuseConfig(config(4, stock({ themes: [] })))).toBeNull();
});

const explain = aloneIn('explain');
const moves: [code: Code, given: Config, before: string[], move: string | Move, actor?: Actor][] = [
  ['not-now', four, [], 'next'],
  ['not-now', four, ['on'], 'on'],
  ['not-now', four, ['on'], 'right'],
  ['not-now', config(4, { first: 'die' }), [], { type: 'order', rolls: [[2, 2]] }],
  ['not-now', config(4, { first: 'die' }), [], { type: 'order', rolls: [[2, 3, 4]] }],
  ['not-yours', four, ['on'], 'bet 1', 2],
  ['not-yours', four, ['on'], 'bet 1', 'clock'],
  ['not-yours', four, ['on'], { type: 'time' }, 'clock'],
  ['not-yours', config(4, { clock: 10 }), ['on'], { type: 'time' }, 0],
  ['not-yours', config(4, { first: 'die' }), [], { type: 'order', rolls: [[2, 3]] }, 0],
  ['typed-play', explain, ['on', 'bet 1'], 'said'],
  ['typed-play', explain, ['on', 'bet 1'], 'found 1'],
  ['typed-play', explain, ['on', 'bet 1'], 'slow'],
  ['played-aloud', four, ['on', 'bet 1'], 'clue pierre'],
  ['played-aloud', four, ['on', 'bet 1'], 'pass'],
  ['bet-other', four, ['on'], 'bet 14'],
  ['bet-other', four, ['on'], { type: 'bet', bricks: 1.5 }],
  ['not-a-guesser', four, ['on', 'bet 1'], 'found 0'],
  ['not-a-guesser', four, ['on', 'bet 1'], 'found 1'],
  ['not-a-guesser', four, [...roundOf4(0, 0), ...roundOf4(0, 1), 'on'], 'said-by 1'],
  ['clock-runs', config(4, { clock: 10 }), ['on'], 'slow'],
  ['roles-fixed', config(3), [], 'dico 1'],
  ['roles-fixed', config(2), [], 'dico 1'],
  ['not-in-team', four, [], 'dico 1'],
  ['dico-already', four, [], 'dico 0'],
  ['not-in-team', four, [...roundOf4(0, 0), ...roundOf4(0, 1)], 'dico 0'],
  ['not-early', four, ['on'], 'early-answer'],
  ['answered-already', config(2), ['on', 'early-answer', 'agree', 'wrong'], 'early-answer'],
  ['empty', explain, ['on', 'bet 1'], { type: 'clue', text: ' ?! ' }],
  ['too-long', explain, ['on', 'bet 1'], { type: 'clue', text: 'a'.repeat(61) }],
  ['the-word-itself', explain, ['on', 'bet 1'], 'clue rocher'],
  ['clue-again', explain, ['on', 'bet 2', 'clue mer', 'guess eau'], 'clue Mer'],
];

const named = moves.map(([code, given, before, move, actor]) => ({ code, given, before, move, actor }));

test.each(named)('$code: $given.seats seats, $before, then $move', ({ code, given, before, move, actor }) => {
  expect(refusal(after(given, ...before), move, actor)).toMatchObject({ code });
});

test('what is only missing is not wrong', () => {
  expect(refusal(after(explain, 'on', 'bet 1'), { type: 'clue', text: '' })).toMatchObject({
    unfinished: true,
  });
});

test('every code is here, or in the tests of the names', () => {
  const met = new Set<string>([...setUps, ...moves].map(([code]) => code));
  expect(REFUSALS.filter((code) => !met.has(code))).toEqual(['bid-other']);
});
