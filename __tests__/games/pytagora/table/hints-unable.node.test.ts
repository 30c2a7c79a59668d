import {
  defaultsFor,
  pytagora,
  type CrosswordState,
  type Face,
  type State,
} from '../../../../src/games/pytagora/rules';
import { PYTAGORA_WORDS } from '../../../../src/games/pytagora/i18n';
import { hint } from '../../../../src/games/pytagora/table/hints';

const words = PYTAGORA_WORDS.fr;
const says = words.learning.hint;

/** All layers of what is whispered to the first seat. */
function hinted(state: State): readonly string[] {
  const thought = hint(pytagora.view(state, 0), 'fr');
  let step = thought.next();
  while (!step.done) step = thought.next();
  return (step.value ?? []).map(({ text }) => text);
}

/** Nothing but signs in hand. */
function stuck(change: Partial<CrosswordState>): State {
  const state = pytagora.start({ ...defaultsFor('classic', 2), first: 0 });
  if (state.family !== 'crossword') throw new Error('not a crossword');
  const hand: readonly Face[] = ['+', '+', '*'];
  return { ...state, phase: 'turn', hands: [hand, hand], ...change };
}

describe('with nothing to lay', () => {
  test('the hint says to swap, as long as that can be done', () => {
    expect(hinted(stuck({}))).toEqual([says.none(words.cannot, words.swap)]);
  });
  test.each([
    ['after a swap', { swapped: true }],
    ['with an empty bag', { bag: [] }],
  ])('%s it says to pass', (_when, change) => {
    expect(hinted(stuck(change))).toEqual([says.none(words.cannot, words.pass)]);
  });
});

describe('in a square the hint says to look, to draw or to pass', () => {
  const start = pytagora.start({ ...defaultsFor('up-and-down', 2), first: 0 });
  const holding = (digit: '1' | '5', bag: readonly '9'[]): State => {
    if (start.family !== 'square') throw new Error('not a square');
    return { ...start, phase: 'turn', hands: [[digit], ['2']], bag };
  };
  test.each([
    ['held', holding('1', ['9']), words.children.square.haveIt],
    ['not held', holding('5', ['9']), words.children.square.drawIt],
    ['not held, the bag empty', holding('5', []), words.children.square.passIt],
  ])('the digit %s', (_what, state, text) => {
    expect(hinted(state)[1]).toBe(text);
  });
});
