import { byOf, CARDS, OPERATIONS, type Card, type Move, type State } from '../rules';
import { bestEnding, type Cost } from './best';
import { stepsTo, waysOf, type Outset, type Step } from './endings';
import { createRack, lawOf } from './reach';
import { courseOf, spotOf } from './course';

/** The ±k keepers that may be played in this turn. */
export const playableShifts = ({ players, seat, turn }: State): readonly Card[] =>
  players[seat]!.keepers.filter((card) => CARDS[card]!.kind === 'shift' && !turn!.fresh.includes(card));

/** The rest of the turn in the eyes of the one whose turn it is, with these of its keepers. */
export function outsetOf(state: State, cards: readonly Card[], isOpen: boolean): Outset {
  const course = courseOf(state.config);
  const { pawns, cursed } = state.players[state.seat]!;
  const { numbers, path } = state.turn!;
  const moves = path.filter(({ from, to }) => from !== to);
  return {
    course,
    sprint: state.config.variants.includes('sprint'),
    law: lawOf(isOpen, cursed),
    a: spotOf(course, pawns[0]),
    b: spotOf(course, pawns[1]),
    rack: createRack(numbers, cards.map(byOf)),
    last: moves[moves.length - 1]?.pawn ?? null,
  };
}

export function moveOf({ pawn, number, keeper, operation }: Step, cards: readonly Card[]): Move {
  const sign = OPERATIONS[operation]!;
  if (number !== null) return { type: 'use', number, pawn, operation: sign };
  const card = cards.find((one) => byOf(one) === keeper)!;
  return { type: 'shift', card, pawn, operation: sign === '+' ? '+' : '-' };
}

export interface Plan {
  readonly cost: number;
  /** What to do until the end of the move, without the end itself; shorter where it wins. */
  readonly moves: readonly Move[];
}

/** The best way to end the turn. Null where a cursed seat is stuck. */
export function* planTurn(
  state: State,
  cards: readonly Card[],
  isOpen: boolean,
  costOf: Cost,
): Generator<void, Plan | null, void> {
  const ways = waysOf(outsetOf(state, cards, isOpen));
  yield;
  const best = yield* bestEnding(ways, costOf);
  if (best === null) return null;
  return { cost: best.cost, moves: stepsTo(ways, best.ending).map((step) => moveOf(step, cards)) };
}
