import { layBars, turnAt } from '../../src/shell/review/bars';

const ROOM = { width: 100, height: 50 };

test('bars stand on zero: one worth nothing is flat, one worth most fills the room', () => {
  const { zero, bars } = layBars(
    [
      { worth: 0, bestWorth: 0 },
      { worth: 10, bestWorth: 10 },
      { worth: 5, bestWorth: 5 },
    ],
    ROOM,
    1,
  );
  expect(zero).toBe(50);
  expect(bars.map(({ top, height }) => [top, height])).toEqual([
    [48, 2],
    [0, 50],
    [25, 25],
  ]);
});

test('what was possible stands on what was played, where it was more', () => {
  const { bars } = layBars(
    [
      { worth: 4, bestWorth: 10 },
      { worth: 8, bestWorth: 8 },
    ],
    ROOM,
    1,
  );
  expect(bars.map(({ possible }) => possible)).toEqual([{ top: 0, height: 30 }, null]);
});

test('ground that was lost hangs under the line, and what was possible stands above it', () => {
  const { zero, bars } = layBars([{ worth: -1, bestWorth: 1 }], ROOM, 0.1);
  expect(zero).toBe(25);
  expect(bars[0]).toMatchObject({ top: 25, height: 25, possible: { top: 0, height: 25 } });
});

test.each([
  [-5, 0],
  [9, 0],
  [55, 5],
  [99, 9],
  [140, 9],
])('a finger at %d of 100 points is on turn %d of ten', (x, turn) => expect(turnAt(x, 100, 10)).toBe(turn));
