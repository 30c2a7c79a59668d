import { enter } from '../../../../src/engine';
import {
  judgeLay,
  pytagora,
  verdictOn,
  type CrosswordState,
  type CrosswordView,
  type NewPiece,
} from '../../../../src/games/pytagora/rules';
import type * as Equation from '../../../../src/games/pytagora/rules/crossword/equation';
import { across, crossword, lay, tableAt } from './support';

/** The module itself, as all others have it. */
const equation = jest.requireActual<typeof Equation>(
  '../../../../src/games/pytagora/rules/crossword/equation',
);
/** Pieces in one run are judged by reading their equation: as often as it is read, they were judged. */
const readings = jest.spyOn(equation, 'readEquation');
beforeEach(() => readings.mockClear());

const start = crossword({ hands: ['7732221100*=', '12'] });

/** What the engine makes of seat 0 laying these pieces: a refusal's code, or that it was played. */
function entered(state: CrosswordState, pieces: readonly NewPiece[]): string {
  const played = enter(tableAt(state), { actor: 0, move: lay(pieces) });
  return played.kind === 'refused' ? played.refusal.code : played.kind;
}

test('a lay is judged once on its way through the engine', () => {
  expect(entered(start, across(0, 0, '7*3=21'))).toBe('played');
  expect(readings).toHaveBeenCalledTimes(1);
});

test('once also when it was looked at as a draft before', () => {
  const view = pytagora.view(start, 0) as CrosswordView;
  const pieces = across(0, 0, '7*3=21');
  const verdict = verdictOn({ ...view, hand: view.hand! }, pieces);
  expect(verdict.kind === 'lawful' && verdict.score.points).toBe(8);
  expect(entered(start, pieces)).toBe('played');
  expect(readings).toHaveBeenCalledTimes(1);
});

test('what is refused is judged once, however often it is tried', () => {
  const pieces = across(0, 0, '7*3=22');
  expect([1, 2, 3].map(() => entered(start, pieces))).toEqual(['unequal', 'unequal', 'unequal']);
  expect(readings).toHaveBeenCalledTimes(1);
});

test('the same pieces in another position are judged anew', () => {
  const pieces = across(0, 0, '7*3:21');
  const taken: CrosswordState = { ...start, grid: [{ x: 2, y: 0, face: '5', across: false, down: true }] };
  const poor: CrosswordState = { ...start, hands: [['7'], []] };
  const used: CrosswordState = { ...start, sharedEquals: 0 };
  expect([start, taken, poor, used, start].map((state) => entered(state, pieces))).toEqual([
    'played',
    'cell-taken',
    'piece-not-in-hand',
    'shared-equals-used-up',
    'played',
  ]);
});

test.each(['7*3=21', '7*3=22', '7*3', '='])('of %s it says what judging says', (text) => {
  const supply = { ...start, hand: start.hands[0]! };
  const pieces = across(3, 3, text);
  expect(verdictOn(supply, pieces)).toEqual(judgeLay(supply, pieces));
  expect(verdictOn(supply, pieces)).toEqual(judgeLay(supply, pieces));
});
