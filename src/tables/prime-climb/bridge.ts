import type { Refusal } from '../../engine/core';
import {
  byOf,
  CARDS,
  OPERATIONS,
  primeClimb,
  resultOf,
  stopAt,
  type Card,
  type Move,
  type Operation,
  type PawnIndex,
  type View,
} from '../../engine/prime-climb';
import type { ClimbWords } from '../../i18n/prime-climb';

/** Between fingers and rules: which number is in use, where it leads, which move a gesture means, what a refusal says. */

/** What the next gesture uses: a number of the dice, or a ±k keeper. */
export type InUse =
  { readonly kind: 'number'; readonly number: number } | { readonly kind: 'keeper'; readonly card: Card };

export const amountOf = (inUse: InUse): number => (inUse.kind === 'number' ? inUse.number : byOf(inUse.card));

export const operationsFor = (inUse: InUse): readonly Operation[] =>
  inUse.kind === 'number' ? OPERATIONS : ['+', '-'];

export const moveFor = (inUse: InUse, pawn: PawnIndex, operation: Operation): Move =>
  inUse.kind === 'number'
    ? { type: 'use', number: inUse.number, pawn, operation }
    : { type: 'shift', card: inUse.card, pawn, operation: operation === '-' ? '-' : '+' };

/** A way to use it: where it leads, and whether the rules let it be used so. */
export interface Way {
  readonly operation: Operation;
  readonly move: Move;
  readonly lawful: boolean;
  /** The circle, or null where there is none on the board. */
  readonly to: number | null;
  /** ×1, ÷1, 0 × n, 0 ÷ n: lawful, and nothing changes. */
  readonly idle: boolean;
}

export function waysFor(view: View, inUse: InUse, pawn: PawnIndex): readonly Way[] {
  const { at } = view.players[view.seat]!.pawns[pawn];
  return operationsFor(inUse).map((operation) => {
    const move = moveFor(inUse, pawn, operation);
    const lawful = primeClimb.refuse(view, view.seat, move) === null;
    const stop = stopAt(at, operation, amountOf(inUse));
    // A cursed seat without a lawful use takes a pawn down to 0, which no sum says.
    const to = typeof stop === 'number' ? stop : lawful ? 0 : null;
    return { operation, move, lawful, to, idle: lawful && to === at };
  });
}

/** Lit on pick-up: a circle, and the operations that lead there. */
export interface Light {
  readonly to: number;
  readonly ways: readonly Way[];
}

export function lightsFor(view: View, inUse: InUse, pawn: PawnIndex): readonly Light[] {
  const lights = new Map<number, Way[]>();
  for (const way of waysFor(view, inUse, pawn)) {
    if (!way.lawful || way.idle || way.to === null) continue;
    lights.set(way.to, [...(lights.get(way.to) ?? []), way]);
  }
  return [...lights].map(([to, ways]) => ({ to, ways }));
}

/** The numbers of the roll with those already used, in the order they are shown. */
export function rolledNumbers({
  turn,
}: View): readonly { readonly number: number; readonly used: boolean }[] {
  if (!turn) return [];
  const [one, other] = turn.dice;
  const all = one === other ? [one, one, one, one] : [one, other];
  const left = [...turn.numbers];
  return all.map((number) => {
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
export function refusalText({ code, numbers }: Refusal, move: Move | null, words: ClimbWords): string {
  const { refused } = words;
  if ((code === 'not-whole' || code === 'below-zero' || code === 'beyond') && numbers && move) {
    const operation = move.type === 'use' || move.type === 'shift' ? move.operation : '+';
    const sum = words.sum(numbers.at!, operation, numbers.by!);
    return refused[code](sum, resultOf(numbers.at!, operation, numbers.by!));
  }
  if (code === 'waypoints-first' && numbers) return refused['waypoints-first'](numbers.next!, numbers.at!);
  if (code === 'numbers-left' && numbers) return refused['numbers-left'](numbers.left ?? 1);
  const sentence = refused[code as keyof typeof refused];
  return typeof sentence === 'string' ? sentence : refused.other;
}
