import { isSolitaire, primeClimb, type Move, type State, type View } from '../rules';
import { bestEnding } from './best';
import { courseOf, spotOf } from './course';
import { stepsTo, waysOf } from './endings';
import { moveOf, outsetOf, playableShifts, type Plan } from './plan';
import { bestSolitaireEnding, HELD_AT_ONCE, keepersHeld, keeperTurns, turnsHolding } from './solitaire';
import { costPlain, valuesOf } from './values';

/** Turns expected before the dice are rolled, by the pawns and, in a solitaire, by how many keepers are held. */
function turnsBefore(state: State): number {
  const { config, players, seat } = state;
  const course = courseOf(config);
  const [a, b] = players[seat]!.pawns.map((pawn) => spotOf(course, pawn)) as [number, number];
  if (isSolitaire(config)) return turnsHolding(keeperTurns(config), keepersHeld(state), a, b);
  const sprint = config.variants.includes('sprint');
  return costPlain(valuesOf(course, sprint))({ ...NOTHING_USED, a, b });
}

const NOTHING_USED = {
  kept: 0,
  won: false,
  ledA: 0,
  ledB: 0,
  shareA: 0,
  shareB: 0,
  last: null,
} as const;

/** The rest of the turn played best, as if nobody else were at the table; its cost is the turns expected after this one. */
export function* bestTurn(state: State): Generator<void, Plan, void> {
  const { config, turn, players, seat } = state;
  const cards = playableShifts(state).slice(0, HELD_AT_ONCE);
  const ways = waysOf(outsetOf(state, cards, true));
  yield;
  const best = isSolitaire(config)
    ? yield* bestSolitaireEnding(
        keeperTurns(config),
        ways,
        turn!.began,
        players[seat]!.keepers.length - cards.length,
      )
    : yield* bestEnding(ways, costPlain(valuesOf(ways.outset.course, ways.outset.sprint)));
  if (best === null) throw new Error('Nobody is cursed who sits alone');
  return { cost: best.cost, moves: stepsTo(ways, best.ending).map((step) => moveOf(step, cards)) };
}

/**
 * How many turns the seat in turn expects to need, alone at the table: before the roll all of them, within a turn this one
 * and those after it.
 */
export function* turnsLeft(state: State): Generator<void, number, void> {
  if (state.phase === 'over') return 0;
  if (state.phase === 'move') return 1 + (yield* bestTurn(state)).cost;
  if (state.phase === 'draw' || state.phase === 'card') return 1 + turnsBefore(state);
  return turnsBefore(state);
}

export interface WeighedMove {
  readonly move: Move;
  /** Turns expected from now on with this move, the present turn included. */
  readonly turns: number;
}

/** Every lawful move of a solitaire, best first: what hints and the review go by. The first is what the player would do. */
export function* weighSolo(view: View): Generator<void, readonly WeighedMove[], void> {
  const weighed: WeighedMove[] = [];
  for (const move of primeClimb.options(view)) {
    yield;
    const after = primeClimb.apply(view, view.seat, move).state;
    const ended = after.phase === 'over' || after.phase === 'roll';
    weighed.push({ move, turns: (ended ? 1 : 0) + (yield* turnsLeft(after)) });
  }
  return weighed.sort((one, other) => one.turns - other.turns);
}

/** What the strong players do when they sit alone. */
export function* soloMove(view: View): Generator<void, Move, void> {
  const options = primeClimb.options(view);
  if (view.phase !== 'move' || options.length === 1) return options[0]!;
  const { moves } = yield* bestTurn(view);
  return moves[0] ?? { type: 'end' };
}
