import {
  beats,
  createRecords,
  firstOfDay,
  NEWEST,
  openStore,
  standingOf,
  tallyOf,
  type Noted,
  type Records,
  type Results,
} from '../../src/storage';
import { Area, withStorage } from './areas';

const area = (room?: number) => withStorage({ value: new Area(room) }, openStore);
const GAME = 'prime-climb';
const LIST = 'solitaire-1';
const KEY = `records/${GAME}/${LIST}`;
const game = (id: string, result: number, day: number | null = null): Noted => ({ id, result, day });

function noted(...all: readonly Noted[]): Records {
  const records = createRecords(area());
  all.forEach((one) => expect(records.note(GAME, LIST, one)).toBeNull());
  return records;
}
const listOf = (records: Records): Results => records.of(GAME, LIST);

describe('noting', () => {
  test('with nothing noted there is nothing', () => {
    expect(listOf(noted())).toEqual({ recent: [], older: new Map() });
    expect(tallyOf(listOf(noted()), 'fewer')).toBeNull();
  });

  test('lists are kept apart, by game and by variant, and are read back', () => {
    const store = area();
    const records = createRecords(store);
    records.note(GAME, LIST, game('a', 7));
    records.note(GAME, 'solitaire-2', game('b', 14));
    records.note('pyramide', LIST, game('c', 31));
    const later = createRecords(store);
    expect(later.of(GAME, LIST).recent).toEqual([game('a', 7)]);
    expect(later.of(GAME, 'solitaire-2').recent).toEqual([game('b', 14)]);
    expect(later.of('pyramide', LIST).recent).toEqual([game('c', 31)]);
  });

  test('a game kept twice is counted once', () => {
    const records = noted(game('a', 7), game('b', 9), game('a', 7), game('b', 9));
    expect(listOf(records).recent).toEqual([game('a', 7), game('b', 9)]);
  });

  test('an ending taken back is taken out, and another may follow', () => {
    const records = noted(game('a', 7), game('b', 5));
    expect(records.strike(GAME, LIST, 'b')).toBeNull();
    expect(listOf(records).recent).toEqual([game('a', 7)]);
    records.note(GAME, LIST, game('b', 8));
    expect(tallyOf(listOf(records), 'fewer')).toMatchObject({ games: 2, mean: 7.5, best: 7 });
  });

  test('another ending of the same game replaces the first', () => {
    expect(listOf(noted(game('a', 7), game('a', 9))).recent).toEqual([game('a', 9)]);
  });

  test('striking what is not there writes nothing', () => {
    const store = area();
    const records = createRecords(store);
    expect(records.strike(GAME, LIST, 'a')).toBeNull();
    expect(store.keys('')).toEqual([]);
  });
});

describe('the game of the day', () => {
  const DAY = 20260316;
  test('the first result counts, and replays leave no trace', () => {
    const records = noted(game('a', 9, DAY), game('b', 5, DAY), game('c', 6));
    expect(listOf(records).recent).toEqual([game('a', 9, DAY), game('c', 6)]);
    expect(firstOfDay(listOf(records), DAY)).toEqual(game('a', 9, DAY));
    expect(firstOfDay(listOf(records), DAY + 1)).toBeNull();
  });
  test('every day anew, and every list for itself', () => {
    const records = noted(game('a', 9, DAY), game('b', 5, DAY + 1));
    records.note(GAME, 'solitaire-2', game('c', 14, DAY));
    expect(listOf(records).recent).toHaveLength(2);
    expect(records.of(GAME, 'solitaire-2').recent).toHaveLength(1);
  });
  test('once it is taken back, the next one is the first', () => {
    const records = noted(game('a', 9, DAY));
    records.strike(GAME, LIST, 'a');
    records.note(GAME, LIST, game('b', 5, DAY));
    expect(firstOfDay(listOf(records), DAY)).toEqual(game('b', 5, DAY));
  });
});

describe('a long life', () => {
  test('the newest are kept one by one; the older still count, the best ever among them', () => {
    const store = area();
    const records = createRecords(store);
    records.note(GAME, LIST, game('best', 3));
    for (let k = 0; k < NEWEST + 100; k++) records.note(GAME, LIST, game(`g${k}`, 6 + (k % 3)));
    const { recent, older } = createRecords(store).of(GAME, LIST);
    expect(recent).toHaveLength(NEWEST);
    expect([...older.values()].reduce((sum, count) => sum + count, 0)).toBe(101);
    expect(tallyOf({ recent, older }, 'fewer')).toMatchObject({ games: NEWEST + 101, best: 3 });
    expect(store.get(KEY)!.length).toBeLessThan(40_000);
  });
});

describe('storage that fails', () => {
  test('full: said, not thrown, and there until the app is closed', () => {
    const store = area(150);
    const records = createRecords(store);
    expect(records.note(GAME, LIST, game('a', 7))).toBeNull();
    expect(records.note(GAME, LIST, game('b'.repeat(200), 6))).toBe('full');
    expect(listOf(records).recent).toHaveLength(2);
    expect(records.strike(GAME, LIST, 'a')).toBe('full');
  });
  test('none at all: said to be missing, and counted until the app is shut', () => {
    const records = createRecords(withStorage({ value: undefined }, openStore));
    expect(records.note(GAME, LIST, game('a', 7))).toBe('missing');
    expect(listOf(records).recent).toEqual([game('a', 7)]);
  });

  const read = (text: string): Results => {
    const store = area();
    store.set(KEY, text);
    return listOf(createRecords(store));
  };
  test.each(['', '{', 'null', '[]', '"x"', '7', '{"recent":7,"older":{}}', '{"recent":[[],7,null,{}]}'])(
    'unreadable text %p: as if nothing were there',
    (text) => expect(read(text)).toEqual({ recent: [], older: new Map() }),
  );
  test('one result that makes no sense does not cost the others', () => {
    const good = game('good', 7, 20260316);
    const bad = [{ id: 4, result: 7 }, { id: 'x' }, { id: 'y', result: 6.5 }, { id: 'z', result: 1e9 }, good];
    const older = [[5, 2], [6], [7, -1], ['8', 1], [9, 0.5], 'x', null];
    expect(read(JSON.stringify({ recent: [...bad, good], older }))).toEqual({
      recent: [good],
      older: new Map([[5, 2]]),
    });
  });
  test('a day that is none is no day', () => {
    expect(read('{"recent":[{"id":"a","result":7,"day":"today"}]}').recent).toEqual([game('a', 7)]);
  });
  test('what cannot be read gives way to the next result', () => {
    const store = area();
    store.set(KEY, '{');
    createRecords(store).note(GAME, LIST, game('a', 7));
    expect(createRecords(store).of(GAME, LIST).recent).toEqual([game('a', 7)]);
  });
});

describe('what a result means beside the others', () => {
  const standing = (id: string, ...results: readonly number[]) =>
    standingOf(listOf(noted(...results.map((result, k) => game(`g${k}`, result)))), id, 'fewer');
  test.each([
    ['the only one', 'g0', [7], 'first'],
    ['better than all before', 'g2', [7, 8, 6], 'new'],
    ['as good as the best', 'g2', [7, 8, 7], 'level'],
    ['one among many', 'g1', [7, 8, 9], null],
    ['the first, still unbeaten', 'g0', [7, 8], 'new'],
    ['a record beaten since', 'g1', [7, 6, 5], null],
    ['not noted at all', 'g9', [7], null],
  ] as const)('%s', (_what, id, results, says) => {
    expect(standing(id, ...results)).toBe(says);
  });
  test('is a new record by more points where more is better', () => {
    const points = listOf(noted(game('a', 20), game('b', 31)));
    expect(standingOf(points, 'b', 'more')).toBe('new');
    expect(tallyOf(points, 'more')).toMatchObject({ best: 31, mean: 25.5 });
    expect(beats(31, 20, 'more')).toBe(true);
  });
});
