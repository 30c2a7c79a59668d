import { layBars, scrubbedTo, slidInSight, slidUnder, turnAt } from '../../src/shell/review/bars';

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
])('a finger at %d of 100 points is on turn %d of ten', (x, turn) =>
  expect(turnAt(x, { slot: 10, long: 100 }, 0, 10)).toBe(turn),
);

/** Two hundred turns on a phone. */
const LONG = Array.from({ length: 200 }, (_, nth) => ({ worth: nth % 9, bestWorth: 9 }));
const PHONE = { width: 350, height: 80 };

test('bars of a long game are no thinner: they slide through their room', () => {
  const { bars, long } = layBars(LONG, PHONE, 1);
  expect(Math.min(...bars.map(({ width }) => width))).toBeGreaterThanOrEqual(3);
  expect(long).toBeGreaterThan(PHONE.width);
  // A short one has all of its room, and does not slide.
  expect(layBars(LONG.slice(0, 20), PHONE, 1).long).toBe(PHONE.width);
});

test.each([20, 175, 330])(
  'a finger that goes down at %d reaches the first turn and the last, and every turn stands under it on the way',
  (from) => {
    const row = layBars(LONG, PHONE, 1);
    const slid = slidInSight(row, PHONE.width, 90, 0);
    const held = { x: from, turn: turnAt(from, row, slid, LONG.length) };
    const to = (x: number) => scrubbedTo(x, held, PHONE.width, LONG.length);
    expect(to(from)).toBe(held.turn);
    expect([to(10), to(PHONE.width - 10)]).toEqual([0, 199]);
    for (let x = 30; x < PHONE.width - 30; x += 5) {
      const under = to(x) * row.slot - slidUnder(row, PHONE.width, to(x), x);
      expect(Math.abs(under + row.slot / 2 - x)).toBeLessThanOrEqual(row.slot);
    }
  },
);

test('a turn that is stepped to comes into sight with its neighbours, and nothing slides for one that is', () => {
  const row = layBars(LONG, PHONE, 1);
  for (const at of [0, 3, 60, 100, 196, 199]) {
    const slid = slidInSight(row, PHONE.width, at, 300);
    const [left, right] = [at * row.slot - slid, (at + 1) * row.slot - slid];
    expect(left).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(PHONE.width + 0.001);
  }
  expect(slidInSight(row, PHONE.width, 60, 300)).toBe(300);
});
