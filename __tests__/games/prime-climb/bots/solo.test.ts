import { atOnce } from '../../../../src/games/prime-climb/bots/best';
import { courseNamed } from '../../../../src/games/prime-climb/bots/course';
import { homeChance, homingOf } from '../../../../src/games/prime-climb/bots/homing';
import { bestTurn, turnsLeft, weighSolo } from '../../../../src/games/prime-climb/bots';
import { primeClimb, type State } from '../../../../src/games/prime-climb/rules';

const rolled = (
  at: readonly [number, number],
  dice: readonly [number, number],
  keepers: readonly number[] = [],
) => {
  const start = primeClimb.start(primeClimb.defaults(1));
  const [a, b] = at.map((circle) => ({ at: circle, turned: false, out: false })) as [
    State['players'][0]['pawns'][0],
    State['players'][0]['pawns'][1],
  ];
  const players = [{ ...start.players[0]!, pawns: [a, b] as const, keepers }];
  return primeClimb.apply({ ...start, players, phase: 'dice' }, 'chance', { type: 'dice', dice }).state;
};

describe('a solitaire', () => {
  it('expects more turns at its start than near its end', () => {
    const start = atOnce(turnsLeft(primeClimb.start(primeClimb.defaults(1))));
    expect(start).toBeGreaterThan(5);
    expect(start).toBeLessThan(7);
    expect(atOnce(turnsLeft({ ...rolled([90, 95], [1, 2]), phase: 'roll' }))).toBeLessThan(start);
  });

  it('sees that this turn is the last: 90 + 7 + 4 and 96 + 5', () => {
    const state = rolled([90, 96], [7, 5], [3]);
    expect(atOnce(turnsLeft(state))).toBe(1);
    expect(atOnce(bestTurn(state)).moves).toHaveLength(3);
  });

  it('weighs every lawful move, and the first is as good as the best turn', () => {
    const state = rolled([14, 3], [4, 7], [1]);
    const view = primeClimb.view(state, 0);
    const weighed = atOnce(weighSolo(view));
    expect(weighed).toHaveLength(primeClimb.options(view).length);
    const best = atOnce(turnsLeft(state));
    expect(weighed[0]!.turns).toBeCloseTo(best, 6);
    expect(weighed[weighed.length - 1]!.turns).toBeGreaterThan(best);
  });

  it('knows the chance to come home in one turn', () => {
    const course = courseNamed('climb');
    const without = atOnce(homingOf(course, []));
    // 96 and 91: only 5 with 10, or twice the same from doubles that fit.
    expect(homeChance(without, 101, 91, 0)).toBeGreaterThan(0.19);
    const withFive = atOnce(homingOf(course, [5]));
    expect(homeChance(withFive, 96, 91, 1)).toBeGreaterThan(homeChance(without, 96, 91, 0));
    expect(homeChance(withFive, 96, 91, 0)).toBeCloseTo(homeChance(without, 96, 91, 0), 10);
  });
});
