import { defaults, primeClimb, type View } from '../../../../src/games/prime-climb/rules';
import { layCircles } from '../../../../src/games/prime-climb/table/spiral';
import { standings } from '../../../../src/games/prime-climb/table/stand';

const SPIRAL = layCircles(374, 493);

/** Both pawns of every seat, where they stand. */
const seen = (...pawns: readonly (readonly [number, number])[]): View => {
  const state = primeClimb.start({ ...defaults(pawns.length), first: 0 });
  const players = state.players.map((player, seat) => ({
    ...player,
    pawns: [
      { ...player.pawns[0], at: pawns[seat]![0] },
      { ...player.pawns[1], at: pawns[seat]![1] },
    ] as const,
  }));
  return primeClimb.view({ ...state, players }, 'table');
};

test('a pawn alone on its circle stands in its middle', () => {
  const [first] = standings(seen([42, 50], [60, 70]), SPIRAL);
  expect(first).toMatchObject({ at: 42, place: SPIRAL.places[42], beside: 0 });
});

test.each([
  ['two of one seat', seen([42, 42], [60, 70])],
  ['one of each of two seats', seen([42, 1], [42, 2])],
  ['three', seen([42, 1], [42, 42])],
  ['four', seen([42, 42], [42, 42])],
  ['four of four seats', seen([42, 1], [42, 2], [42, 3], [42, 4])],
  ['all eight on Start', seen([0, 0], [0, 0], [0, 0], [0, 0])],
  ['all eight on 29, at the edge', seen([29, 29], [29, 29], [29, 29], [29, 29])],
  ['all eight on 23, at the top', seen([23, 23], [23, 23], [23, 23], [23, 23])],
])('%s share a circle: none hides another, and none leaves the board', (_, view) => {
  const all = standings(view, SPIRAL);
  all.forEach((one, nth) =>
    all.slice(nth + 1).forEach((other) => {
      const apart = Math.hypot(one.place.x - other.place.x, one.place.y - other.place.y);
      expect(apart).toBeGreaterThan(SPIRAL.radius * 0.7);
    }),
  );
  for (const { place } of all) {
    expect(place.x).toBeGreaterThan(SPIRAL.radius * 0.7);
    expect(place.x).toBeLessThan(SPIRAL.width - SPIRAL.radius * 0.7);
    expect(place.y).toBeGreaterThan(SPIRAL.radius * 0.9);
    expect(place.y).toBeLessThan(SPIRAL.height - SPIRAL.radius * 0.6);
  }
});

test.each([
  ['alone', seen([42, 42], [60, 70])],
  ['with one other', seen([42, 42], [42, 70])],
  ['behind one other', seen([42, 70], [42, 42])],
  ['on Start', seen([0, 0], [0, 0], [0, 0])],
])('the two pawns of a seat stand side by side, each with its own half for a finger: %s', (_, view) => {
  const all = standings(view, SPIRAL);
  for (const one of all) {
    const twin = all.find(({ seat, pawn }) => seat === one.seat && pawn !== one.pawn)!;
    if (twin.at !== one.at) expect(one.beside).toBe(0);
    else {
      expect(one.place.y).toBe(twin.place.y);
      expect(one.beside).toBeCloseTo(one.place.x - twin.place.x, 6);
      expect(Math.abs(one.beside)).toBeGreaterThan(SPIRAL.radius);
    }
  }
});
