import {
  createDice,
  enter,
  NOT_YOURS,
  openTable,
  play,
  seenBy,
  settle,
  stageOf,
  undo,
  undoSeat,
  type Actor,
  type Json,
  type Table,
} from '../../src/engine';
import { nullGame, type State } from '../../src/games/null-game/rules';

const opened = (seats = 2, seed = 1): Table => openTable(nullGame, { seats, rounds: 2 }, createDice(seed));
const after = (table: Table, actor: Actor, move: Json): Table => {
  const played = play(table, actor, move, createDice(1));
  if (played.kind === 'refused') throw new Error(played.refusal.code);
  return played.table;
};
const keep = { type: 'choose', what: 'keep' };
const throwAway = { type: 'choose', what: 'throw' };
const done = { type: 'done' };

describe('a table', () => {
  test('opens with all that chance owes done', () => {
    const table = opened();
    expect(table.log.map(({ actor }) => actor)).toEqual(['chance']);
    expect(stageOf(table)).toMatchObject({ kind: 'play', eyes: 0 });
  });
  test('is a value: a move makes a new one and leaves the old', () => {
    const before = opened();
    const text = JSON.stringify({ state: before.state, log: before.log });
    const then = after(before, 0, keep);
    expect(JSON.stringify({ state: before.state, log: before.log })).toBe(text);
    expect([before.log.length, then.log.length]).toEqual([1, 2]);
  });
  test('has each stage worked out once, however often it is asked for', () => {
    const stage = jest.fn(nullGame.stage);
    const start = openTable({ ...nullGame, stage }, { seats: 2, rounds: 2 }, createDice(1));
    const table = after(after(start, 0, keep), 0, done);
    expect([stageOf(table), stageOf(table)]).toEqual([nullGame.stage(table.state as State), table.stage]);
    const asked = stage.mock.calls.map(([state]) => state);
    expect(new Set(asked).size).toBe(asked.length);
  });
  test('tells what a move led to, chance included', () => {
    const played = play(after(opened(), 0, keep), 0, done, createDice(1));
    expect(played.kind === 'played' && played.happenings.map(({ entry }) => entry.actor)).toEqual([
      0,
      'chance',
    ]);
  });
  test('replay enters one entry and leaves chance due', () => {
    const chosen = after(opened(), 0, keep);
    const played = enter(chosen, { actor: 0, move: done });
    if (played.kind === 'refused') throw new Error(played.refusal.code);
    expect(stageOf(played.table).kind).toBe('chance');
    expect(stageOf(settle(played.table, createDice(2))).kind).toBe('play');
  });
  test.each<Actor>([1, 7, -1, 0.5, 'chance'])('%p does not act here', (actor) => {
    expect(play(opened(), actor, keep, createDice(1))).toEqual({
      kind: 'refused',
      refusal: { code: NOT_YOURS },
    });
  });
  test('the clock acts where a countdown runs, and chooses for the seat', () => {
    const table = opened();
    const value = (table.state as State).secret!;
    expect((after(table, 'clock', { type: 'too-late' }).state as State).sums).toEqual([value, 0]);
  });
  test('a choice that lacks something is unfinished, not wrong', () => {
    expect(play(opened(), 0, done, createDice(1))).toMatchObject({
      refusal: { code: 'choose-first', unfinished: true },
    });
  });
  test('a number is told to its seat alone', () => {
    const [event] = opened().happenings[0]!.events;
    expect(event).toMatchObject({ type: 'rolled', only: 0 });
    expect(seenBy(0, [event!])).toHaveLength(1);
    expect(seenBy(1, [event!])).toEqual([]);
    expect(seenBy('table', [event!])).toEqual([]);
  });
});

describe('undo', () => {
  test('returns to the very state before, step by step', () => {
    const start = opened();
    const first = after(start, 0, keep);
    const second = after(first, 0, throwAway);
    expect(undoSeat(second)).toBe(0);
    expect(undo(second).state).toBe(first.state);
    expect(undo(undo(second)).state).toBe(start.state);
    expect(undo(undo(second)).log).toEqual(start.log);
    expect(undo(undo(second)).happenings).toEqual(start.happenings);
  });
  test('stops at what chance did', () => {
    const start = opened();
    expect(undoSeat(start)).toBeNull();
    expect(undo(start)).toBe(start);
    // States that cannot be returned to are not kept: a long game must not fill a phone.
    const round = after(after(after(start, 0, keep), 0, done), 1, keep);
    expect(round.undoable).toHaveLength(1);
    expect(after(start, 'clock', { type: 'too-late' }).undoable).toEqual([]);
  });
  test('stops at a sealed step, and never gives the last seat’s turn back to the next', () => {
    const passedOn = after(after(opened(), 0, keep), 0, done);
    expect(stageOf(passedOn)).toMatchObject({ eyes: 1 });
    expect(undoSeat(passedOn)).toBeNull();
  });
  test('stops at the clock', () => {
    expect(undoSeat(after(after(opened(1), 0, keep), 'clock', { type: 'too-late' }))).toBeNull();
  });
  test('is not for a game that is over', () => {
    let table = opened(1);
    for (let turn = 0; turn < 2; turn++) table = after(after(table, 0, keep), 0, done);
    expect(stageOf(table).kind).toBe('over');
    expect(undo(table)).toBe(table);
  });
  test('after it, another way is as good as new', () => {
    const other = after(undo(after(opened(), 0, keep)), 0, throwAway);
    expect(other.log.map(({ move }) => move)).toEqual([opened().log[0]!.move, throwAway]);
  });
});

describe('the null game', () => {
  const end = (choices: readonly Json[]) => {
    let table = opened(2, 3);
    const secrets: number[] = [];
    for (const choice of choices) {
      secrets.push((table.state as State).secret!);
      const { turn } = table.state as State;
      table = after(after(table, turn % 2, choice), turn % 2, done);
    }
    return { stage: stageOf(table), sums: (table.state as State).sums, secrets };
  };
  test('adds what is kept', () => {
    const { sums, secrets } = end([keep, throwAway, keep, throwAway]);
    expect(sums).toEqual([secrets[0]! + secrets[2]!, 0]);
  });
  test('the larger sum wins', () => {
    expect(end([keep, throwAway, keep, throwAway]).stage).toEqual({ kind: 'over', ranking: [[0], [1]] });
    expect(end([throwAway, keep, throwAway, keep]).stage).toEqual({ kind: 'over', ranking: [[1], [0]] });
  });
  test('equal sums share their rank', () => {
    expect(end([throwAway, throwAway, throwAway, throwAway]).stage).toEqual({
      kind: 'over',
      ranking: [[0, 1]],
    });
  });
  test('offers nothing while chance is due', () => {
    const due = nullGame.start({ seats: 1, rounds: 1 });
    expect(nullGame.options(nullGame.view(due, 0))).toEqual([]);
  });
});
