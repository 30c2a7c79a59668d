import type { Dice, Eyes } from '../../../engine';
import { inFaceOrder, without, type Face } from './crossword/pieces';

/** Every game of the box deals ten pieces. */
export const HAND = 10;

/** What chance takes out of the bag, blindly. */
export const drawFrom = <F extends Face>(bag: readonly F[], count: number, dice: Dice): F[] =>
  dice.shuffle(bag).slice(0, count);

export function dealFrom<F extends Face>(bag: readonly F[], seats: number, dice: Dice): F[][] {
  const shuffled = dice.shuffle(bag);
  return Array.from({ length: seats }, (_, seat) => shuffled.slice(seat * HAND, (seat + 1) * HAND));
}

/** Chance comes out of a save too, so it is checked like anybody. */
export const couldDraw = (bag: readonly Face[], count: number, pieces: readonly Face[]): boolean =>
  pieces.length === count && without(bag, pieces) !== null;

export const couldDeal = (
  bag: readonly Face[],
  seats: number,
  hands: readonly (readonly Face[])[],
): boolean =>
  hands.length === seats &&
  hands.every((hand) => hand.length === HAND) &&
  couldDraw(bag, seats * HAND, hands.flat());

/** The bag without these pieces. Only for what was found to be in it. */
export const takenFrom = <F extends Face>(bag: readonly F[], pieces: readonly F[]): F[] =>
  without(bag, pieces)!;

/** The bag with these pieces mixed in. */
export const putInto = <F extends Face>(bag: readonly F[], pieces: readonly F[]): F[] =>
  inFaceOrder([...bag, ...pieces]);

/** In the children's games people play with open hands, unless they asked for covers; each still sees only its own. */
export const openHands = ({ covers }: { readonly covers?: boolean }): { readonly uncovered?: true } =>
  covers === false ? { uncovered: true } : {};

/** What given eyes may know of hands and bag. `hand` is null where there is none to see. */
export type Known<F extends Face> = {
  readonly eyes: Eyes;
  readonly hand: readonly F[] | null;
  readonly handSizes: readonly number[];
  readonly bagSize: number;
};

export const knownTo = <F extends Face>(
  eyes: Eyes,
  hands: readonly (readonly F[])[],
  bag: readonly F[],
): Known<F> => ({
  eyes,
  hand: eyes === 'table' ? null : (hands[eyes] ?? null),
  handSizes: hands.map((hand) => hand.length),
  bagSize: bag.length,
});
