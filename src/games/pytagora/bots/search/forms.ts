import { canonical, couldMeet, problemOf, type Problem } from './problem';
import { EQUALS_SIGN, PLUS } from './signs';

/** An equation without its digits, cell by cell, and the problem it poses. */
export interface Form {
  readonly problem: Problem;
  /** Where each number stands in the problem. */
  readonly places: readonly number[];
  /** Signs between the numbers, the = among them. */
  readonly between: readonly number[];
  /** Number × 16 + power of ten, or `SIGN_CELL` + sign. */
  readonly cells: Uint8Array;
}

export const SIGN_CELL = 240;

/** Orders of signs of equal meaning, such as a + b × c = d and d = b × c + a. */
interface Shape {
  readonly between: readonly number[];
  readonly orders: readonly { readonly between: readonly number[]; readonly places: readonly number[] }[];
}

const shapes = new Map<string, readonly Shape[]>();

/** So many orders are looked at between two yields. */
const PAUSE = 25;

/** All shapes of these signs, an = among them. */
function* shapesOf(signs: readonly number[]): Generator<undefined, readonly Shape[], void> {
  const name = signs.join();
  const known = shapes.get(name);
  if (known) return known;
  const byKey = new Map<string, { between: readonly number[]; orders: Shape['orders'][number][] }>();
  const lengths = new Array<number>(signs.length + 1).fill(1);
  let steps = 0;
  for (const between of ordersOf(signs)) {
    if (++steps % PAUSE === 0) yield;
    const { key, outline, places } = canonical(lengths, between);
    let shape = byKey.get(key);
    if (!shape) {
      const inOrder = outline.signs.map((sign, nth) => (nth === outline.rightFrom ? EQUALS_SIGN : sign));
      byKey.set(key, (shape = { between: inOrder.slice(1), orders: [] }));
    }
    shape.orders.push({ between: between, places });
  }
  const found = [...byKey.values()];
  shapes.set(name, found);
  return found;
}

/** A problem with all the forms that pose it. */
export interface Family {
  readonly problem: Problem;
  readonly shape: Shape;
  /** Lengths in the order of the shape, and where each number stands in the problem. */
  readonly ways: (readonly [lengths: readonly number[], places: readonly number[]])[];
  /** Made when first asked for. */
  forms: readonly Form[] | null;
}

/** All problems that these numbers and signs can pose, in any order, if their sides can meet. */
export function* makeFamilies(
  lengths: readonly number[],
  signs: readonly number[],
): Generator<undefined, Family[], void> {
  const orders = ordersOf(lengths);
  const families: Family[] = [];
  let steps = 0;
  for (const shape of yield* shapesOf(signs)) {
    const byKey = new Map<string, Family>();
    for (const order of orders) {
      if (++steps % PAUSE === 0) yield;
      if (!couldMeet(outlineOf(order, shape.between))) continue;
      const { key, outline, places } = canonical(order, shape.between);
      let family = byKey.get(key);
      if (!family) byKey.set(key, (family = { problem: problemOf(outline), shape, ways: [], forms: null }));
      family.ways.push([order, places]);
    }
    families.push(...byKey.values());
  }
  return families;
}

export function* makeForms({ problem, ways, shape }: Family): Generator<undefined, Form[], void> {
  const forms: Form[] = [];
  for (const [lengths, places] of ways) {
    for (const order of shape.orders) forms.push(formOf(problem, lengths, places, order));
    yield;
  }
  return forms;
}

/** Any one of them: on a line of its own one order is as good as the other. */
export const firstForm = ({ problem, ways, shape, forms }: Family): Form =>
  forms?.[0] ?? formOf(problem, ways[0]![0], ways[0]![1], shape.orders[0]!);

function formOf(
  problem: Problem,
  lengths: readonly number[],
  places: readonly number[],
  order: Shape['orders'][number],
): Form {
  return {
    problem,
    places: order.places.map((nth) => places[nth]!),
    between: order.between,
    cells: cellsOf(
      order.places.map((nth) => lengths[nth]!),
      order.between,
    ),
  };
}

export function outlineOf(lengths: readonly number[], between: readonly number[]) {
  const equals = between.indexOf(EQUALS_SIGN);
  const signs = [PLUS, ...between];
  signs[equals + 1] = PLUS;
  return { lengths, signs, rightFrom: equals + 1 };
}

/** All different orders of a list. */
function ordersOf(list: readonly number[]): number[][] {
  if (list.length === 0) return [[]];
  return [...new Set(list)].flatMap((first) => {
    const rest = [...list];
    rest.splice(list.indexOf(first), 1);
    return ordersOf(rest).map((order) => [first, ...order]);
  });
}

export function cellsOf(lengths: readonly number[], between: readonly number[]): Uint8Array {
  const cells = new Uint8Array(lengths.reduce((sum, length) => sum + length, between.length));
  let cell = 0;
  lengths.forEach((length, nth) => {
    for (let power = length - 1; power >= 0; power--) cells[cell++] = nth * 16 + power;
    if (nth < between.length) cells[cell++] = SIGN_CELL + between[nth]!;
  });
  return cells;
}
