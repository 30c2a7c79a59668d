import { stepFrom, stepWithin } from '../../src/ui/CellRows';

/** A ring of three by three: nothing in the middle. */
const RING = [0, 1, 2].flatMap((row) =>
  [0, 1, 2].flatMap((column) => (row === 1 && column === 1 ? [] : [{ row, column }])),
);
const at = (row: number, column: number) => ({ row, column });

test.each([
  ['an arrow leads on, whether or not anything is there', 'ArrowRight', at(0, 2), at(0, 3)],
  ['also beyond the first row', 'ArrowUp', at(0, 1), at(-1, 1)],
  ['Home is the first cell of the row', 'Home', at(1, 2), at(1, 0)],
  ['End is its last', 'End', at(1, 0), at(1, 2)],
  ['any other key is not its own', '7', at(1, 0), null],
] as const)('on an endless board %s', (_says, key, from, to) => {
  expect(stepFrom(from, key, RING)).toEqual(to);
});

test.each([
  ['an arrow leads over a gap', 'ArrowRight', at(1, 0), at(1, 2)],
  ['and stays at the edge', 'ArrowDown', at(2, 1), at(2, 1)],
  ['and leads round the corner with the next one', 'ArrowUp', at(2, 2), at(1, 2)],
  ['End is the last of the row', 'End', at(0, 0), at(0, 2)],
] as const)('on a board that ends %s', (_says, key, from, to) => {
  expect(stepWithin(from, key, RING)).toMatchObject(to);
});
