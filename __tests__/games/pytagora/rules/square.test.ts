import { undo, undoSeat } from '../../../../src/engine';
import {
  BOX,
  DIGITS,
  endsFor,
  isLying,
  LAYOUTS,
  nextDigit,
  nextPlace,
  spotIn,
  SQUARE_KINDS,
  type Digit,
} from '../../../../src/games/pytagora/rules';
import { after, give, handOf, place, refusal, square } from './support';

const countIn = (path: readonly Digit[]) =>
  Object.fromEntries(DIGITS.map((digit) => [digit, path.filter((other) => other === digit).length]));
const corners = (path: readonly Digit[]) =>
  [0, 1, 2, 3].map((corner) => path[(corner * path.length) / 4]).join(' ');

describe('the paths, against the page and the sheet', () => {
  const [whole] = LAYOUTS['up-and-down'].squares;
  const [even, odd] = LAYOUTS['even-odd'].squares;

  test('up and down: 0 to 9, 8 down to 0, 1 to 9, 8 up to 1: 36 pieces', () => {
    expect(whole!.join('')).toBe('0123456789' + '876543210' + '123456789' + '87654321');
    expect(whole).toHaveLength(36);
    expect(corners(whole!)).toBe('0 9 0 9');
    expect(countIn(whole!)).toEqual({ 0: 2, 1: 4, 2: 4, 3: 4, 4: 4, 5: 4, 6: 4, 7: 4, 8: 4, 9: 2 });
  });
  test('even and odd: two squares of 16, corners 0 8 0 8 and 1 9 1 9', () => {
    expect([even!.join(''), odd!.join('')]).toEqual(['0246864202468642', '1357975313579753']);
    expect([corners(even!), corners(odd!)]).toEqual(['0 8 0 8', '1 9 1 9']);
    expect([even!.length, odd!.length]).toEqual([16, 16]);
  });
  test.each(SQUARE_KINDS)(
    '%s: neighbours differ by one step, the last meets the first, the box has enough',
    (kind) => {
      for (const path of LAYOUTS[kind].squares) {
        const step = kind === 'even-odd' ? 2 : 1;
        path.forEach((digit, nth) =>
          expect(Math.abs(Number(digit) - Number(path[(nth + 1) % path.length]))).toBe(step),
        );
        DIGITS.forEach((digit) => expect(countIn(path)[digit]).toBeLessThan(BOX[digit]));
      }
    },
  );
  test('clockwise from the top left corner', () => {
    const at = (places: readonly number[]) => places.map((nth) => spotIn(36, nth));
    expect(at([0, 9, 18, 27])).toEqual([
      { x: 0, y: 0 },
      { x: 9, y: 0 },
      { x: 9, y: 9 },
      { x: 0, y: 9 },
    ]);
    expect(at([1, 10, 19, 35])).toEqual([
      { x: 1, y: 0 },
      { x: 9, y: 1 },
      { x: 8, y: 9 },
      { x: 0, y: 1 },
    ]);
    const spots = Array.from({ length: 36 }, (_, nth) => JSON.stringify(spotIn(36, nth)));
    expect(new Set(spots).size).toBe(36);
  });
  test('both ways: the counter-clockwise end starts with the last 1 and goes up the left side backwards', () => {
    const layout = LAYOUTS['both-ways'];
    expect([nextDigit(layout, [0, 0], 0), nextDigit(layout, [0, 0], 1)]).toEqual(['1', '1']);
    expect([nextPlace(layout, [0, 0], 0), nextPlace(layout, [0, 0], 1)]).toEqual([1, 35]);
    expect([nextDigit(layout, [9, 8], 0), nextDigit(layout, [9, 8], 1)]).toEqual(['8', '9']);
    expect(endsFor(layout, [0, 0], '1')).toEqual([0, 1]);
    expect(isLying(layout, [2, 3], 0, 33)).toBe(true);
    expect(isLying(layout, [2, 3], 0, 32)).toBe(false);
  });
});

describe('a turn', () => {
  const state = square('up-and-down', ['155', '266']);
  test('lay the next digit and the turn passes', () => {
    const laid = after(state, [0, place('1', 0)]);
    expect(laid.events).toEqual([
      { type: 'placed', seat: 0, digit: '1', square: 0, place: 1, direction: 'clockwise' },
    ]);
    expect([undoSeat(laid.table), undo(laid.table).state]).toEqual([0, state]);
    const { state: next } = after(state, [0, place('1', 0)], [0, { type: 'done' }]);
    expect([next.seat, next.phase, handOf(next, 0)]).toEqual([1, 'turn', '55']);
  });
  test('a wrong digit is refused, with the one that comes next and its place', () => {
    expect(refusal(state, 0, place('5', 0))).toEqual({
      code: 'wrong-digit',
      numbers: { digit: 5, next: 1 },
      cells: [1],
    });
  });
  test('who holds the digit must lay it', () => {
    expect(refusal(state, 0, { type: 'draw' })).toEqual({ code: 'must-lay', numbers: { digit: 1 } });
  });
  const without = square('up-and-down', ['55', '266']);
  test('without it: draw one; it stays in the hand if it does not fit, and the turn passes', () => {
    const { state: drawn } = after(without, [0, { type: 'draw' }], give('9'));
    expect([drawn.phase, handOf(drawn, 0)]).toEqual(['drawn', '559']);
    expect(refusal(drawn, 0, { type: 'draw' })).toEqual({ code: 'not-now' });
    expect(after(drawn, [0, { type: 'done' }]).state.seat).toBe(1);
  });
  test('if it fits it is laid at once', () => {
    const { state: drawn } = after(without, [0, { type: 'draw' }], give('1'));
    expect(refusal(drawn, 0, { type: 'done' })).toEqual({ code: 'must-lay', numbers: { digit: 1 } });
    const { state: next } = after(drawn, [0, place('1', 0)], [0, { type: 'done' }]);
    expect([handOf(next, 0), next.grown, next.seat]).toEqual(['55', [1], 1]);
  });
  test('with an empty bag, pass; with pieces in it, draw first', () => {
    expect(refusal(without, 0, { type: 'pass' })).toEqual({ code: 'draw-first' });
    const empty = { ...without, bag: [] };
    expect(refusal(empty, 0, { type: 'draw' })).toEqual({ code: 'bag-empty' });
    expect(after(empty, [0, { type: 'pass' }]).state.seat).toBe(1);
    expect(refusal({ ...state, bag: [] }, 0, { type: 'pass' })).toMatchObject({ code: 'must-lay' });
  });
});

describe('even and odd', () => {
  const state = square('even-odd', ['2389', '1']);
  test('the seat chooses which square to continue', () => {
    expect(after(state, [0, place('2', 0)]).state.grown).toEqual([1, 0]);
    expect(after(state, [0, place('3', 1)]).state.grown).toEqual([0, 1]);
    expect(refusal(state, 0, place('3', 0))).toMatchObject({ code: 'wrong-digit', numbers: { next: 2 } });
  });
  test('a closed square takes no more, the other goes on', () => {
    const closing = { ...state, grown: [14, 3] };
    const { state: closed, events } = after(closing, [0, place('2', 0)], [0, { type: 'done' }]);
    expect(closed.phase).toBe('turn');
    expect(events).toEqual([]);
    expect(after(closing, [0, place('2', 0)]).events).toContainEqual({
      type: 'square-closed',
      seat: 0,
      square: 0,
    });
    expect(refusal({ ...closed, hands: [['2'], ['2']] }, 1, place('2', 0))).toEqual({
      code: 'square-closed',
    });
  });
  test('it ends when both are closed', () => {
    const { state: end } = after({ ...state, grown: [15, 14] }, [0, place('3', 1)]);
    expect([end.phase, end.ranking]).toEqual(['over', [[1], [0]]]);
  });
});

describe('both ways', () => {
  test('a drawn digit that fits both ends is laid at the end the seat chooses', () => {
    const state = square('both-ways', ['55', '6']);
    const { state: drawn } = after(state, [0, { type: 'draw' }], give('1'));
    expect(after(drawn, [0, place('1', 0)]).state.grown).toEqual([1, 0]);
    expect(after(drawn, [0, place('1', 1)]).state.grown).toEqual([0, 1]);
  });
  test('after drawing only the drawn digit may be laid; a hand that had one could not have drawn', () => {
    const odd = square('both-ways', ['15', '6'], { phase: 'drawn' });
    expect(refusal(odd, 0, place('1', 0))).toEqual({ code: 'drawn-only' });
  });
  test('the last place is the same for both ends, and closes the square', () => {
    const layout = LAYOUTS['both-ways'];
    expect([nextPlace(layout, [20, 14], 0), nextPlace(layout, [20, 14], 1)]).toEqual([21, 21]);
    const state = square('both-ways', ['355', '6666'], { grown: [20, 14] });
    for (const end of [0, 1]) {
      const { state: over } = after(state, [0, place('3', end)]);
      expect([over.phase, over.ranking]).toEqual(['over', [[0], [1]]]);
    }
  });
});

describe('the end of up and down', () => {
  test('the last 1 meets the first 0; fewest pieces wins, ties share', () => {
    const state = square('up-and-down', ['15', '6', '77'], { grown: [34] });
    const { state: end, events } = after(state, [0, place('1', 0)]);
    expect(end.ranking).toEqual([[0, 1], [2]]);
    expect(events.map(({ type }) => type)).toEqual(['placed', 'square-closed', 'ended']);
  });
});
