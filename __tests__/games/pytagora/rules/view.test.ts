import type { Eyes } from '../../../../src/engine';
import {
  digitsOf,
  MOST_DIGITS,
  pytagora,
  type CrosswordState,
  type CrosswordView,
  type Row,
  type SquareState,
  type SquareView,
  type TablesState,
  type TablesView,
} from '../../../../src/games/pytagora/rules';
import { after, crossword, give, square, tables } from './support';

describe('who cannot lay', () => {
  const state = crossword({ hands: ['7321', '12'] });
  const unableIn = (position: CrosswordState) => (pytagora.view(position, 0) as CrosswordView).unable;

  test.each<[string, CrosswordState, 'swap' | 'pass']>([
    ['swaps first', state, 'swap'],
    ['passes after a swap', { ...state, swapped: true }, 'pass'],
    ['passes when the bag is empty', { ...state, bag: [] }, 'pass'],
    ['passes when the bag is empty after a swap', { ...state, bag: [], swapped: true }, 'pass'],
  ])('%s, and the rules refuse the other', (_name, position, unable) => {
    expect(unableIn(position)).toBe(unable);
    const other = unable === 'swap' ? 'pass' : 'swap';
    expect(pytagora.refuse(position, 0, { type: unable })).toBeNull();
    expect(pytagora.refuse(position, 0, { type: other })).not.toBeNull();
  });
});

describe('where a square goes on', () => {
  const seen = (state: SquareState, eyes: Eyes = 0) => pytagora.view(state, eyes) as SquareView;

  test('up and down: after the 2 it needs the 3', () => {
    expect(seen(square('up-and-down', ['5', '2'], { grown: [2] })).openings).toEqual([
      { end: 0, square: 0, place: 3, after: '2', needs: '3' },
    ]);
  });
  test('even and odd: in each square that is not closed', () => {
    const even = { end: 0, square: 0, place: 1, after: '0', needs: '2' };
    const odd = { end: 1, square: 1, place: 1, after: '1', needs: '3' };
    expect(seen(square('even-odd', ['5', '4'])).openings).toEqual([even, odd]);
    expect(seen(square('even-odd', ['5', '4'], { grown: [15, 0] })).openings).toEqual([odd]);
  });
  test('both ways: at both ends, and the last gap is one place', () => {
    const both = square('both-ways', ['5', '4'], { grown: [1, 0] });
    expect(seen(both).openings).toEqual([
      { end: 0, square: 0, place: 2, after: '1', needs: '2' },
      { end: 1, square: 0, place: 35, after: '0', needs: '1' },
    ]);
    expect(seen({ ...both, grown: [17, 17] }).openings).toEqual([
      { end: 0, square: 0, place: 18, after: '1', needs: '0' },
    ]);
  });
  test('nowhere once it is closed', () => {
    expect(seen(square('up-and-down', ['5', '2'], { grown: [35] })).openings).toEqual([]);
  });
  test('what was drawn is shown to who drew it, and to nobody else', () => {
    const state = square('up-and-down', ['519', '2222'], { grown: [2] });
    const { state: drawn } = after(state, [0, { type: 'draw' }], give('7'));
    expect([0, 1, 'table' as const].map((eyes) => seen(drawn, eyes).drawn)).toEqual([3, null, null]);
    expect(seen(state).drawn).toBeNull();
  });
});

describe('the rows of the tables', () => {
  const seen = (state: TablesState) => pytagora.view(state, 0) as TablesView;
  const asked = tables('38', ['24', '5']);
  const before: Row = { asker: 1, digits: ['7', '7'], answered: [1] };

  test('the round under way comes with its result', () => {
    expect(seen(asked).current).toEqual({ asker: 0, digits: ['3', '8'], answered: [], result: 24 });
    expect(seen({ ...asked, rows: [], phase: 'ask' }).current).toBeNull();
  });
  test('those that are over lie beside it, until they go back into the bag', () => {
    const later = { ...asked, rows: [before, before, ...asked.rows] };
    expect(seen(asked).earlier).toEqual([]);
    expect(seen(later).earlier).toEqual([
      { ...before, result: 49 },
      { ...before, result: 49 },
    ]);
    expect(seen({ ...later, returned: 1 }).earlier).toHaveLength(1);
    expect(seen({ ...later, returned: 3 }).earlier).toEqual([]);
  });
  test('no result has more than two digits', () => {
    expect(digitsOf(9 * 9)).toHaveLength(MOST_DIGITS);
  });
});
