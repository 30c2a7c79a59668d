import type { Refusal } from '../../../../src/engine';
import {
  defaults,
  REFUSALS,
  sequenceNumbers,
  type Code,
  type Config,
} from '../../../../src/games/sequence-numbers/rules';
import { after, at, cardFor, line, play, position, refusal, twin } from './support';

const home = at(4, 4);
const sum = cardFor(home);
const five = line('across', at(7, 2));
const setUp = (config: Partial<Config>) =>
  sequenceNumbers.refuseConfig({ ...defaults(config.seats ?? 2), ...config });

const holding = position({ hands: [[sum, 'plus-1', 'minus-1']], chips: [[at(1, 1)], five] });
const dead = position({ hands: [[sum, cardFor(home, 'difference')]], chips: [[home], [twin(home)]] });
const strict = position({ config: { seats: 4, strict: true }, hands: [[sum], [], [], []] });
const strictAlone = position({ config: { strict: true }, hands: [[sum], []] });
const fined = { ...strict, fined: [0, 2] };
const draw = after(holding, 0, play(sum, home)).state;

/** One way to meet each refusal. The type makes a new code fail here until somebody shows how it comes about. */
const WAYS: Record<Code, () => Refusal | null> = {
  'seats-one': () => setUp({ seats: 1 }),
  'seats-five': () => setUp({ seats: 5 }),
  'seats-other': () => setUp({ seats: 8 }),
  'teams-unequal': () => setUp({ seats: 4, teams: 3 }),
  'target-wrong': () => setUp({ seats: 4, target: 1 }),
  'no-such-dealer': () => setUp({ seats: 2, dealer: 2 }),
  'not-now': () => refusal(holding, 0, { type: 'draw' }),
  'not-in-hand': () => refusal(holding, 0, play('plus-2', home)),
  'wrong-cell': () => refusal(holding, 0, play(sum, at(5, 5))),
  occupied: () => refusal(holding, 0, play('plus-1', five[0]!)),
  corner: () => refusal(holding, 0, play('plus-1', at(9, 0))),
  'nothing-there': () => refusal(holding, 0, play('minus-1', home)),
  'own-chip': () => refusal(holding, 0, play('minus-1', at(1, 1))),
  locked: () => refusal({ ...holding, sequences: [{ team: 1, cells: five }] }, 0, play('minus-1', five[2]!)),
  'not-dead': () => refusal(holding, 0, { type: 'dead', card: sum }),
  'dead-card': () =>
    refusal({ ...dead, config: { ...dead.config, wrongCell: 'expert' } }, 0, play(sum, at(5, 5))),
  'never-dead': () => refusal(holding, 0, { type: 'dead', card: 'plus-1' }),
  'one-dead-a-turn': () => refusal({ ...dead, exchanged: true }, 0, { type: 'dead', card: sum }),
  'can-play': () => refusal(holding, 0, { type: 'pass' }),
  'dead-first': () => refusal(dead, 0, { type: 'pass' }),
  // A hundred cards cannot all be in hands; said all the same, should a set-up ever make it so.
  'nothing-to-draw': () => refusal({ ...draw, deck: [], piles: [[], []] }, 0, { type: 'draw' }),
  'not-strict': () => refusal(draw, 0, { type: 'leave' }),
  'pay-first': () => refusal(fined, 0, play(sum, home)),
  'no-fine': () => refusal(strict, 0, { type: 'pay', card: sum }),
  'nothing-forgotten': () => refusal(strict, 1, { type: 'take' }),
  'no-such-team': () => refusal(strict, 1, { type: 'report', team: 2 }),
  'team-of-one': () => refusal(strictAlone, 0, { type: 'report', team: 1 }),
  'already-fined': () => refusal(fined, 1, { type: 'report', team: 0 }),
  'reported-lately': () => refusal({ ...strict, reported: [0] }, 1, { type: 'report', team: 0 }),
};

describe('every refusal has a reason', () => {
  test.each(REFUSALS)('%s', (code) => expect(WAYS[code]()).toMatchObject({ code }));
});

describe('a refusal gives away nothing', () => {
  test('who is not in turn hears only that, whatever the hands hold', () => {
    for (const card of [sum, 'plus-1', 'plus-2'])
      expect(refusal(holding, 1, play(card, home))).toEqual({ code: 'not-your-turn' });
  });
  test('the rules themselves say no more to a seat out of turn, or to one that does not exist', () => {
    for (const actor of [1, 3])
      for (const card of [sum, 'plus-2'])
        expect(sequenceNumbers.refuse(strict, actor, play(card, home))).toEqual({ code: 'not-now' });
    for (const actor of [-1, 4, 99, 0.5])
      expect(sequenceNumbers.refuse(strict, actor, { type: 'report', team: 0 })).toEqual({ code: 'not-now' });
  });
});
