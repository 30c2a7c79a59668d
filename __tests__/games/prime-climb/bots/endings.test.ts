import { COURSES, courseNamed, TURNED, type Course } from '../../../../src/games/prime-climb/bots/course';
import {
  eachEnding,
  stepsTo,
  waysOf,
  type Ending,
  type Outset,
} from '../../../../src/games/prime-climb/bots/endings';
import { createRack, lawOf } from '../../../../src/games/prime-climb/bots/reach';
import { createDice, type Dice } from '../../../../src/engine';
import { bruteEndings, type Plainly } from './brute';

function spotFrom(course: Course, dice: Dice): number {
  for (;;) {
    const spot = dice.below(course.spots);
    if (course.name !== 'there-and-back' || spot !== TURNED - 1) return spot;
  }
}

interface Kind {
  readonly keepers: number;
  readonly double: boolean;
  readonly cursed?: boolean;
  readonly closed?: boolean;
  readonly sprint?: boolean;
}

function positionFrom(course: Course, kind: Kind, dice: Dice): Plainly | null {
  const number = 1 + dice.below(10);
  const other = 1 + ((number + dice.below(9)) % 10);
  const numbers = kind.double ? [number, number, number, number] : [number, other];
  const keepers = dice.shuffle([1, 2, 3, 4, 5, 6, 7, 8, 9]).slice(0, kind.keepers);
  const [a, b] = [spotFrom(course, dice), spotFrom(course, dice)];
  const isHome = [a, b].filter((spot) => spot === course.home).length;
  if (isHome > (kind.sprint || kind.closed ? 0 : 1) || a % TURNED === b % TURNED) return null;
  if (kind.closed && (a >= TURNED || b >= TURNED)) return null;
  const open = kind.closed !== true;
  const cursed = kind.cursed === true;
  const law = lawOf(open, cursed);
  const rack = createRack(numbers, keepers);
  return {
    outset: { course, sprint: kind.sprint === true, law, a, b, rack, last: null },
    numbers,
    open,
    cursed,
  };
}

const wordOf = ({ a, b, kept, won }: Readonly<Ending>) => `${a} ${b} ${kept} ${won ? 'won' : ''}`;

function endingsOf(outset: Outset): ReadonlyMap<string, Ending> {
  const found = new Map<string, Ending>();
  eachEnding(waysOf(outset), (ending) => found.set(wordOf(ending), { ...ending }));
  return found;
}

/** In Sprint a winner's other pawn may be anywhere. */
const comparable = (words: Iterable<string>, sprint: boolean) =>
  [...new Set([...words].map((word) => (sprint && word.endsWith('won') ? 'won' : word)))].sort();

const KINDS: readonly (readonly [string, Kind, number])[] = [
  ['two numbers', { keepers: 0, double: false }, 150],
  ['a double', { keepers: 0, double: true }, 60],
  ['two numbers and a keeper', { keepers: 1, double: false }, 60],
  ['two numbers and two keepers', { keepers: 2, double: false }, 8],
  ['a double and a keeper', { keepers: 1, double: true }, 8],
  ['a cursed seat', { keepers: 1, double: false, cursed: true }, 80],
  ['waypoints still to reach', { keepers: 1, double: false, closed: true }, 40],
  ['Sprint', { keepers: 1, double: false, sprint: true }, 40],
];

describe.each(COURSES)('the endings of a turn: %s', (name) => {
  const course = courseNamed(name);

  it.each(KINDS)('%s: the same as by trying every order of everything', (_, kind, positions) => {
    const dice = createDice(41);
    for (let tried = 0; tried < positions;) {
      const position = positionFrom(course, kind, dice);
      if (!position) continue;
      tried++;
      const { sprint } = position.outset;
      expect(comparable(endingsOf(position.outset).keys(), sprint)).toEqual(
        comparable(bruteEndings(position), sprint),
      );
    }
  });

  it('knows a way to each ending', () => {
    const dice = createDice(43);
    const wrong: Ending[] = [];
    for (let tried = 0; tried < 60;) {
      const kind = { keepers: dice.below(3), double: dice.below(2) === 0 };
      const position = positionFrom(course, kind, dice);
      if (!position) continue;
      tried++;
      const { outset, numbers } = position;
      const ways = waysOf(outset);
      eachEnding(ways, (ending) => {
        const steps = stepsTo(ways, ending);
        const pawns = [outset.a, outset.b];
        for (const { pawn, operation, number, keeper } of steps)
          pawns[pawn] = course.targets[((pawns[pawn]! * 11 + (number ?? keeper)!) << 2) + operation]!;
        const used = steps.flatMap(({ number }) => number ?? []).sort();
        const whole = ending.won || used.join() === [...numbers].sort().join();
        if (pawns[0] !== ending.ledA || pawns[1] !== ending.ledB || !whole) wrong.push({ ...ending });
      });
    }
    expect(wrong).toEqual([]);
  });
});

it('counts the ends of a double from Start', () => {
  const course = courseNamed('climb');
  const rack = createRack([2, 2, 2, 2]);
  const outset: Outset = { course, sprint: false, law: lawOf(true, false), a: 0, b: 0, rack, last: null };
  const words = [...endingsOf(outset).keys()];
  // One pawn does it all (0 + 2 × 2 × 2 × 2 at most), or they share.
  expect(words).toContain('16 0 0 ');
  expect(words).toContain('8 2 0 ');
  expect(words).not.toContain('4 4 0 ');
});
