import { cellOf, indexOf, otherWay, spotOf, STEP, type Index, type Lying, type Way } from './grid';
import { DIGITS, EQUALS, OPERATORS, type Digit, type Face, type Operator } from './pieces';
import { judgeLay, type NewPiece, type Supply } from './placement';

/** How much is looked at: enough for a lively random game, little enough for a phone between two frames. */
const MOST_CROSSED = 5;
const MOST_TRIED = 6;
const MOST_PER_CROSSED = 3;
const MOST_APART = 8;

/**
 * A fair sample of lawful lays: small equations `a ∘ b = c`, some apart from everything, some across pieces that lie on the
 * table. It depends on nothing but what the seat sees. The exact search belongs to the bots.
 */
export function sampleLays(supply: Supply): NewPiece[][] {
  const index = indexOf(supply.grid);
  const ownEquals = supply.hand.includes(EQUALS) ? 'hand' : supply.sharedEquals > 0 ? 'shared' : null;
  const pieces: Face[] = ownEquals === 'shared' ? [...supply.hand, EQUALS] : [...supply.hand];
  const open = supply.grid.filter(
    ({ across, down, face }) => across !== down && (ownEquals || face === EQUALS),
  );
  const crossing = spread(open, MOST_CROSSED).flatMap((crossed) => {
    const equations = equationsFrom([...pieces, crossed.face]).filter((faces) =>
      faces.includes(crossed.face),
    );
    const tried = spread(equations, MOST_TRIED).flatMap((faces) => across(supply, index, crossed, faces));
    return spread(tried, MOST_PER_CROSSED);
  });
  const apart = spread(ownEquals ? equationsFrom(pieces) : [], MOST_APART).flatMap((faces) =>
    lawful(supply, index, placed(supply, apartFrom(supply), 'across', faces)),
  );
  return [...apart, ...crossing];
}

/** Evenly chosen from the whole list. */
const spread = <T>(list: readonly T[], most: number): readonly T[] =>
  list.length <= most
    ? list
    : Array.from({ length: most }, (_, nth) => list[Math.floor((nth * list.length) / most)]!);

/** All `a ∘ b = c` that these pieces can write, at most one of a and b having two digits. */
function equationsFrom(pieces: readonly Face[]): Face[][] {
  if (!pieces.includes(EQUALS)) return [];
  const operators = OPERATORS.filter((operator) => pieces.includes(operator));
  const counts = DIGITS.map((digit) => pieces.filter((face) => face === digit).length);
  const numbers = NUMBERS.filter((number) => {
    const enough = spend(counts, number);
    refund(counts, number);
    return enough;
  });
  const short = numbers.filter((number) => number < 10);
  const found: Face[][] = [];
  for (const a of numbers) {
    if (spend(counts, a))
      for (const b of a < 10 ? numbers : short) {
        if (spend(counts, b))
          for (const operator of operators) {
            const c = result(a, operator, b);
            if (c === null) continue;
            if (spend(counts, c)) found.push([...written(a), operator, ...written(b), EQUALS, ...written(c)]);
            refund(counts, c);
          }
        refund(counts, b);
      }
    refund(counts, a);
  }
  return found;
}

const NUMBERS: readonly number[] = Array.from({ length: 100 }, (_, number) => number);

/** Takes the digits of a number out of the counts; false when there are not enough of one. */
function spend(counts: number[], number: number): boolean {
  let enough = true;
  let rest = number;
  do {
    if (--counts[rest % 10]! < 0) enough = false;
    rest = Math.floor(rest / 10);
  } while (rest > 0);
  return enough;
}

function refund(counts: number[], number: number): void {
  let rest = number;
  do {
    counts[rest % 10]!++;
    rest = Math.floor(rest / 10);
  } while (rest > 0);
}

const written = (number: number): Digit[] => String(number).split('') as Digit[];

/** What a lawful step leads to, or null. */
function result(a: number, operator: Operator, b: number): number | null {
  switch (operator) {
    case '+':
      return a + b;
    case '-':
      return a >= b ? a - b : null;
    case '*':
      return a > 0 && b > 0 ? a * b : null;
    case '/':
      return a > 0 && b > 0 && a % b === 0 ? a / b : null;
  }
}

/** The equation laid so that one of its pieces is the one crossed: every way that is lawful. */
function across(supply: Supply, index: Index, crossed: Lying, faces: readonly Face[]): NewPiece[][] {
  const way = otherWay(crossed.across ? 'across' : 'down');
  return faces.flatMap((face, nth) =>
    face === crossed.face
      ? lawful(supply, index, placed(supply, cellOf(crossed) - nth * STEP[way], way, faces, nth))
      : [],
  );
}

/** Below everything that lies, one row left free. */
function apartFrom({ grid }: Supply): number {
  const lowest = grid.length === 0 ? -2 : Math.max(...grid.map(({ y }) => y));
  return cellOf({ x: 0, y: lowest + 2 });
}

/** The equation's pieces from this cell on, but for the one at `skipped`, which lies there. */
function placed({ hand }: Supply, cell: number, way: Way, faces: readonly Face[], skipped = -1): NewPiece[] {
  return faces.flatMap((face, nth): NewPiece[] => {
    const from = face === EQUALS && !hand.includes(EQUALS) ? 'shared' : 'hand';
    return nth === skipped ? [] : [{ ...spotOf(cell + nth * STEP[way]), face, from }];
  });
}

const lawful = (supply: Supply, index: Index, pieces: NewPiece[]): NewPiece[][] =>
  judgeLay(supply, pieces, index).kind === 'lawful' ? [pieces] : [];
