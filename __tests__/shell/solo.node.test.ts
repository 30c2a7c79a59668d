import { createDice, openTable, play, saveTable, stageOf, type Table } from '../../src/engine';
import { nullGame, type Config, type Move, type State, type View } from '../../src/games/null-game/rules';
import { defineBox, type Solo } from '../../src/shell/box';
import { dayCounted, dayNumber, dayText, noteResult } from '../../src/shell/solo';
import { createRecords, openStore, type Kept } from '../../src/storage';
import { Area, withStorage } from '../storage/areas';
import { sit } from './support';

/** The null game, as if its turns were what is counted, on the day that its set-up names. */
type Dated = Config & { readonly day?: number };
const solo: Solo<Dated, State, Move, View> = {
  lists: ['alone'],
  listOf: ({ seats }) => (seats === 1 ? 'alone' : null),
  listName: (list) => list,
  resultOf: ({ turn }) => turn,
  better: 'fewer',
  resultText: String,
  resultSays: String,
  perfect: () => null,
  perfectName: () => '',
  perfectSays: () => '',
  daily: {
    dayOf: ({ day }) => day ?? null,
    onDay: (config, day) => ({ ...config, day }),
  },
  shareText: () => '',
};
const nothing = () => null;
const silent = () => '';
const box = defineBox({
  game: nullGame,
  colour: '',
  players: { bots: {} },
  setUp: {
    Options: nothing,
    configFor: nullGame.defaults,
    nextConfig: (config) => config,
    helpSays: nothing,
  },
  table: { Table: nothing, Mark: nothing, beat: nothing },
  words: {
    Rules: nothing,
    refusedConfig: silent,
    standing: silent,
    counts: silent,
    tell: nothing,
    ending: silent,
  },
  learning: {},
  solo,
});
const { solo: _solo, ...uncounted } = box;

const kept = (id: string, table: Table, ...levels: readonly (string | null)[]): Kept => ({
  id,
  startedAt: 1,
  updatedAt: 1,
  summary: { over: false, winners: [], turn: 0 },
  saved: saveTable(table, sit(...levels), null),
});
const opened = (config: Dated): Table => openTable(nullGame, config, createDice(3));

function finished(config: Dated): Table {
  const dice = createDice(3);
  let table = opened(config);
  for (let stage = stageOf(table); stage.kind === 'play'; stage = stageOf(table)) {
    const { seat } = stage.acting[0];
    const move = dice.pick(nullGame.options(nullGame.view(table.state as State, seat)));
    const played = play(table, seat, move, dice);
    if (played.kind === 'refused') throw new Error(played.refusal.code);
    table = played.table;
  }
  return table;
}

const records = () => createRecords(withStorage({ value: new Area() }, openStore));
const ALONE = { seats: 1, rounds: 2 };

test('an ending is noted once, however often it is kept, and struck out when the game goes on after all', () => {
  const list = records();
  const over = finished(ALONE);
  for (let again = 0; again < 3; again++) noteResult(box, over, kept('a', over, null), list);
  expect(list.of('null-game', 'alone').recent.map(({ id }) => id)).toEqual(['a']);
  noteResult(box, opened(ALONE), kept('a', over, null), list);
  expect(list.of('null-game', 'alone').recent).toEqual([]);
});

test('a game under way, one of several seats, or one the app played by itself leaves nothing', () => {
  const list = records();
  const over = finished(ALONE);
  const two = finished({ seats: 2, rounds: 2 });
  noteResult(box, opened(ALONE), kept('a', over, null), list);
  noteResult(box, two, kept('b', two, null, null), list);
  noteResult(box, over, kept('c', over, 'beginner'), list);
  noteResult(uncounted, over, kept('d', over, null), list);
  expect(list.games()).toEqual([]);
});

test('somebody whom the app keeps company counts', () => {
  const list = records();
  const over = finished(ALONE);
  noteResult(box, over, kept('a', over, null, 'beginner'), list);
  expect(list.of('null-game', 'alone').recent).toHaveLength(1);
});

test('of a day’s games the first counts, and the others know it', () => {
  const list = records();
  const over = { ...finished(ALONE), config: { ...ALONE, day: 20260316 } };
  noteResult(box, over, kept('a', over, null), list);
  noteResult(box, over, kept('b', over, null), list);
  expect(dayCounted(box, over.config, 'a', list)).toBeNull();
  expect(dayCounted(box, over.config, 'b', list)?.id).toBe('a');
  expect(list.of('null-game', 'alone').recent).toHaveLength(1);
});

test('a day is a number that sorts, and reads in both languages', () => {
  expect(dayNumber(new Date(2026, 2, 6, 0, 30))).toBe(20260306);
  expect(dayNumber(new Date(2026, 11, 31, 23, 59))).toBe(20261231);
  expect(dayText(20260306, 'fr')).toBe('6 mars 2026');
  expect(dayText(20261231, 'en')).toBe('31 December 2026');
});
