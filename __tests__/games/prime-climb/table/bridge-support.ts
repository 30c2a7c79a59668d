import {
  defaults,
  primeClimb,
  type Card,
  type Pawn,
  type View,
} from '../../../../src/games/prime-climb/rules';

type Where = number | 'out';

export interface More {
  readonly keepers?: readonly Card[];
  readonly cursed?: boolean;
  /** Where Tom's first pawn stands. */
  readonly tom?: number;
}

const pawnAt = (where: Where): Pawn =>
  where === 'out' ? { at: 101, turned: false, out: true } : { at: where, turned: false, out: false };

/** Léa has rolled these, with her pawns there. */
export function rolled(
  dice: readonly [number, number],
  [one, other]: readonly [Where, Where],
  { keepers = [], cursed = false, tom = 0 }: More = {},
): View {
  const state = primeClimb.start({ ...defaults(2), first: 0 });
  const [lea, his] = state.players;
  const placed = {
    ...state,
    players: [
      { ...lea!, pawns: [pawnAt(one), pawnAt(other)] as const, keepers, cursed },
      { ...his!, pawns: [pawnAt(tom), his!.pawns[1]] as const },
    ],
  };
  const rolling = primeClimb.apply(placed, 0, { type: 'roll' }).state;
  return primeClimb.view(primeClimb.apply(rolling, 'chance', { type: 'dice', dice }).state, 0);
}

export const NINETY_EIGHT = rolled([7, 2], [98, 20]);
