import { same, saveTable, stageOf, type Table, tableAt } from '../../src/engine';
import { nullGame, THINKING_MS } from '../../src/games/null-game/rules';
import { sequenceNumbers, type State } from '../../src/games/sequence-numbers/rules';
import { done, keepIt, reopened, sit, sitDown, throwIt, until } from './support';

describe('keeping', () => {
  test('every entry is kept as soon as it is made, and replays to the same state', () => {
    const sitting = sitDown(sit(null, 'beginner'));
    sitting.play(keepIt, throwIt, done);
    expect(sitting.kept.map(({ log }) => log.length)).toEqual([2, 3, 5]);
    until(sitting, ({ thinking }) => thinking === null);
    sitting.play(keepIt, done);
    until(sitting, ({ table }) => stageOf(table).kind === 'over');
    const lengths = sitting.kept.map(({ log }) => log.length);
    expect(lengths).toEqual([...lengths].sort((a, b) => a - b));
    expect(lengths.at(-1)).toBe(sitting.now().table.log.length);
    for (const saved of sitting.kept) {
      const table = reopened(saved);
      const then = sitting.shown.find((shot) => shot.table.log.length === saved.log.length)!;
      expect(same(table.state, then.table.state)).toBe(true);
    }
  });

  test('the people go with it', () => {
    const seats = sit(null, 'beginner');
    const { kept, play } = sitDown(seats);
    play(keepIt);
    expect(kept[0]).toMatchObject({ game: 'null-game', rulesVersion: 1, seats });
  });

  test('chance that was due when the game was last kept is taken once, and kept', () => {
    const config = { seats: 1, rounds: 2 };
    const bare: Table = tableAt(nullGame, config, nullGame.start(config));
    const { kept, now } = sitDown(sit(null), { table: bare });
    expect(kept.map(({ log }) => log.length)).toEqual([1]);
    expect(reopened(kept[0]!).state).toEqual(now().table.state);
  });

  test('merely opening a game, or a menu, writes nothing where no time runs', () => {
    const { session, kept } = sitDown(sit(null, null), { game: sequenceNumbers });
    session.uncover();
    session.pause(true);
    session.pause(false);
    session.front(false);
    session.front(true);
    session.close();
    expect(kept).toEqual([]);
  });

  test('a refused move leaves no trace', () => {
    const { session, kept, shown } = sitDown(sit(null));
    expect(session.act(done)).toMatchObject({ code: 'choose-first', unfinished: true });
    expect([kept.length, shown.length]).toEqual([0, 1]);
  });

  test('trouble is shown, the game goes on, and the next success clears it', () => {
    let trouble: 'full' | null = 'full';
    const { now, play } = sitDown(sit(null), { trouble: () => trouble });
    play(keepIt);
    expect(now().trouble).toBe('full');
    trouble = null;
    play(done);
    expect(now()).toMatchObject({ trouble: null, change: 2 });
  });

  test('where nothing can be kept at all, it is said before the first move', () => {
    expect(sitDown(sit(null), { troubleAtFirst: 'missing' }).now().trouble).toBe('missing');
  });

  test('nobody acts while the game is paused', () => {
    const { session, kept, state } = sitDown(sit(null));
    session.pause(true);
    const before = kept.length;
    expect(session.act(keepIt)).toEqual({ code: 'not-your-turn' });
    expect(kept).toHaveLength(before);
    session.pause(false);
    expect(session.act(keepIt)).toBeNull();
    expect(state().chosen).toBe('keep');
  });

  test('once closed, nothing happens any more', () => {
    const { session, clock, kept, shown } = sitDown(sit(null, 'beginner'));
    session.act(keepIt);
    session.act(done);
    session.close();
    const before = [kept.length, shown.length];
    session.close();
    session.act(keepIt);
    expect(clock.set()).toBe(0);
    clock.pass(60_000);
    expect([kept.length, shown.length]).toEqual(before);
  });
});

describe('undo', () => {
  test('steps back through a person’s own choices, and is kept', () => {
    const { session, state, kept, now, play } = sitDown(sit(null));
    play(keepIt, throwIt);
    expect(now().undoSeat).toBe(0);
    session.undo();
    expect(state().chosen).toBe('keep');
    session.undo();
    expect(state().chosen).toBeNull();
    expect(now().undoSeat).toBeNull();
    expect(kept.at(-1)!.log).toEqual(now().table.log);
    const before = now();
    session.undo();
    expect(now()).toBe(before);
  });

  test('stops at a seal: a turn that was passed on stays passed on', () => {
    const { session, now, play } = sitDown(sit(null));
    play(keepIt, done);
    const { table } = now();
    session.undo();
    expect(now().table).toBe(table);
  });

  test('a chip laid comes back with its card; a card drawn stays drawn', () => {
    const { session, now, play } = sitDown(sit(null, null), { game: sequenceNumbers });
    session.uncover();
    const state = () => now().table.state as State;
    const before = state();
    play(sequenceNumbers.options(sequenceNumbers.view(before, before.seat))[0]!);
    expect(state().phase).toBe('draw');
    session.undo();
    expect(state()).toBe(before);
    play(sequenceNumbers.options(sequenceNumbers.view(before, before.seat))[0]!, { type: 'draw' });
    session.uncover();
    expect(now().undoSeat).toBeNull();
  });

  test('is not for the others: what the app has laid stays laid', () => {
    const layer = {
      *choose(view: Parameters<typeof sequenceNumbers.options>[0]) {
        yield;
        return sequenceNumbers.options(view)[0]!;
      },
    };
    const sitting = sitDown(sit('beginner', null), {
      game: sequenceNumbers,
      config: { dealer: 1 },
      bots: { beginner: layer },
    });
    until(sitting, ({ table }) => (table.state as State).phase === 'draw');
    const { table, undoSeat } = sitting.now();
    expect(undoSeat).toBeNull();
    sitting.session.undo();
    expect(sitting.now().table).toBe(table);
  });

  test('is not for anybody under a cover', () => {
    const { session, now, play } = sitDown(sit(null, null));
    session.uncover();
    play(keepIt);
    session.front(false);
    session.front(true);
    const { table } = now();
    session.undo();
    expect(now().table).toBe(table);
    session.uncover();
    session.undo();
    expect(now().table.log).toHaveLength(1);
  });

  test('the save after an undo is a save like any other', () => {
    const { session, kept, now, play } = sitDown(sit(null));
    play(keepIt);
    session.undo();
    play(throwIt, done);
    expect(reopened(kept.at(-1)!).state).toEqual(now().table.state);
    expect(kept.at(-1)).toEqual(
      JSON.parse(JSON.stringify(saveTable(now().table, sit(null), { 'turn-1': THINKING_MS }))),
    );
  });
});

describe('what is told', () => {
  test('a change tells its events once: pausing or a new pace does not tell them anew', () => {
    const { session, now, play } = sitDown(sit(null));
    play(keepIt, done);
    const { fresh, change } = now();
    expect(fresh.map(({ type }) => type)).toEqual(['kept', 'rolled']);
    session.pause(true);
    session.pause(false);
    session.setPace('slow');
    session.front(false);
    session.front(true);
    expect(now().change).toBe(change);
    expect(now().fresh).toBe(fresh);
  });

  test('an event for one seat alone is not told to another', () => {
    const sitting = sitDown(sit(null, 'beginner'));
    sitting.play(keepIt, done);
    // Chance has just given the app its number.
    expect(sitting.now().table.happenings.at(-1)!.events[0]).toMatchObject({ type: 'rolled', only: 1 });
    expect(sitting.now().fresh.map(({ type }) => type)).toEqual(['kept']);
  });
});
