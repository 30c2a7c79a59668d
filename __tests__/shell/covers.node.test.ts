import { sequenceNumbersBots } from '../../src/games/sequence-numbers/bots';
import { stageOf, type Player, type Stage } from '../../src/engine';
import { sequenceNumbers, type State } from '../../src/games/sequence-numbers/rules';
import { personsAt, screenFor } from '../../src/shell/screen';
import { done, keepIt, promptly, sit, sitDown, until, type Sitting } from './support';

const cover = (seat: number) => ({ kind: 'cover', seat });
const open = (eyes: number | 'table') => ({ kind: 'open', eyes });

const passOn = (sitting: Sitting) => {
  sitting.session.uncover();
  sitting.play(keepIt, done);
};

describe('a cover', () => {
  test('waits for the first person, and only uncovering lifts it', () => {
    const { session, now, clock } = sitDown(sit(null, null));
    expect(now().screen).toEqual(cover(0));
    clock.pass(60_000);
    session.pause(true);
    session.pause(false);
    session.front(false);
    session.front(true);
    session.step();
    session.undo();
    expect(now().screen).toEqual(cover(0));
    session.uncover();
    expect(now().screen).toEqual(open(0));
  });

  test('comes down with the very change that asks for other eyes', () => {
    const sitting = sitDown(sit(null, null));
    passOn(sitting);
    expect(sitting.now().screen).toEqual(cover(1));
    for (const { table, screen } of sitting.shown) {
      const stage = stageOf(table);
      // Nothing was ever shown to eyes other than the ones the rules asked for.
      if (screen.kind === 'open') expect(stage.kind === 'play' && stage.eyes).toBe(screen.eyes);
    }
  });

  test('nothing of the next hand is shown while the entry is being kept', () => {
    const screens: unknown[] = [];
    const sitting = sitDown(sit(null, null), {
      trouble: () => {
        screens.push(sitting.now().screen);
        return null;
      },
    });
    sitting.session.uncover();
    sitting.play(keepIt, done);
    // While the last entry was being kept the old screen stood with the old table: nothing of the next hand.
    expect(sitting.shown.map(({ screen }) => screen)).toEqual([cover(0), open(0), open(0), cover(1)]);
    expect(screens).toEqual([open(0), open(0)]);
  });

  test('tells nothing of what just happened', () => {
    const sitting = sitDown(sit(null, null));
    passOn(sitting);
    expect(sitting.now().fresh).toEqual([]);
    sitting.session.uncover();
    expect(sitting.now().fresh).toEqual([]);
  });

  test('lets nobody act, not even the seat it waits for', () => {
    const { session, kept } = sitDown(sit(null, null));
    expect(session.act(keepIt)).toEqual({ code: 'not-your-turn' });
    expect(session.act(keepIt, 0)).toEqual({ code: 'not-your-turn' });
    expect(kept).toEqual([]);
  });

  test('falls when the app leaves the front, and stays when it comes back', () => {
    const { session, now } = sitDown(sit(null, null));
    session.uncover();
    session.front(false);
    expect(now().screen).toEqual(cover(0));
    session.front(true);
    expect(now().screen).toEqual(cover(0));
  });

  test('is not asked of the same person twice in a row', () => {
    const { session, now, play } = sitDown(sit(null, null));
    session.uncover();
    play(keepIt);
    expect(now().screen).toEqual(open(0));
  });
});

describe('whoever looked away', () => {
  /** Once chosen, the choice lies open on the table. */
  const openly: typeof promptly = {
    ...promptly,
    stage: (state) => {
      const stage = promptly.stage(state);
      return stage.kind === 'play' && state.chosen ? { ...stage, eyes: 'table' } : stage;
    },
  };
  test('says again who it is, also when a move is taken back', () => {
    const { session, now, play } = sitDown(sit(null, null), { game: openly });
    session.uncover();
    play(keepIt);
    expect(now()).toMatchObject({ screen: open('table'), undoSeat: 0 });
    session.undo();
    expect(now().screen).toEqual(cover(0));
  });
});

describe('one person', () => {
  test('never sees a cover, whatever happens', () => {
    const sitting = sitDown(sit(null, 'beginner', 'beginner'));
    for (let round = 0; round < 2; round++) {
      until(sitting, ({ thinking }) => thinking === null);
      sitting.session.front(false);
      sitting.session.front(true);
      sitting.play(keepIt, done);
    }
    until(sitting, ({ table }) => stageOf(table).kind === 'over');
    expect(new Set(sitting.shown.map(({ screen }) => JSON.stringify(screen)))).toEqual(
      new Set([JSON.stringify(open(0))]),
    );
  });
});

describe('several persons and the app', () => {
  test('while the app moves, only what lies open is shown', () => {
    const sitting = sitDown(sit(null, 'beginner', null));
    passOn(sitting);
    expect(sitting.now()).toMatchObject({ screen: open('table'), thinking: { seat: 1, waits: false } });
    expect(sitting.session.act(keepIt)).toEqual({ code: 'not-your-turn' });
    until(sitting, ({ thinking }) => thinking === null);
    expect(sitting.now().screen).toEqual(cover(2));
  });

  test('a hand of Sequence Numbers is open to its own eyes alone, all game long', () => {
    const sitting = sitDown(sit(null, 'beginner', null), {
      game: sequenceNumbers,
      bots: sequenceNumbersBots,
      pace: 'instant',
    });
    for (let turn = 0; turn < 30 && stageOf(sitting.now().table).kind !== 'over'; turn++) {
      until(sitting, ({ thinking }) => thinking === null);
      sitting.session.uncover();
      const { screen, table } = sitting.now();
      const seat = (table.state as State).seat;
      expect(screen).toEqual(open(seat));
      const view = sequenceNumbers.view(table.state as State, seat);
      sitting.play(sequenceNumbers.options(view)[0]!);
    }
    for (const { screen, table } of sitting.shown) {
      const state = table.state as State;
      if (screen.kind === 'open' && screen.eyes !== 'table') expect(screen.eyes).toBe(state.seat);
    }
  });
});

describe('the screen is open to who may see it, else covered', () => {
  const play = (eyes: number | 'table'): Stage => ({
    kind: 'play',
    acting: [{ seat: eyes === 'table' ? 0 : eyes, role: 'turn' }],
    eyes,
  });
  const uncoveredPlay = (eyes: number): Stage => ({
    kind: 'play',
    acting: [{ seat: eyes, role: 'turn' }],
    eyes,
    uncovered: true,
  });
  const over: Stage = { kind: 'over', ranking: [[0], [1]] };
  const two = sit(null, null);
  test.each<[string, Stage, readonly Player[], number | null, object]>([
    ['two persons, nobody has said who it is', play(1), two, null, cover(1)],
    ['two persons, the right one', play(1), two, 1, open(1)],
    ['two persons, the other one', play(1), two, 0, cover(1)],
    ['two persons, nothing secret', play('table'), two, null, open('table')],
    ['two persons who hide nothing', uncoveredPlay(1), two, null, open(1)],
    [
      'two persons who hide nothing, the app’s turn',
      uncoveredPlay(2),
      sit(null, null, 'beginner'),
      1,
      open('table'),
    ],
    ['two persons, over', over, two, 1, open('table')],
    ['two persons, chance', { kind: 'chance' }, two, 1, open('table')],
    ['alone, over', over, sit('beginner', null), null, open(1)],
    ['alone, the app’s turn', play(0), sit('beginner', null), null, open(1)],
    ['apps among themselves', play(0), sit('beginner', 'solid'), null, open('table')],
  ])('%s', (_what, stage, seats, uncovered, screen) => {
    expect(screenFor(stage, seats, uncovered)).toEqual(screen);
  });
  test('persons are counted by their places', () => {
    expect(personsAt(sit('solid', null, null))).toEqual([1, 2]);
  });
});
