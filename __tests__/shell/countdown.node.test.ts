import { stageOf } from '../../src/engine';
import { nullGame, THINKING_MS } from '../../src/games/null-game/rules';
import { freshCountdown, leftOf, runOn, standStill } from '../../src/shell/countdown';
import { handClock } from './clock';
import { done, keepIt, promptly, reopened, sit, sitDown, throwIt, until, type Sitting } from './support';

const left = ({ now, clock }: Sitting): number => leftOf(now().countdown!, clock);

describe('a countdown', () => {
  test('begins with a person’s turn and ends in the clock’s move', () => {
    const sitting = sitDown(sit(null));
    expect(left(sitting)).toBe(THINKING_MS);
    sitting.clock.pass(THINKING_MS - 1);
    expect([left(sitting), sitting.state().turn]).toEqual([1, 0]);
    sitting.clock.pass(1);
    expect(sitting.state().turn).toBe(1);
    expect(sitting.now().table.log.map(({ actor }) => actor)).toEqual(['chance', 'clock', 'chance']);
    expect(sitting.kept).toHaveLength(1);
    expect(left(sitting)).toBe(THINKING_MS);
  });

  test('goes on through a choice, and anew for the next turn', () => {
    const sitting = sitDown(sit(null));
    sitting.clock.pass(1500);
    sitting.play(keepIt);
    expect(left(sitting)).toBe(THINKING_MS - 1500);
    sitting.session.undo();
    expect(left(sitting)).toBe(THINKING_MS - 1500);
    sitting.play(throwIt, done);
    expect(left(sitting)).toBe(THINKING_MS);
  });

  test('stands still under a cover, for as long as the phone lies there', () => {
    const sitting = sitDown(sit(null, null));
    sitting.clock.pass(3_600_000);
    expect([left(sitting), sitting.state().turn]).toEqual([THINKING_MS, 0]);
    sitting.session.uncover();
    sitting.clock.pass(2000);
    expect(left(sitting)).toBe(THINKING_MS - 2000);
  });

  test('stands still in the menu and goes on to the millisecond', () => {
    const sitting = sitDown(sit(null));
    sitting.clock.pass(1234);
    sitting.session.pause(true);
    sitting.clock.pass(60_000);
    expect(left(sitting)).toBe(THINKING_MS - 1234);
    expect(sitting.kept.at(-1)!.countdownLeft).toEqual({ 'turn-0': THINKING_MS - 1234 });
    sitting.session.pause(false);
    sitting.clock.pass(THINKING_MS - 1235);
    expect(sitting.state().turn).toBe(0);
    sitting.clock.pass(1);
    expect(sitting.state().turn).toBe(1);
  });

  test('stands still when the app leaves the front, and is kept', () => {
    const sitting = sitDown(sit(null));
    sitting.clock.pass(4000);
    sitting.session.front(false);
    expect(sitting.kept.at(-1)!.countdownLeft).toEqual({ 'turn-0': 1000 });
    sitting.clock.pass(3_600_000);
    sitting.session.front(true);
    expect([left(sitting), sitting.state().turn]).toEqual([1000, 0]);
    sitting.clock.pass(1000);
    expect(sitting.state().turn).toBe(1);
  });

  test('two reasons to stand still: it goes on when both are gone', () => {
    const sitting = sitDown(sit(null));
    sitting.session.pause(true);
    sitting.session.front(false);
    sitting.session.pause(false);
    sitting.clock.pass(60_000);
    expect(sitting.state().turn).toBe(0);
    sitting.session.front(true);
    sitting.clock.pass(THINKING_MS);
    expect(sitting.state().turn).toBe(1);
  });

  test('two persons: leaving the front covers, so it waits for the person too', () => {
    const sitting = sitDown(sit(null, null));
    sitting.session.uncover();
    sitting.clock.pass(700);
    sitting.session.front(false);
    sitting.session.front(true);
    sitting.clock.pass(60_000);
    expect(left(sitting)).toBe(THINKING_MS - 700);
    sitting.session.uncover();
    sitting.clock.pass(THINKING_MS - 700);
    expect(sitting.now().screen).toEqual({ kind: 'cover', seat: 1 });
  });

  test('a game closed in the middle of it opens with what was left', () => {
    const before = sitDown(sit(null));
    before.clock.pass(1777);
    before.play(keepIt);
    before.clock.pass(1000);
    before.session.close();
    const saved = before.kept.at(-1)!;
    expect(saved.countdownLeft).toEqual({ 'turn-0': THINKING_MS - 2777 });
    const after = sitDown(sit(null), { table: reopened(saved), countdownLeft: saved.countdownLeft });
    expect([left(after), after.state().chosen]).toEqual([THINKING_MS - 2777, 'keep']);
    after.clock.pass(THINKING_MS - 2777);
    expect(after.state().turn).toBe(1);
    expect(left(after)).toBe(THINKING_MS);
  });

  test.each([1e9, { 'turn-0': 1e9 }])(
    'a save of %j cannot give more time than the rules do',
    (countdownLeft) => {
      expect(left(sitDown(sit(null), { countdownLeft }))).toBe(THINKING_MS);
    },
  );

  test('a save of 0.3.0 holds a number, for the countdown that is due', () => {
    expect(left(sitDown(sit(null), { countdownLeft: 1234 }))).toBe(1234);
  });

  test('a game that is over has none', () => {
    const sitting = sitDown(sit(null));
    sitting.clock.pass(THINKING_MS);
    sitting.session.ready();
    sitting.clock.pass(THINKING_MS);
    expect(sitting.now().countdown).toBeNull();
    expect(sitting.clock.set()).toBe(0);
  });

  test('does not run out while the app’s seat waits for a tap', () => {
    const sitting = sitDown(sit(null, 'beginner'), { pace: 'step' });
    sitting.play(keepIt, done);
    expect(sitting.now().thinking).toEqual({ seat: 1, waits: true });
    sitting.clock.pass(60_000);
    expect([left(sitting), sitting.state().turn]).toEqual([THINKING_MS, 1]);
  });
});

/** Once chosen, a second countdown runs for the confirmation: what is taken back comes back to the first. */
const twoSteps: typeof promptly = {
  ...promptly,
  stage: (state) => {
    const stage = promptly.stage(state);
    if (stage.kind !== 'play' || !stage.countdown) return stage;
    const id = `${stage.countdown.id}-${state.chosen ? 'confirm' : 'choose'}`;
    return { ...stage, countdown: { ...stage.countdown, id } };
  },
};

describe('undo gives no time', () => {
  test('neither to what is come back to nor to what is done again', () => {
    const sitting = sitDown(sit(null), { game: twoSteps });
    sitting.clock.pass(4900);
    sitting.play(keepIt);
    expect(left(sitting)).toBe(THINKING_MS);
    sitting.clock.pass(3000);
    sitting.session.undo();
    expect(left(sitting)).toBe(100);
    sitting.play(throwIt);
    expect(left(sitting)).toBe(2000);
    sitting.session.undo();
    sitting.clock.pass(100);
    expect(sitting.state().turn).toBe(1);
  });

  test('nor does a reload, of whatever step', () => {
    const before = sitDown(sit(null), { game: twoSteps });
    before.clock.pass(4900);
    before.play(keepIt);
    before.clock.pass(3000);
    before.session.close();
    const saved = before.kept.at(-1)!;
    expect(saved.countdownLeft).toEqual({ 'turn-0-choose': 100, 'turn-0-confirm': 2000 });
    const { countdownLeft } = saved;
    const after = sitDown(sit(null), { game: twoSteps, table: reopened(saved, twoSteps), countdownLeft });
    expect(left(after)).toBe(2000);
    after.session.undo();
    expect(left(after)).toBe(100);
  });

  test('time that runs out is a seal: what comes next has all of its own, and is asked for', () => {
    const sitting = sitDown(sit(null), {
      // Too late is as good as a choice.
      game: {
        ...twoSteps,
        refuse: (state, actor, move) => (actor === 'clock' ? null : twoSteps.refuse(state, actor, move)),
        apply: (state, actor, move) =>
          actor === 'clock' && state.chosen === null
            ? { state: { ...state, chosen: 'keep' }, events: [] }
            : twoSteps.apply(state, actor, move),
      },
    });
    sitting.play(keepIt);
    sitting.clock.pass(3000);
    sitting.session.undo();
    sitting.clock.pass(THINKING_MS);
    expect(sitting.now().countdown).toMatchObject({ id: 'turn-0-confirm', left: THINKING_MS, waits: true });
  });

  test('what nobody can come back to is forgotten', () => {
    const sitting = sitDown(sit(null), { game: twoSteps });
    sitting.play(keepIt, done);
    sitting.session.close();
    expect(sitting.kept.at(-1)!.countdownLeft).toEqual({ 'turn-1-choose': THINKING_MS });
  });
});

describe('a countdown that begins on a tap', () => {
  const asked = ({ now }: Sitting) => now().countdown!.waits;

  test('waits for as long as it takes; until then nobody moves', () => {
    const sitting = sitDown(sit(null), { game: nullGame });
    sitting.clock.pass(3_600_000);
    expect([asked(sitting), left(sitting), sitting.state().turn]).toEqual([true, THINKING_MS, 0]);
    expect(sitting.session.act(keepIt)).toEqual({ code: 'ready-first' });
    sitting.session.ready();
    expect(asked(sitting)).toBe(false);
    sitting.clock.pass(1000);
    sitting.play(keepIt);
    expect(left(sitting)).toBe(THINKING_MS - 1000);
    // The tap is no move.
    expect(sitting.now().table.log.map(({ actor }) => actor)).toEqual(['chance', 0]);
  });

  test('a ready that was not given is asked again: after a cover, the menu, a reload', () => {
    const sitting = sitDown(sit(null, null), { game: nullGame });
    sitting.session.ready();
    sitting.session.uncover();
    expect(asked(sitting)).toBe(true);
    sitting.session.pause(true);
    sitting.session.ready();
    sitting.session.pause(false);
    sitting.session.front(false);
    sitting.session.front(true);
    sitting.session.uncover();
    expect(asked(sitting)).toBe(true);
    sitting.session.close();
    const { countdownLeft } = sitting.kept.at(-1)!;
    expect(asked(sitDown(sit(null, null), { game: nullGame, countdownLeft }))).toBe(true);
    // Up to 0.3.0 a countdown that had not begun was kept with all of its time.
    expect(asked(sitDown(sit(null), { game: nullGame, countdownLeft: THINKING_MS }))).toBe(true);
  });

  test('one that was given is not: it goes on where it was', () => {
    const sitting = sitDown(sit(null, null), { game: nullGame });
    sitting.session.uncover();
    sitting.session.ready();
    sitting.clock.pass(700);
    sitting.session.front(false);
    sitting.session.front(true);
    sitting.session.uncover();
    expect([asked(sitting), left(sitting)]).toEqual([false, THINKING_MS - 700]);
    sitting.session.close();
    const { countdownLeft } = sitting.kept.at(-1)!;
    expect(asked(sitDown(sit(null, null), { game: nullGame, countdownLeft }))).toBe(false);
  });

  test('the app needs none', () => {
    const sitting = sitDown(sit(null, 'beginner'), { game: nullGame });
    sitting.session.ready();
    sitting.play(keepIt, done);
    expect([asked(sitting), sitting.now().thinking]).toEqual([false, { seat: 1, waits: false }]);
  });
});

describe('after a time-out', () => {
  test('the next countdown waits for a tap, also after a reload', () => {
    const sitting = sitDown(sit(null));
    sitting.clock.pass(THINKING_MS);
    expect(sitting.now().countdown).toMatchObject({ id: 'turn-1', waits: true });
    sitting.clock.pass(3_600_000);
    expect(left(sitting)).toBe(THINKING_MS);
    const saved = sitting.kept.at(-1)!;
    const again = sitDown(sit(null), { table: reopened(saved), countdownLeft: saved.countdownLeft });
    expect(again.now().countdown!.waits).toBe(true);
    again.session.ready();
    again.play(keepIt);
    expect(again.now().countdown!.waits).toBe(false);
  });

  test('it does, too, where the app has moved meanwhile; not where a person has', () => {
    const alone = sitDown(sit(null, 'beginner'));
    alone.clock.pass(THINKING_MS);
    expect(alone.now().countdown!.waits).toBe(false);
    until(alone, ({ thinking }) => thinking === null);
    expect(alone.now().countdown).toMatchObject({ id: 'turn-2', waits: true });
    const two = sitDown(sit(null, null));
    two.session.uncover();
    two.clock.pass(THINKING_MS);
    two.session.uncover();
    two.session.ready();
    two.play(keepIt, done);
    two.session.uncover();
    expect(two.now().countdown).toMatchObject({ id: 'turn-2', waits: false });
  });

  test('a tap that comes before its end was heard is too late, and counts for nothing that follows', () => {
    const sitting = sitDown(sit(null));
    sitting.clock.spend(THINKING_MS + 7);
    expect(sitting.session.act(throwIt)).toEqual({ code: 'too-late' });
    expect(sitting.now().table.log.map(({ actor }) => actor)).toEqual(['chance', 'clock', 'chance']);
    expect(sitting.state()).toMatchObject({ turn: 1, chosen: null });
  });

  test('nor can anything be taken back then', () => {
    const sitting = sitDown(sit(null));
    sitting.play(keepIt);
    sitting.clock.spend(THINKING_MS);
    sitting.session.undo();
    expect(sitting.state().turn).toBe(1);
  });
});

describe('while it runs', () => {
  test('what is left is noted as it begins and every second, and dropped once it is kept', () => {
    const sitting = sitDown(sit(null));
    sitting.clock.pass(2500);
    expect(sitting.notes.map((note) => note?.left)).toEqual([5000, 4000, 3000]);
    sitting.session.pause(true);
    expect(sitting.notes.at(-1)).toBeNull();
    sitting.clock.pass(60_000);
    expect(sitting.notes).toHaveLength(4);
    sitting.session.pause(false);
    sitting.clock.pass(THINKING_MS);
    sitting.session.ready();
    sitting.clock.pass(THINKING_MS);
    expect(stageOf(sitting.now().table).kind).toBe('over');
    expect(sitting.notes.at(-1)).toBeNull();
  });

  test('after a crash it goes on from the last note', () => {
    const before = sitDown(sit(null));
    before.play(keepIt);
    before.clock.pass(3100);
    // Nothing was kept since the choice.
    const saved = before.kept.at(-1)!;
    const set = { table: reopened(saved), countdownLeft: saved.countdownLeft };
    expect(left(sitDown(sit(null), set))).toBe(THINKING_MS);
    expect(left(sitDown(sit(null), { ...set, noted: before.notes.at(-1)! }))).toBe(2000);
    // A note of something else, or of more time than there was, changes nothing.
    expect(left(sitDown(sit(null), { ...set, noted: { id: 'turn-7', left: 1 } }))).toBe(THINKING_MS);
    expect(
      left(sitDown(sit(null), { ...set, countdownLeft: 900, noted: { id: 'turn-0', left: 4000 } })),
    ).toBe(900);
  });

  test('a note says, too, that the tap was given', () => {
    const noted = { id: 'turn-0', left: THINKING_MS };
    expect(sitDown(sit(null), { game: nullGame, noted }).now().countdown!.waits).toBe(false);
  });

  test('where it could not be kept the note stays', () => {
    const sitting = sitDown(sit(null), { trouble: () => 'full' });
    sitting.clock.pass(1000);
    sitting.session.pause(true);
    expect(sitting.notes.at(-1)).toEqual({ id: 'turn-0', left: 4000 });
  });
});

describe('a deadline', () => {
  const due = { id: 'turn', ms: 5000 };
  test('running on twice is running on once', () => {
    const clock = handClock();
    const running = runOn(freshCountdown(due), clock);
    clock.spend(100);
    expect(runOn(running, clock)).toBe(running);
    expect(leftOf(running, clock)).toBe(4900);
  });
  test('never shows less than nothing', () => {
    const clock = handClock();
    const running = runOn(freshCountdown(due), clock);
    clock.spend(6000);
    expect(leftOf(running, clock)).toBe(0);
    expect(standStill(running, clock)).toEqual({ ...due, left: 0, deadline: null, waits: false });
  });
  test('gives nothing back when the device’s time is set back', () => {
    const clock = handClock();
    const running = runOn(freshCountdown(due, 3000), clock);
    clock.spend(-3_600_000);
    expect(leftOf(running, clock)).toBe(3000);
  });
});
