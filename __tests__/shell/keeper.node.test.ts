import { createDice, openTable, play, saveTable, type Json, type Table } from '../../src/engine';
import { nullGame } from '../../src/games/null-game/rules';
import type { AnySolo } from '../../src/shell/box';
import { createKeeper, summaryOf } from '../../src/shell/keeper';
import { createRecords, createShelf, openStore, type Kept } from '../../src/storage';
import { Area, Failing, withStorage } from '../storage/areas';
import { done, keepIt, sit, throwIt } from './support';

const seats = sit(null, null);
const box = { game: nullGame };
const opened = openTable(nullGame, { seats: 2, rounds: 3 }, createDice(3));
const after = (table: Table, move: typeof keepIt | typeof throwIt): Table => {
  const played = play(table, 0, move, createDice(1));
  if (played.kind === 'refused') throw new Error(played.refusal.code);
  return played.table;
};
const save = (table: Table) => saveTable(table, seats, null);

/** A window on the game that lies in this storage. */
function windowOn(area: Area) {
  const store = withStorage({ value: area }, openStore);
  const shelf = createShelf(store, () => 1);
  const kept: Kept = { id: 'a', startedAt: 1, updatedAt: 1, summary: summaryOf(opened), saved: save(opened) };
  if (!shelf.get('a')) shelf.put(kept);
  const reading = shelf.get('a');
  if (reading?.kind !== 'read') throw new Error('not on the shelf');
  const places = { store, shelf, records: createRecords(store) };
  const keeper = createKeeper(box, reading.value, places);
  const log = () => {
    const there = createShelf(store, () => 1).get('a');
    return there?.kind === 'read' ? there.value.saved.log : null;
  };
  return { keeper, log };
}

describe('two windows on one game', () => {
  test('the second to move notices, and nothing of the first is overwritten', () => {
    const area = new Area();
    const here = windowOn(area);
    const there = windowOn(area);
    const theirs = after(opened, keepIt);
    expect(there.keeper.keep(save(theirs), theirs)).toBeNull();
    const heard = jest.fn();
    here.keeper.subscribe(heard);
    expect(here.keeper.elsewhere()).toBe(false);
    const ours = after(opened, throwIt);
    here.keeper.keep(save(ours), ours);
    expect([here.keeper.elsewhere(), heard.mock.calls.length]).toEqual([true, 1]);
    expect(here.log()).toEqual(theirs.log);
  });

  test('once noticed, nothing more is written, whatever else happens here', () => {
    const area = new Area();
    const here = windowOn(area);
    const there = windowOn(area);
    const theirs = after(opened, keepIt);
    there.keeper.keep(save(theirs), theirs);
    expect(here.keeper.look()).toBe(true);
    here.keeper.keep(save(opened), opened);
    expect(here.log()).toEqual(theirs.log);
  });

  test('a window that goes on from there notices nothing; the other one does in its turn', () => {
    const area = new Area();
    const there = windowOn(area);
    const theirs = after(opened, keepIt);
    there.keeper.keep(save(theirs), theirs);
    const here = windowOn(area);
    const ours = after(theirs, throwIt);
    here.keeper.keep(save(ours), ours);
    expect([here.keeper.look(), there.keeper.look()]).toEqual([false, true]);
  });

  test('one’s own moves, and taking them back, are nobody else’s', () => {
    const { keeper } = windowOn(new Area());
    const next = after(opened, keepIt);
    keeper.keep(save(next), next);
    keeper.keep(save(opened), opened);
    expect(keeper.look()).toBe(false);
  });
});

test('whichever write of a finished game fails, the result’s among them, it is told', () => {
  const solo: AnySolo = {
    listOf: () => 'alone',
    lists: ['alone'],
    listName: String,
    resultOf: () => 7,
    better: 'more',
    resultText: String,
    resultSays: String,
    perfect: () => null,
    perfectName: String,
    perfectSays: String,
    daily: null,
    shareText: String,
  };
  const counted = { game: nullGame, solo };
  const one = sit(null);
  const move = (table: Table, entry: object): Table => {
    const played = play(table, 0, entry as Json, createDice(1));
    if (played.kind === 'refused') throw new Error(played.refusal.code);
    return played.table;
  };
  const begun = openTable(nullGame, { seats: 1, rounds: 1 }, createDice(3));
  const over = move(move(begun, keepIt), done);
  expect(summaryOf(over).over).toBe(true);
  const kept: Kept = {
    id: 'b',
    startedAt: 1,
    updatedAt: 1,
    summary: summaryOf(begun),
    saved: saveTable(begun, one, null),
  };
  const told = [1, 2].map((nth) => {
    const area = new Failing();
    const store = withStorage({ value: area }, openStore);
    const places = { store, shelf: createShelf(store, () => 1), records: createRecords(store) };
    area.failAt(nth);
    const trouble = createKeeper(counted, kept, places).keep(saveTable(over, one, null), over);
    return [area.writes, trouble];
  });
  expect(told).toEqual([
    [2, 'full'],
    [2, 'full'],
  ]);
});
