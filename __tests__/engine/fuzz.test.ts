import { registeredAs } from '../../tools/games';
import { BAD_SAVES, createDice, same, type Dice, type Table } from '../../src/engine';
import { aSave, read } from './support/saves';

/** Characters that hurt: they end strings, open lists, change numbers, or belong to nothing. */
const CHARACTERS = [...'0123456789"\'{}[]:,.-+eE\\/ntfu _xé\u0000\uD800'];

const corruptions: Record<string, (text: string, dice: Dice) => string> = {
  'one character changed': (text, dice) => {
    const place = dice.below(text.length);
    return text.slice(0, place) + dice.pick(CHARACTERS) + text.slice(place + 1);
  },
  'one character lost': (text, dice) => {
    const place = dice.below(text.length);
    return text.slice(0, place) + text.slice(place + 1);
  },
  'one character too many': (text, dice) => {
    const place = dice.below(text.length);
    return text.slice(0, place) + dice.pick(CHARACTERS) + text.slice(place);
  },
  'a digit changed': (text, dice) => {
    const digits = [...text].flatMap((c, place) => (c >= '0' && c <= '9' ? [place] : []));
    const place = dice.pick(digits);
    return text.slice(0, place) + String(dice.below(10)) + text.slice(place + 1);
  },
  'a piece lost': (text, dice) => {
    const place = dice.below(text.length);
    return text.slice(0, place) + text.slice(place + 1 + dice.below(80));
  },
  'a piece twice': (text, dice) => {
    const place = dice.below(text.length);
    const end = place + 1 + dice.below(80);
    return text.slice(0, end) + text.slice(place);
  },
};

/** Whatever was read must be a game somebody could have played: its own log leads to it. */
function lawful(table: Table, opening: Readonly<Record<string, number>>): boolean {
  const { game, probe } = registeredAs(table.game.id);
  if (game.refuseConfig(table.config)) return false;
  let state: unknown = game.start(table.config);
  for (const { actor, move } of table.log) {
    if (game.refuse(state, actor, move) !== null) return false;
    state = game.apply(state, actor, move).state;
  }
  return same(state, table.state) && same(probe.census(state), opening);
}

describe.each([
  ['sequence-numbers', 2, {}, 250],
  ['sequence-numbers', 4, { strict: true, wrongCell: 'expert' }, 250],
  ['null-game', 2, {}, 400],
])('a damaged save of %s for %i', (id, seats, more, times) => {
  const text = aSave(id, seats, more);
  const whole = read(text);
  if (whole.kind === 'bad') throw new Error(whole.why);
  const counted = registeredAs(id).probe.census(whole.value.state);

  test.each(Object.keys(corruptions))('%s: a reason or a lawful game, never a throw', (name) => {
    const dice = createDice(name.length * 1000 + seats);
    const outcomes = { read: 0, bad: 0 };
    for (let k = 0; k < times; k++) {
      const reading = read(corruptions[name]!(text, dice));
      outcomes[reading.kind]++;
      if (reading.kind === 'bad') expect(BAD_SAVES).toContain(reading.why);
      else expect(lawful(reading.value, counted)).toBe(true);
    }
    expect(outcomes.bad).toBeGreaterThan(times / 10);
  });
});
