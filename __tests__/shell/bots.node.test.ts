import type { Bot } from '../../src/engine';
import { createDice, stageOf } from '../../src/engine';
import type { Move, View } from '../../src/games/null-game/rules';
import { think } from '../../src/shell/thinking';
import { handClock, type HandClock } from './clock';
import { done, keeper, keepIt, promptly, sit, sitDown, until } from './support';

/** Thinks for so many steps of so long, and counts. */
function slowThinker(clock: HandClock, steps: number, msPerStep: number) {
  const count = { steps: 0 };
  const bot: Bot<View, Move> = {
    *choose(view) {
      for (let step = 0; step < steps; step++) {
        count.steps++;
        clock.spend(msPerStep);
        yield;
      }
      return view.chosen === null ? keepIt : done;
    },
  };
  return { bot, count };
}

const handOver = { pace: 'normal', bots: { beginner: keeper } } as const;

describe('thinking', () => {
  test('is done in slices, none longer than five milliseconds', () => {
    const clock = handClock();
    const slices: number[] = [];
    const timed: HandClock = {
      ...clock,
      after: (ms, then) =>
        clock.after(ms, () => {
          const start = clock.now();
          then();
          slices.push(clock.now() - start);
        }),
    };
    const { bot, count } = slowThinker(clock, 103, 1);
    let answer: Move | null = null;
    think(
      bot.choose(promptly.view(promptly.start({ seats: 1, rounds: 1 }), 0), createDice(1)),
      timed,
      (move) => {
        answer = move;
      },
    );
    clock.pass(1000);
    expect(answer).toEqual(keepIt);
    expect(count.steps).toBe(103);
    expect(slices.length).toBe(21);
    expect(Math.max(...slices)).toBeLessThanOrEqual(5);
  });

  test('does nothing before its first slice, and nothing more once cancelled', () => {
    const clock = handClock();
    const { bot, count } = slowThinker(clock, 100, 2);
    const then = jest.fn();
    const cancel = think(bot.choose({} as View, createDice(1)), clock, then);
    expect(count.steps).toBe(0);
    clock.pass(0);
    const soFar = count.steps;
    expect(soFar).toBeGreaterThan(0);
    cancel();
    clock.pass(1000);
    expect([count.steps, then.mock.calls.length, clock.set()]).toEqual([soFar, 0, 0]);
  });
});

describe('the app’s seat', () => {
  test.each([
    ['instant', 60],
    ['normal', 900],
    ['slow', 2200],
  ] as const)('at the pace %s it is seen to think %d ms, and less for a second move', (pace, ms) => {
    const { clock, now, play, state } = sitDown(sit(null, 'beginner'), { ...handOver, pace });
    play(keepIt, done);
    const second = Math.ceil(ms * 0.45);
    clock.pass(ms - 1);
    expect(state().chosen).toBeNull();
    expect(now().thinking).toEqual({ seat: 1, waits: false });
    clock.pass(1);
    expect(state().chosen).toBe('keep');
    clock.pass(second);
    expect(state().turn).toBe(2);
    expect(now().thinking).toBeNull();
  });

  test('long thought takes its own time and no pause on top', () => {
    const clock = handClock();
    const { bot } = slowThinker(clock, 300, 4);
    const { play, session, state } = sitDown(sit(null, 'beginner'), { clock, bots: { beginner: bot } });
    play(keepIt, done);
    const began = clock.now();
    const chosenAt: number[] = [];
    session.subscribe(() => void (state().chosen && chosenAt.push(clock.now())));
    clock.pass(1300);
    expect(chosenAt[0]! - began).toBe(1200);
  });

  test('step by step, it plays when it is tapped and waits again', () => {
    const { session, clock, now, play, state } = sitDown(sit(null, 'beginner'), { pace: 'step' });
    play(keepIt, done);
    clock.pass(60_000);
    expect(now().thinking).toEqual({ seat: 1, waits: true });
    session.step();
    expect(now().thinking).toEqual({ seat: 1, waits: false });
    session.step();
    clock.pass(5);
    expect([state().chosen, now().thinking]).toEqual(['keep', { seat: 1, waits: true }]);
    session.step();
    clock.pass(5);
    expect([state().turn, now().thinking]).toEqual([2, null]);
  });

  test('a tap is nothing where nobody waits for one', () => {
    const { session, now, play } = sitDown(sit(null, 'beginner'));
    play(keepIt, done);
    const before = now();
    session.step();
    expect(now()).toBe(before);
  });

  test('another pace holds from this very move', () => {
    const { session, clock, play, state, now } = sitDown(sit(null, 'beginner'), { pace: 'step' });
    play(keepIt, done);
    session.setPace('instant');
    expect(now().thinking).toEqual({ seat: 1, waits: false });
    clock.pass(60);
    expect(state().chosen).toBe('keep');
  });

  test.each(['pause', 'front'] as const)('%s: it stops, and goes on afterwards', (how) => {
    const sitting = sitDown(sit(null, 'beginner'));
    const { session, clock, now, play, state } = sitting;
    play(keepIt, done);
    const stand = (still: boolean) => (how === 'pause' ? session.pause(still) : session.front(!still));
    clock.pass(500);
    stand(true);
    expect(now().thinking).toBeNull();
    clock.pass(60_000);
    expect([state().turn, state().chosen]).toEqual([1, null]);
    stand(false);
    expect(now().thinking).toEqual({ seat: 1, waits: false });
    until(sitting, () => state().turn === 2);
  });

  test.each(['grandmaster', '', 'constructor', '__proto__', 'toString'])(
    'a level from elsewhere, %p, is played by the first there is',
    (level) => {
      const sitting = sitDown(sit(null, level), { bots: { solid: keeper } });
      sitting.play(keepIt, done);
      until(sitting, () => sitting.state().turn === 2);
    },
  );

  test('it plays at its own level', () => {
    const solid = jest.fn(keeper.choose);
    const strong = jest.fn(keeper.choose);
    const sitting = sitDown(sit(null, 'strong'), {
      bots: { solid: { choose: solid }, strong: { choose: strong } },
    });
    sitting.play(keepIt, done);
    until(sitting, () => sitting.state().turn === 2);
    expect([solid.mock.calls.length, strong.mock.calls.length]).toEqual([0, 2]);
  });

  test('it is given its own view and nothing else', () => {
    const choose = jest.fn(keeper.choose);
    const sitting = sitDown(sit(null, 'beginner', 'beginner'), { bots: { beginner: { choose } } });
    while (stageOf(sitting.now().table).kind !== 'over') {
      until(sitting, ({ thinking }) => thinking === null);
      if (stageOf(sitting.now().table).kind !== 'over') sitting.play(keepIt, done);
    }
    expect(choose.mock.calls.length).toBeGreaterThanOrEqual(8);
    for (const [view, dice, ...more] of choose.mock.calls) {
      expect(view).toEqual({ ...view, eyes: view.turn % 3 });
      expect(view.secret).not.toBeNull();
      expect(Object.keys(dice).sort()).toEqual(['below', 'pick', 'shuffle']);
      expect(more).toEqual([]);
    }
    expect(new Set(choose.mock.calls.map(([view]) => view.eyes))).toEqual(new Set([1, 2]));
  });

  test('it asks the rules for that view by its seat', () => {
    const view = jest.fn(promptly.view);
    const sitting = sitDown(sit(null, 'beginner'), { game: { ...promptly, view } });
    sitting.play(keepIt, done);
    sitting.clock.pass(10);
    expect(view.mock.calls.map(([, eyes]) => eyes)).toEqual([1]);
  });
});
