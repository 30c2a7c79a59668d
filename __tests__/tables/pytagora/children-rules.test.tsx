import { render, screen } from '@testing-library/react-native';
import { SQUARE_KINDS } from '../../../src/engine/pytagora';
import { LANGUAGES } from '../../../src/i18n';
import {
  fitGroups,
  fitHand,
  layOut,
  layOutSquares,
  PITCH,
} from '../../../src/tables/pytagora/children/layout';
import { nearestTarget } from '../../../src/tables/pytagora/children/drag';
import { ChildrenRules } from '../../../src/tables/pytagora/children/Rules';
import { layOutTables } from '../../../src/tables/pytagora/children/tablesRoom';
import { childrenWords } from '../../../src/tables/pytagora/children/tell';

const KINDS = [...SQUARE_KINDS, 'tables'] as const;

describe.each(LANGUAGES)('the rules in %s', (language) => {
  test.each(KINDS)('%s is told in five sentences at most', (kind) => {
    render(<ChildrenRules kind={kind} language={language} />);
    const rules = childrenWords(language).rules[kind]!;
    expect(rules.length).toBeLessThanOrEqual(5);
    rules.forEach(({ text }) => expect(screen.getByText(text)).toBeTruthy());
  });
});

const SCREENS = [
  ['a phone', 374, 764],
  ['a phone on its side', 828, 374],
  ['a small phone', 304, 470],
  ['a tablet', 1008, 1280],
] as const;

describe.each(SCREENS)('on %s', (_name, width, height) => {
  test.each(SQUARE_KINDS)('the squares of %s and the bag stay on the field', (kind) => {
    for (const seats of [2, 3, 4]) {
      const room = layOut(width, height, seats, (most) => layOutSquares(kind, most));
      const squares = layOutSquares(kind, room.field);
      expect(squares.width).toBeLessThanOrEqual(width);
      expect(squares.height).toBeLessThanOrEqual(height);
      const cells = kind === 'even-odd' ? 5 : 10;
      squares.squares.forEach(({ x, y }) => {
        expect(x + cells * squares.cell).toBeLessThanOrEqual(squares.width + 0.01);
        expect(y + cells * squares.cell).toBeLessThanOrEqual(squares.height + 0.01);
      });
      expect(squares.bag.x + squares.bag.size).toBeLessThanOrEqual(squares.width + 1);
      expect(squares.bag.y + squares.bag.size).toBeLessThanOrEqual(squares.height + 1);
      expect(squares.bag.size).toBeGreaterThanOrEqual(44);
    }
  });
  test('field, line, hand and buttons fit one above the other', () => {
    const room = layOut(width, height, 2, (most) => layOutTables(most));
    const used = room.wide ? 60 + 58 + room.hand + 54 + 24 : room.field.height + 58 + room.hand + 54 + 24;
    expect(used).toBeLessThanOrEqual(height);
  });
  test.each([1, 5, 10, 11, 17, 24, 30])('a hand of %i is never clipped', (count) => {
    const room = layOut(width, height, 4, (most) => layOutSquares('up-and-down', most));
    const { columns, size } = fitHand(count, room.side, room.hand);
    expect(columns * size * PITCH).toBeLessThanOrEqual(room.side);
    expect(Math.ceil(count / columns) * size * PITCH).toBeLessThanOrEqual(room.hand);
    expect(size).toBeGreaterThanOrEqual(20);
  });
});

test('an equation stays on one line where that costs little', () => {
  expect(fitGroups(2, 374, 168).columns).toBe(2);
  expect(fitGroups(5, 374, 168).columns).toBeLessThan(5);
});

test('a dropped piece falls to the nearest place within reach', () => {
  const targets = [
    { id: 0, x: 0, y: 0, reach: 50 },
    { id: 1, x: 60, y: 0, reach: 50 },
  ];
  expect(nearestTarget(targets, 20, 0)).toBe(0);
  expect(nearestTarget(targets, 40, 10)).toBe(1);
  expect(nearestTarget(targets, 200, 0)).toBe(-1);
});
