import { THINKING_MS } from '../../src/games/null-game/rules';
import { freshCountdown, leftOf, runOn, standStill } from '../../src/shell/countdown';
import { handClock } from './clock';
import { done, keepIt, reopened, sit, sitDown, throwIt, type Sitting } from './support';

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
    expect(sitting.kept.at(-1)!.countdownLeft).toBe(THINKING_MS - 1234);
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
    expect(sitting.kept.at(-1)!.countdownLeft).toBe(1000);
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
    expect(saved.countdownLeft).toBe(THINKING_MS - 2777);
    const after = sitDown(sit(null), { table: reopened(saved), countdownLeft: saved.countdownLeft });
    expect([left(after), after.state().chosen]).toEqual([THINKING_MS - 2777, 'keep']);
    after.clock.pass(THINKING_MS - 2777);
    expect(after.state().turn).toBe(1);
    expect(left(after)).toBe(THINKING_MS);
  });

  test('a save cannot give more time than the rules do', () => {
    expect(left(sitDown(sit(null), { countdownLeft: 1e9 }))).toBe(THINKING_MS);
  });

  test('a game that is over has none', () => {
    const sitting = sitDown(sit(null));
    sitting.clock.pass(THINKING_MS * 2);
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
    expect(standStill(running, clock)).toEqual({ ...due, left: 0, deadline: null });
  });
  test('gives nothing back when the device’s time is set back', () => {
    const clock = handClock();
    const running = runOn(freshCountdown(due, 3000), clock);
    clock.spend(-3_600_000);
    expect(leftOf(running, clock)).toBe(3000);
  });
});
