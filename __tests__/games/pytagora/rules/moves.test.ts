import type { Json } from '../../../../src/engine';
import { defaultsFor, KINDS, pytagora } from '../../../../src/games/pytagora/rules';
import { across } from './support';

const read = (raw: unknown) => pytagora.readMove(raw as Json);
const [piece] = across(3, -2, '7');

describe('moves out of a save', () => {
  test.each([
    { type: 'lay', pieces: across(0, 0, '7*3:21') },
    { type: 'refill' },
    { type: 'swap' },
    { type: 'pass' },
    { type: 'answer', digits: ['2', '4'] },
    { type: 'decline' },
    { type: 'done' },
    { type: 'draw' },
    { type: 'place', digit: '0', end: 1 },
    { type: 'first', seat: 3 },
    { type: 'deal', hands: [['1', '='], ['/']] },
    { type: 'give', pieces: ['*'] },
    { type: 'ask', digits: ['0', '0'] },
    { type: 'share', digits: ['1', '2', '3'] },
  ])('%j is read as it was', (move) => {
    expect(read(JSON.parse(JSON.stringify(move)))).toEqual(move);
    expect(read({ ...move, surplus: 1 })).toEqual(move);
  });
  test.each([
    null,
    7,
    'swap',
    [],
    {},
    { type: 'constructor' },
    { type: 'lay' },
    { type: 'lay', pieces: [null] },
    { type: 'lay', pieces: [{ ...piece, x: 0.5 }] },
    { type: 'lay', pieces: [{ ...piece, y: '1' }] },
    { type: 'lay', pieces: [{ ...piece, x: 1e15 }] },
    { type: 'lay', pieces: [{ ...piece, face: '10' }] },
    { type: 'lay', pieces: [{ ...piece, face: 7 }] },
    { type: 'lay', pieces: [{ ...piece, from: 'bag' }] },
    { type: 'lay', pieces: Array.from({ length: 127 }, () => piece) },
    { type: 'answer', digits: '24' },
    { type: 'answer', digits: ['+'] },
    { type: 'place', digit: '+', end: 0 },
    { type: 'place', digit: '1', end: -1 },
    { type: 'ask', digits: ['1'] },
    { type: 'ask', digits: ['1', '2', '3'] },
    { type: 'first', seat: 4 },
    { type: 'deal', hands: ['1'] },
    { type: 'give', pieces: ['x'] },
  ])('%j is none', (raw) => expect(read(raw)).toBeNull());
});

describe('set-ups out of a save', () => {
  test.each(KINDS)('%s is read as it was, without what is none of its business', (kind) => {
    const config = defaultsFor(kind, 3);
    expect(pytagora.readConfig({ ...config, surplus: 1 })).toEqual(config);
  });
  test.each([
    null,
    {},
    { ...defaultsFor('classic', 2), kind: 'chess' },
    { ...defaultsFor('classic', 2), seats: '2' },
    { ...defaultsFor('classic', 2), first: 2 },
    { ...defaultsFor('classic', 2), target: 0.5 },
    { ...defaultsFor('classic', 2), helper: 1 },
    { ...defaultsFor('tables', 2), first: 'youngest' },
  ])('%j is none', (raw) => expect(pytagora.readConfig(raw as Json)).toBeNull());
});
