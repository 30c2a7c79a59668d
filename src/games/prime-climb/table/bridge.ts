import type { Refusal } from '../../../engine';
import {
  byOf,
  CARDS,
  numbersOf,
  resultOf,
  type Card,
  type Move,
  type PawnIndex,
  type Use,
  type View,
} from '../rules';
import type { PrimeClimbWords } from '../i18n';

/** Between fingers and rules: which number is in use, where it leads, which move a gesture means, what a refusal says. */

/** What the next gesture uses: a number of the dice, or a ±k keeper. */
export type InUse =
  | { readonly kind: 'number'; readonly number: number }
  | { readonly kind: 'keeper'; readonly card: Card };

export const amountOf = (inUse: InUse): number => (inUse.kind === 'number' ? inUse.number : byOf(inUse.card));

const isWith = (inUse: InUse, move: Use['move']): boolean =>
  inUse.kind === 'number'
    ? move.type === 'use' && move.number === inUse.number
    : move.type === 'shift' && move.card === inUse.card;

/** What it can be used for on this pawn, one for each operation. */
export const usesFor = (view: View, inUse: InUse, pawn: PawnIndex): readonly Use[] =>
  view.uses.filter(({ move }) => move.pawn === pawn && isWith(inUse, move));

/** Of moves whose fields are plain values. */
export const isSameMove = (one: Move, other: Move): boolean =>
  Object.entries(one).every(([key, value]) => other[key as keyof Move] === value);

/** What the view tells of this move, if it uses a number or a keeper. */
export const findUse = (view: View, move: Move): Use | null =>
  view.uses.find((use) => isSameMove(use.move, move)) ?? null;

/** Lit on pick-up: a circle, and the uses that lead there. */
export interface Light {
  readonly to: number;
  /** Those of the number that comes first come first: it is the one that is used. */
  readonly uses: readonly Use[];
  /** Which of the live numbers leads there: the first, or another. */
  readonly nth: number;
}

/** Every number still to be used is live, the one that was chosen first; a ±k keeper that was taken up is live alone. */
export function liveOf(view: View, inUse: InUse | null): readonly InUse[] {
  if (inUse === null || inUse.kind === 'keeper') return inUse === null ? [] : [inUse];
  const others = [...new Set(view.turn!.numbers)].filter((number) => number !== inUse.number);
  return [inUse, ...others.map((number): InUse => ({ kind: 'number', number }))];
}

/** Where each of them leads with this pawn. */
export function lightsFor(view: View, live: readonly InUse[], pawn: PawnIndex): readonly Light[] {
  const lights = new Map<number, Light>();
  live.forEach((inUse, nth) => {
    for (const use of usesFor(view, inUse, pawn)) {
      if (!use.lawful || use.idle || use.to === null) continue;
      const before = lights.get(use.to);
      lights.set(
        use.to,
        before ? { ...before, uses: [...before.uses, use] } : { to: use.to, uses: [use], nth },
      );
    }
  });
  return [...lights.values()];
}

/** What brings this pawn to this circle: of the live numbers, then of any other; rather a lawful use than one to be refused. */
export function leadingTo(view: View, live: readonly InUse[], pawn: PawnIndex, circle: number): Use | null {
  const uses = [...live, ...liveOf(view, inUseOr(view, null))]
    .flatMap((inUse) => usesFor(view, inUse, pawn))
    .filter(({ to }) => to === circle);
  return uses.find(({ lawful }) => lawful) ?? uses[0] ?? null;
}

/** The numbers of the roll with those already used, in the order they are shown. */
export function rolledNumbers({
  turn,
}: View): readonly { readonly number: number; readonly used: boolean }[] {
  if (!turn) return [];
  const left = [...turn.numbers];
  return numbersOf(turn.dice).map((number) => {
    const place = left.indexOf(number);
    if (place >= 0) left.splice(place, 1);
    return { number, used: place < 0 };
  });
}

/** What is in use unless somebody chooses otherwise: the first number left. */
export function inUseOr(view: View, chosen: InUse | null): InUse | null {
  const { turn, players, seat } = view;
  if (view.phase !== 'move' || !turn) return null;
  if (chosen?.kind === 'number' && turn.numbers.includes(chosen.number)) return chosen;
  if (chosen?.kind === 'keeper' && players[seat]!.keepers.includes(chosen.card)) return chosen;
  const [first] = turn.numbers;
  return first === undefined ? null : { kind: 'number', number: first };
}

/** The pawn that is meant unless somebody chooses: the only one left. */
export function pawnOr(view: View, chosen: PawnIndex | null): PawnIndex | null {
  const { pawns } = view.players[view.seat]!;
  if (chosen !== null && !pawns[chosen].out) return chosen;
  if (pawns[0].out !== pawns[1].out) return pawns[0].out ? 1 : 0;
  return null;
}

export const kindOf = (card: Card) => CARDS[card]!.kind;

/** The reason, in one sentence, with the actual numbers. */
export function refusalText({ code, numbers }: Refusal, move: Move, words: PrimeClimbWords): string {
  const { refused } = words;
  if ((code === 'not-whole' || code === 'below-zero' || code === 'beyond') && numbers) {
    const operation = move.type === 'use' || move.type === 'shift' ? move.operation : '+';
    const sum = words.sum(numbers.at!, operation, numbers.by!);
    return refused[code](sum, resultOf(numbers.at!, operation, numbers.by!));
  }
  if (code === 'waypoints-first' && numbers) return refused['waypoints-first'](numbers.next!, numbers.at!);
  if (code === 'numbers-left' && numbers) return refused['numbers-left'](numbers.left ?? 1);
  const sentence = refused[code as keyof typeof refused];
  return typeof sentence === 'string' ? sentence : refused.other;
}
