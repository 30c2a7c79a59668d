import {
  createDice,
  readSaved,
  replay,
  SAVE_FORMAT,
  saveTable,
  type Json,
  type JsonObject,
  type Reading,
  type Saved,
  type Table,
} from '../../src/engine';
import { nullGame } from '../../src/games/null-game/rules';
import { sequenceNumbers } from '../../src/games/sequence-numbers/rules';
import { aSave, read } from './support/saves';

const saved = aSave('sequence-numbers', 3);
const raw = JSON.parse(saved) as JsonObject;
const log = raw.log as JsonObject[];
const seats = raw.seats as JsonObject[];
const withLog = (entries: readonly Json[]) => JSON.stringify({ ...raw, log: entries });
const withField = (key: string, value: unknown) => JSON.stringify({ ...raw, [key]: value });
const why = (reading: Reading<unknown>) => (reading.kind === 'bad' ? reading.why : 'read');

describe('a whole save', () => {
  test('is read and replayed', () => {
    const table = read(saved);
    expect(why(table)).toBe('read');
    expect(table.kind === 'read' && table.value.log).toEqual(log);
  });
  test('of a game that has only begun, or is cut to fewer moves, is a lawful game', () => {
    for (const kept of [0, 1, 2, 7]) expect(why(read(withLog(log.slice(0, kept))))).toBe('read');
  });
  test('carries players and the clock', () => {
    const left = { 'bet-5': 1234.5, 'clue-6': 0 };
    const reading = readSaved(withField('countdownLeft', left));
    expect(reading.kind === 'read' && [reading.value.countdownLeft, reading.value.seats]).toEqual([
      left,
      seats,
    ]);
  });
  test('of 0.3.0 and before has one number for the clock, and is read', () => {
    const reading = readSaved(withField('countdownLeft', 1234.5));
    expect(reading.kind === 'read' && reading.value.countdownLeft).toBe(1234.5);
  });
  test('what a save holds too much of is left behind', () => {
    const reading = read(
      JSON.stringify({
        ...raw,
        extra: 1,
        log: log.map((e) => ({ ...e, move: { ...(e.move as JsonObject), extra: 1 } })),
      }),
    );
    expect(reading.kind === 'read' && reading.value.log).toEqual(log);
  });
  test('a save is what saveTable wrote', () => {
    const table = read(saved);
    if (table.kind === 'bad') throw new Error(table.why);
    const again: Saved = saveTable(table.value as Table, seats as unknown as Saved['seats'], null);
    expect(JSON.parse(JSON.stringify(again))).toEqual(raw);
    expect(again.format).toBe(SAVE_FORMAT);
  });
});

describe('a save that is not whole', () => {
  test('cut off at any length is not JSON', () => {
    for (let length = 0; length < saved.length; length++)
      if (why(readSaved(saved.slice(0, length))) !== 'not-json') throw new Error(`cut at ${length} was read`);
  });
  test.each([
    'null',
    '1',
    '"text"',
    '[]',
    '[{}]',
    '{}',
    '{"format":1}',
    '{"game":"x","log":[]}',
    '{"version":3,"log":[]}',
  ])('%s is not ours', (text) => expect(why(readSaved(text))).toBe('not-ours'));
  test.each([0, -1, 1.5, '1', null, [1], {}])('format %j is not ours', (format) => {
    expect(why(readSaved(withField('format', format)))).toBe('not-ours');
  });
  test.each([SAVE_FORMAT + 1, 1e9, 1e308])('format %p was written by a newer app', (format) => {
    expect(why(readSaved(withField('format', format)))).toBe('future');
  });
  test('rules newer than ours are from a newer app, once the game is known', () => {
    expect(why(read(withField('rulesVersion', sequenceNumbers.rulesVersion + 1)))).toBe('future');
  });
  test('a game we do not have is said to be unknown', () => {
    const reading = readSaved(withField('game', 'backgammon'));
    if (reading.kind === 'bad') throw new Error(reading.why);
    expect(why(replay(sequenceNumbers, reading.value))).toBe('unknown-game');
  });
  test('one game’s save is not another’s', () => {
    const reading = readSaved(saved);
    expect(reading.kind === 'read' && why(replay(nullGame, reading.value))).toBe('unknown-game');
  });
  test.each<[string, unknown]>([
    ['rulesVersion', 0],
    ['rulesVersion', '1'],
    ['rulesVersion', null],
    ['config', null],
    ['config', []],
    ['config', { seats: 2 }],
    ['config', { ...(raw.config as JsonObject), seats: 5 }],
    ['config', { ...(raw.config as JsonObject), seats: 1e300 }],
    ['config', { ...(raw.config as JsonObject), target: 2 }],
    ['seats', []],
    ['seats', null],
    ['seats', seats.slice(1)],
    ['seats', [...seats, seats[0]]],
    ['seats', seats.map((seat) => ({ ...seat, name: 'x'.repeat(61) }))],
    ['seats', seats.map((seat) => ({ ...seat, face: -1 }))],
    ['seats', seats.map((seat) => ({ ...seat, bot: 3 }))],
    ['seats', seats.map((seat) => ({ ...seat, help: 'no' }))],
    ['seats', seats.map(() => null)],
    ['countdownLeft', -1],
    ['countdownLeft', '5'],
    ['countdownLeft', []],
    ['countdownLeft', { 'bet-5': -1 }],
    ['countdownLeft', { 'bet-5': null }],
    ['countdownLeft', { 'bet-5': { left: 1 } }],
    ['log', [null]],
    ['log', [{}]],
    ['log', [{ actor: 0 }]],
    ['log', [{ actor: 'ghost', move: { type: 'pass' } }]],
    ['log', [{ actor: -1, move: { type: 'pass' } }]],
    ['log', [{ actor: 0.5, move: { type: 'pass' } }]],
    ['log', [[0, 'pass']]],
  ])('%s = %j: damaged', (key, value) => expect(why(read(withField(key, value)))).toBe('damaged'));
});

describe('a log that was tampered with', () => {
  const playAt = log.findIndex(({ move }) => (move as JsonObject).type === 'play');
  const dealAt = log.findIndex(({ move }) => (move as JsonObject).type === 'deal');
  const swap = (place: number, entry: Json) => withLog(log.map((e, index) => (index === place ? entry : e)));
  const played = log[playAt]!;
  const dealt = (log[dealAt]!.move as JsonObject).hands as string[][];

  test.each<[string, string]>([
    ['an entry missing', withLog(log.filter((_, index) => index !== playAt))],
    ['an entry twice', withLog([...log.slice(0, playAt + 1), ...log.slice(playAt)])],
    ['two entries exchanged', withLog([log[1]!, log[0]!, ...log.slice(2)])],
    ['another seat’s move', swap(playAt, { ...played, actor: ((played.actor as number) + 1) % 3 })],
    ['a seat that does not exist', swap(playAt, { ...played, actor: 50 })],
    ['a seat’s move by chance', swap(playAt, { ...played, actor: 'chance' })],
    ['chance by a seat', swap(dealAt, { ...log[dealAt]!, actor: 0 })],
    ['the clock, where none runs', swap(playAt, { actor: 'clock', move: { type: 'pass' } })],
    ['a chip on a corner', swap(playAt, { ...played, move: { ...(played.move as JsonObject), cell: 0 } })],
    [
      'a cell off the board',
      swap(playAt, { ...played, move: { ...(played.move as JsonObject), cell: 100 } }),
    ],
    [
      'a card that does not exist',
      swap(playAt, { ...played, move: { ...(played.move as JsonObject), card: '99+1' } }),
    ],
    [
      'a hand too large',
      swap(dealAt, { actor: 'chance', move: { type: 'deal', hands: dealt.map((h) => [...h, 'plus-1']) } }),
    ],
    [
      'a card dealt twice',
      swap(dealAt, { actor: 'chance', move: { type: 'deal', hands: dealt.map(() => dealt[0]!) } }),
    ],
    ['a hand too few', swap(dealAt, { actor: 'chance', move: { type: 'deal', hands: dealt.slice(1) } })],
    ['a move after the end', withLog([...log, { actor: 0, move: { type: 'draw' } }])],
    ['a move that is a list', swap(playAt, { ...played, move: [] })],
  ])('%s: damaged', (_name, text) => expect(why(read(text))).toBe('damaged'));
});

describe('absurd files', () => {
  const deep = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
  test.each([100, 10000, 200000])('nested %i deep are answered, not thrown', (depth) => {
    for (const key of ['config', 'seats', 'game', 'extra'])
      expect(['damaged', 'not-ours', 'not-json', 'read']).toContain(
        why(read(JSON.stringify({ ...raw, [key]: 'HERE' }).replace('"HERE"', deep(depth)))),
      );
    const move = JSON.stringify({ ...raw, log: [{ actor: 0, move: 'HERE' }] }).replace('"HERE"', deep(depth));
    expect(['damaged', 'not-json']).toContain(why(read(move)));
  });
  test('a __proto__ anywhere changes nothing of ours', () => {
    const poisoned = saved
      .replace('{', '{"__proto__":{"polluted":true},')
      .replace('"config":{', '"config":{"__proto__":{"strict":true},');
    const reading = read(poisoned);
    expect(why(reading)).toBe('read');
    expect(reading.kind === 'read' && reading.value.config).toEqual(raw.config);
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
    expect(why(readSaved('{"__proto__":{"format":1,"game":"x","log":[]}}'))).toBe('not-ours');
  });
  test('fields that only the prototype has do not count', () => {
    const { seats: _seats, ...rest } = raw;
    const text = JSON.stringify(rest).replace('{', `{"__proto__":{"seats":${JSON.stringify(seats)}},`);
    expect(why(read(text))).toBe('damaged');
  });
  test('a long log of nonsense is refused at its first entry', () => {
    const nonsense = Array.from({ length: 20000 }, () => ({ actor: 0, move: { type: 'draw' } }));
    expect(why(read(withLog(nonsense)))).toBe('damaged');
  });
  test('chance plays on from where a save was cut between a move and its card', () => {
    const drawAt = log.findIndex(({ move }) => (move as JsonObject).type === 'draw');
    const reading = read(withLog(log.slice(0, drawAt + 1)));
    if (reading.kind === 'bad') throw new Error(reading.why);
    expect(sequenceNumbers.stage(reading.value.state as never)).toEqual({ kind: 'chance' });
    expect(sequenceNumbers.chance(reading.value.state as never, createDice(1)).type).toBe('give');
  });
});
