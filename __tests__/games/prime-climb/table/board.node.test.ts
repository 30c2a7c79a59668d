import { defaults, LAST, primeClimb, type View } from '../../../../src/games/prime-climb/rules';
import {
  largestZoom,
  numberBox,
  numberBoxes,
  primeSize,
  shared,
  SMALLEST_PRIME,
} from '../../../../src/games/prime-climb/table/boxes';
import { besideMarks } from '../../../../src/games/prime-climb/table/besideMarks';
import { closeUpOf, isSmall, seenThrough, WHOLE } from '../../../../src/games/prime-climb/table/closeUp';
import { placeLabels } from '../../../../src/games/prime-climb/table/labels';
import { layOut } from '../../../../src/games/prime-climb/table/layout';
import { layCircles, type Spiral } from '../../../../src/games/prime-climb/table/spiral';
import { pawnBox, pawnSize, standings } from '../../../../src/games/prime-climb/table/stand';

/** The board of a table of this size, as it is laid out. */
const spiralIn = (width: number, height: number): Spiral => {
  const wide = width > height;
  const shape = {
    width,
    height,
    wide,
    mirrored: false,
    highest: Infinity,
    boardOnly: false,
    scale: 1,
    text: 1,
    pieces: 1,
    far: false,
    around: 60,
  };
  const { boardWidth, boardHeight } = layOut({
    ...shape,
    tight: !wide && height < 600,
    low: wide && height < 500,
    roomy: height > 1000,
  });
  return layCircles(boardWidth, boardHeight);
};
const PHONE = spiralIn(374, 764);
const SPIRALS = {
  'a phone': PHONE,
  'the smallest phone': spiralIn(312, 496),
  'a phone on its side': spiralIn(828, 374),
  'a tablet': spiralIn(804, 1100),
  'a desktop': spiralIn(1424, 884),
};

const OPENINGS = [1, 2, 3, 4].map((seats) => primeClimb.start({ ...defaults(seats), first: 0 }));

/** Both pawns of every seat, where they stand. */
const seen = (...pawns: readonly (readonly [number, number])[]): View => {
  const state = OPENINGS[pawns.length - 1]!;
  const players = state.players.map((player, seat) => ({
    ...player,
    pawns: [
      { ...player.pawns[0], at: pawns[seat]![0] },
      { ...player.pawns[1], at: pawns[seat]![1] },
    ] as const,
  }));
  return primeClimb.view({ ...state, players }, 'table');
};
const together = (at: number, seats: number): View =>
  seen(...Array.from({ length: seats }, () => [at, at] as const));
const CIRCLES = Array.from({ length: LAST + 1 }, (_, number) => number);

test('on a phone circles are 30 points across, numbers 14 and pawns 20', () => {
  expect(PHONE.radius * 2).toBeGreaterThanOrEqual(30);
  expect(PHONE.radius * 0.885).toBeGreaterThanOrEqual(13.7);
  expect(pawnSize(PHONE)).toBeGreaterThanOrEqual(19);
});

describe.each(Object.entries(SPIRALS))('on %s', (_screen, spiral) => {
  const size = pawnSize(spiral);
  const area = (one: ReturnType<typeof pawnBox>) => (one.right - one.left) * (one.bottom - one.top);
  const boxesOf = (view: View) => standings(view, spiral).map(({ place }) => pawnBox(place, size));

  test('no pawn covers any number, wherever two or eight of them stand together', () => {
    const numbers = numberBoxes(spiral);
    const covered = CIRCLES.flatMap((at) =>
      [1, 4].flatMap((seats) =>
        boxesOf(together(at, seats)).flatMap((box) =>
          numbers.flatMap((number, which) =>
            shared(box, number) > 0 ? [`${2 * seats} on ${at} cover ${which}`] : [],
          ),
        ),
      ),
    );
    expect(covered).toEqual([]);
  });

  test('none leaves the board, and of every two that share a circle each is to be seen', () => {
    for (const at of CIRCLES) {
      // Elsewhere than on Start at most two pass each other, with a third that waits to be sent back.
      const boxes = boxesOf(at === 0 || at === LAST ? together(at, 4) : together(at, 2));
      boxes.forEach((one, nth) => {
        expect(
          Math.min(one.left, one.top, spiral.width - one.right, spiral.height - one.bottom),
        ).toBeGreaterThan(-1);
        boxes.slice(nth + 1).forEach((other) => expect(shared(one, other) / area(one)).toBeLessThan(0.5));
      });
    }
  });

  test('of eight pawns that begin together most of each is to be seen, however many lie on it', () => {
    const boxes = boxesOf(together(0, 4));
    const GRAIN = 20;
    const seenOf = boxes.map((box, nth) => {
      const spots = Array.from({ length: GRAIN * GRAIN }, (_, spot) => ({
        x: box.left + (((spot % GRAIN) + 0.5) / GRAIN) * (box.right - box.left),
        y: box.top + ((Math.floor(spot / GRAIN) + 0.5) / GRAIN) * (box.bottom - box.top),
      }));
      const above = boxes.slice(nth + 1);
      return (
        spots.filter(({ x, y }) =>
          above.every(({ left, right, top, bottom }) => x < left || x > right || y < top || y > bottom),
        ).length / spots.length
      );
    });
    expect(Math.min(...seenOf)).toBeGreaterThan(0.6);
  });

  test('a pawn is nearer to its own circle than to any other', () => {
    for (const at of CIRCLES) {
      const view = seen([at, (at + 50) % LAST], [(at + 20) % LAST, (at + 70) % LAST]);
      const { place } = standings(view, spiral)[0]!;
      const rim = (number: number) =>
        Math.hypot(place.x - spiral.places[number]!.x, place.y - spiral.places[number]!.y) -
        (number === LAST ? spiral.lastRadius : spiral.radius);
      const nearest = CIRCLES.reduce((one, other) => (rim(other) < rim(one) ? other : one));
      expect([at, nearest]).toEqual([at, at]);
    }
  });

  test('the primes in the arcs can be read: on the board as it is, or once it is zoomed', () => {
    const whole = primeSize(spiral.radius, false);
    const largest = largestZoom(spiral);
    expect(whole * largest).toBeGreaterThanOrEqual(SMALLEST_PRIME);
  });
});

describe.each([
  ...Object.entries(SPIRALS).filter(([name]) => name !== 'a tablet' && name !== 'a desktop'),
  ['a small phone', spiralIn(344, 560)] as const,
  ['the smallest phone, beside a lesson', spiralIn(312, 380)] as const,
])('a pawn is picked up on %s', (_screen, spiral) => {
  /** From this circle by these numbers: what is lit, how it is seen, and where the labels lie. */
  const litFrom = (at: number, numbers: readonly number[], stood: ReturnType<typeof standings>) => {
    const all = numbers.flatMap((by) =>
      [
        [at + by, `+${by}`],
        [at - by, `−${by}`],
        [at * by, `×${by}`],
        [at / by, `÷${by}`],
      ].flatMap(([to, text]) =>
        Number.isInteger(to) && Number(to) >= 0 && Number(to) <= LAST && to !== at
          ? [{ to: Number(to), text: String(text) }]
          : [],
      ),
    );
    const lit = all.filter(({ to }, nth) => all.findIndex((other) => other.to === to) === nth);
    const closeUp = closeUpOf(
      spiral,
      at,
      lit.map(({ to }) => to),
    );
    const { x, y, scale } = closeUp.camera;
    const pawns = besideMarks(stood, spiral, closeUp).map(({ place }) =>
      pawnBox({ x: place.x * scale + x, y: place.y * scale + y }, pawnSize(spiral) * scale),
    );
    const through = seenThrough(spiral, closeUp);
    const labels = placeLabels(through, lit, pawns, ...(isSmall(spiral) ? [closeUp.marks] : []));
    return { lit, closeUp, labels, through, pawns };
  };
  const ROLLS = [
    [3, 7],
    [10, 8],
    [1, 2],
  ] as const;
  let lights: readonly ({ at: number; numbers: readonly number[] } & ReturnType<typeof litFrom>)[] = [];
  beforeAll(() => {
    lights = CIRCLES.slice(0, LAST).map((at) => {
      const stood = standings(seen([at, 0], [(at + 30) % LAST, 0]), spiral);
      const numbers = ROLLS[at % ROLLS.length]!;
      return { at, numbers, ...litFrom(at, numbers, stood) };
    });
  });

  test('every circle that a pawn can reach is in sight, thirty points across, and its number is read', () => {
    const faults = lights.flatMap(({ at, numbers, lit, closeUp: { marks, camera } }) =>
      lit.flatMap(({ to }) => {
        const { x, y, far, figures } = marks.get(to)!;
        const inside = Math.min(x, y, spiral.width - x, spiral.height - y) >= spiral.radius * camera.scale;
        const read = figures >= (to === 100 ? 9.5 : 13.5);
        return inside && far >= 15 && read
          ? []
          : [`from ${at} by ${numbers}: ${to} at ${x} ${y}, ${far}, ${figures}`];
      }),
    );
    expect(faults).toEqual([]);
  });

  test('the spiral is looked at whole wherever circles are thirty points, and no circle covers another’s number', () => {
    const small = isSmall(spiral);
    const covered = lights.flatMap(({ at, numbers, closeUp: { camera, marks } }) => {
      if (!small) return camera === WHOLE ? [] : [`from ${at} by ${numbers}: not whole`];
      const drawn = [...marks];
      return drawn.flatMap(([one, a], nth) =>
        drawn
          .slice(nth + 1)
          .filter(([, b]) => Math.hypot(a.x - b.x, a.y - b.y) < a.far + b.far - 6)
          .map(([other]) => `from ${at} by ${numbers}: ${one} and ${other}`),
      );
    });
    expect(covered).toEqual([]);
  });

  test('no pawn covers a number that is played with', () => {
    const covered = lights.flatMap(({ at, numbers, pawns, through, closeUp: { marks } }) =>
      [...marks].flatMap(([number, { figures }]) =>
        pawns.some((box) => shared(box, numberBox(through, number, figures)) > 0.5)
          ? [`from ${at} by ${numbers}: ${number}`]
          : [],
      ),
    );
    expect(covered).toEqual([]);
  });

  test('the labels of lit circles cover no number that is played with', () => {
    const covered = lights.flatMap(({ at, numbers, labels, through, closeUp: { marks } }) =>
      [...labels].flatMap(([to, { place, width, height }]) => {
        const box = {
          left: place.x - width / 2,
          right: place.x + width / 2,
          top: place.y - height / 2,
          bottom: place.y + height / 2,
        };
        return numberBoxes(through).flatMap((number, which) => {
          if (isSmall(spiral) && !marks.has(which)) return [];
          const mark = isSmall(spiral) ? marks.get(which) : undefined;
          const taken = mark ? numberBox(through, which, mark.figures) : number;
          return shared(box, taken) > 0.5 ? [`from ${at} by ${numbers}: the label of ${to} on ${which}`] : [];
        });
      }),
    );
    expect(covered).toEqual([]);
  });
});
