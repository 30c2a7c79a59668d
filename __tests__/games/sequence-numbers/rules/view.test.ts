import type { Eyes } from '../../../../src/engine';
import {
  BOARD,
  DECK,
  defaults,
  sequenceNumbers,
  type Card,
  type Config,
  type Move,
  type State,
} from '../../../../src/games/sequence-numbers/rules';
import { registered } from '../../../../src/games/sequence-numbers/rules/probe';
import { playthrough } from '../../../../tools/conformance/playthrough';
import { after, at, cardFor, play, position, refusal, twin } from './support';

const home = at(4, 4);
const sum = cardFor(home);
const difference = cardFor(home, 'difference');
const elsewhere = cardFor(at(5, 5));
const covered = { chips: [[home], [twin(home)]] };
const view = (state: State, eyes: Eyes = state.seat) => sequenceNumbers.view(state, eyes);
const types = (state: State) => [...new Set(sequenceNumbers.options(view(state)).map(({ type }) => type))];

describe('what a hand can do is offered', () => {
  const hands = [[sum, difference]];
  const strict = { seats: 4, strict: true };
  test.each<[string, State, Move['type'][]]>([
    ['every card goes somewhere: play', position({ hands }), ['play']],
    ['one card is dead', position({ ...covered, hands: [[sum, elsewhere]] }), ['dead', 'play']],
    ['every card is dead', position({ ...covered, hands }), ['dead']],
    ['dead, and exchanged once', position({ ...covered, hands, state: { exchanged: true } }), ['pass']],
    ['no card at all', position({}), ['pass']],
    ['a fine is due', position({ config: strict, hands, state: { fined: [0] } }), ['pay']],
    ['a fine, and nothing to pay with', position({ config: strict, state: { fined: [0] } }), ['pass']],
    ['the chip lies', after(position({ hands }), 0, play(sum, home)).state, ['draw']],
    ['strictly', after(position({ config: strict, hands }), 0, play(sum, home)).state, ['draw', 'leave']],
  ])('%s', (_what, state, offered) => expect(types(state)).toEqual(offered));
});

describe('a view tells', () => {
  test('which cards of the hand are dead, also when none may be exchanged any more', () => {
    const state = position({ ...covered, hands: [[sum, elsewhere, 'plus-1', 'minus-1']] });
    expect(view(state).dead).toEqual([sum]);
    expect(view({ ...state, exchanged: true }).dead).toEqual([sum]);
  });
  test('which cards a wrong cell would cost: as expert the equations, else none', () => {
    const hands = [[sum, 'plus-1', 'minus-1', elsewhere]];
    expect(view(position({ hands, config: { wrongCell: 'expert' } })).atRisk).toEqual([sum, elsewhere]);
    expect(view(position({ hands })).atRisk).toEqual([]);
  });
  test('neither of somebody else’s hand, nor to the table', () => {
    const state = position({ ...covered, config: { wrongCell: 'expert' }, hands: [[sum], [elsewhere]] });
    expect([view(state, 1).dead, view(state, 1).atRisk]).toEqual([[], [elsewhere]]);
    expect([view(state, 'table').dead, view(state, 'table').atRisk]).toEqual([[], []]);
  });
  test('which teams may be reported: none twice before it has paid', () => {
    const four = position({ config: { seats: 4, strict: true }, hands: [[sum]] });
    expect(view(four).reportable).toEqual([0, 1]);
    expect(view(after(four, 1, { type: 'report', team: 0 }).state).reportable).toEqual([1]);
  });
});

describe.each<[string, Config]>([
  ['two seats', defaults(2)],
  ['as expert', { ...defaults(3), wrongCell: 'expert' }],
  ['a strict table', { ...defaults(4), strict: true }],
  ['a strict table of two', { ...defaults(2), strict: true, wrongCell: 'expert' }],
])('in whole games a view tells what the rules would answer: %s', (_name, config) => {
  const states = playthrough(registered, config, 7).tables.map(({ state }) => state as State);
  const turns = states.filter(({ phase }) => phase === 'turn');

  test('a card is dead unless an exchange is refused for its own sake', () => {
    const alive = (state: State, card: Card) =>
      ['not-dead', 'never-dead'].includes(refusal(state, state.seat, { type: 'dead', card })?.code ?? '');
    for (const state of turns.filter(({ fined, seat }) => !fined.includes(seat)))
      expect(view(state).dead).toEqual(state.hands[state.seat]!.filter((card) => !alive(state, card)));
  });
  test('a card is at risk where a wrong cell accepts it and no chip is laid', () => {
    for (const state of turns.filter(({ fined, seat }) => !fined.includes(seat)).slice(0, 20)) {
      const lost = state.hands[state.seat]!.filter((card) =>
        BOARD.some((_number, cell) => {
          if (sequenceNumbers.refuse(state, state.seat, play(card, cell))) return false;
          const { events } = sequenceNumbers.apply(state, state.seat, play(card, cell));
          return events.some(({ type }) => type === 'card-lost');
        }),
      );
      expect(view(state).atRisk).toEqual(lost);
    }
  });
  test('a team is reportable when a report of it is lawful', () => {
    for (const state of states)
      expect(view(state).reportable).toEqual(
        Array.from({ length: config.teams }, (_, team) => team).filter(
          (team) => refusal(state, state.seat, { type: 'report', team }) === null,
        ),
      );
  });
  test('all of it is about cards of the hand', () => {
    for (const state of states) {
      const { hand, dead, atRisk } = view(state);
      expect([...dead, ...atRisk].every((card) => hand!.includes(card) && DECK.includes(card))).toBe(true);
    }
  });
});
