import { LAST } from '../../../../src/games/prime-climb/rules';
import { circleAt, layCircles, type Spiral } from '../../../../src/games/prime-climb/table/spiral';

const WIDTHS = [220, 304, 374, 412, 538, 700, 1008, 1300];
const HEIGHTS = [200, 226, 300, 374, 493, 650, 900, 1300];
const ROOMS = WIDTHS.flatMap((width) => HEIGHTS.map((height) => [width, height] as const));

const radiusOf = ({ radius, lastRadius }: Spiral, number: number) => (number === LAST ? lastRadius : radius);

/** Nothing smaller than this is a circle one can read a number in, even if a finger has to zoom first. */
const SMALLEST = 7.5;

describe.each(ROOMS)('in a room of %d by %d', (width, height) => {
  const spiral = layCircles(width, height);
  const { places, radius } = spiral;

  test('there is a circle for every number from 0 to 101', () => {
    expect(places).toHaveLength(LAST + 1);
    expect(radius).toBeGreaterThan(Math.min(SMALLEST, Math.min(width, height) / 25));
  });

  test('no two circles touch', () => {
    const touching = places.flatMap((one, number) =>
      places.slice(number + 1).flatMap((other, more) => {
        const next = number + 1 + more;
        const apart = Math.hypot(one.x - other.x, one.y - other.y);
        return apart < radiusOf(spiral, number) + radiusOf(spiral, next) ? [`${number} and ${next}`] : [];
      }),
    );
    expect(touching).toEqual([]);
  });

  test('all of them lie within the room, with a ring around them too', () => {
    const outside = places.flatMap(({ x, y }, number) => {
      const far = radiusOf(spiral, number) + 3;
      return x - far < 0 || y - far < 0 || x + far > width || y + far > height ? [number] : [];
    });
    expect(outside).toEqual([]);
  });

  test('the spiral reaches two opposite edges: it could not be larger', () => {
    const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)];
    const spare = [
      width - (Math.max(...xs) - Math.min(...xs) + 2 * radius),
      height - (Math.max(...ys) - Math.min(...ys) + 2 * radius),
    ];
    expect(Math.min(...spare)).toBeLessThan(8.01);
  });

  test('each number is next to the one before, and the way is never torn', () => {
    const steps = places.slice(1, LAST).map(({ x, y }, number) => {
      const before = places[number]!;
      return Math.hypot(x - before.x, y - before.y) / radius;
    });
    expect(Math.min(...steps)).toBeGreaterThan(2);
    expect(Math.max(...steps)).toBeLessThan(2.6);
  });

  test('a finger in the middle of a circle is on it, and one outside the board is on none', () => {
    places.forEach(({ x, y }, number) => expect(circleAt(places, radius, x, y)).toBe(number));
    expect(circleAt(places, radius, -50, -50)).toBe(-1);
  });
});
