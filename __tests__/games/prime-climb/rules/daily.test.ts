import { createDice } from '../../../../src/engine';
import {
  dailyCard,
  dailyRoll,
  defaults,
  primeClimb,
  SHIFTS,
  type Config,
} from '../../../../src/games/prime-climb/rules';

const today: Config = { ...defaults(1), daily: 20261116 };

/** Every roll and every card of a random game. */
function dealt(config: Config, seed: number, entries: number) {
  const dice = createDice(seed);
  let state = primeClimb.start(config);
  const rolls: string[] = [];
  const cards: number[] = [];
  for (let k = 0; k < entries && state.phase !== 'over'; k++) {
    const due = primeClimb.stage(state).kind === 'chance';
    const options = due ? [] : primeClimb.options(primeClimb.view(state, 0));
    const move = due ? primeClimb.chance(state, dice) : dice.pick(options);
    if (move.type === 'dice') rolls.push(move.dice.join());
    if (move.type === 'turn-over') cards.push(move.card);
    state = primeClimb.apply(state, due ? 'chance' : 0, move).state;
  }
  return { rolls, cards };
}

test('the same day gives the same rolls, whatever one does', () => {
  const games = [1, 2, 3].map((seed) => dealt(today, seed, 300));
  const turns = Math.min(...games.map(({ rolls }) => rolls.length));
  expect(turns).toBeGreaterThan(20);
  for (const { rolls } of games) expect(rolls.slice(0, turns)).toEqual(games[0]!.rolls.slice(0, turns));
});

test('the first nine cards come in the same order too, as long as none came back', () => {
  const games = [1, 2, 3, 4].map((seed) => dealt(today, seed, 2000));
  for (const { cards } of games) {
    expect(cards.length).toBeGreaterThan(9);
    expect(cards.slice(0, 9)).toEqual(games[0]!.cards.slice(0, 9));
    expect([...cards.slice(0, 9)].sort((a, b) => a - b)).toEqual(SHIFTS);
  }
});

test('another day gives others; both solitaires share theirs', () => {
  const [one, other] = [today, { ...today, daily: 20261117 }].map((config) => dealt(config, 1, 300).rolls);
  expect(one!.slice(0, 20)).not.toEqual(other!.slice(0, 20));
  const back = dealt({ ...today, variants: ['solitaire-2'] }, 5, 300).rolls;
  expect(back.slice(0, 20)).toEqual(one!.slice(0, 20));
});

test('a card that is held is passed over for the next in the day’s order', () => {
  const first = dailyCard(20261116, 0, SHIFTS);
  const without = SHIFTS.filter((card) => card !== first);
  expect(dailyCard(20261116, 0, without)).toBe(dailyCard(20261116, 1, without));
  expect(dailyCard(20261116, 0, [first])).toBe(first);
});

test('the rolls of a month are fair enough: each face between 8 and 12 in a hundred', () => {
  const counts = Array.from({ length: 11 }, () => 0);
  for (let day = 1; day <= 28; day++)
    for (let nth = 0; nth < 60; nth++) dailyRoll(20260200 + day, nth).forEach((face) => counts[face]!++);
  const all = 28 * 60 * 2;
  for (const count of counts.slice(1)) expect(Math.abs(count / all - 0.1)).toBeLessThan(0.02);
  expect(counts[0]).toBe(0);
});
