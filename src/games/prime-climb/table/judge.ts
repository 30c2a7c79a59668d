import { MASTER_STYLE, type Style } from '../bots/style';
import { planTurn, playableShifts, type Plan } from '../bots/plan';
import { sceneOf } from '../bots/scene';
import { costAround, costOfEndings, costOfState, weightsOf, WON } from '../bots/worth';
import type { Seat } from '../../../engine';
import { CARDS, plays, primeClimb, type Move, type State, type View } from '../rules';

/**
 * Judges by the strongest player's scales: turns expected, one's own against the others'. Two variants are not solved.
 * With waypoints missing the scales guess the way to them; in Double time the rest of a turn is weighed as if it bumped
 * and drew at its end only.
 */
const STYLE: Style = MASTER_STYLE;

export const isWin = ({ cost }: Plan): boolean => cost <= WON / 2;

/** Cards that harm others are tried this many deep, before and after whatever else is left. */
const HARMS = 2;

interface Eye {
  readonly seat: Seat;
  /** How much each of the others matters. */
  readonly weights: readonly number[];
  /** Whether a card that sends pawns back is still counted on, and guessed at, for the end of the turn. */
  readonly counting: boolean;
}

const eyeOf = (view: View, counting: boolean): Eye => {
  const { seat } = view;
  return { seat, weights: weightsOf(sceneOf(view, seat, STYLE)), counting };
};

/** The turn as the scales are to see it. */
function scaled(state: State, { counting }: Eye): State {
  const turn = state.turn!;
  const [a, b] = state.players[state.seat]!.pawns;
  // In Double time a red circle has given its card when a pawn stands on it: only others are still to be earned.
  const began = plays(state.config, 'double-time') ? ([a.at, b.at] as const) : turn.began;
  const sends = state.players[state.seat]!.keepers.filter((card) => CARDS[card]!.kind === 'send');
  return { ...state, turn: { ...turn, began, fresh: counting ? turn.fresh : [...turn.fresh, ...sends] } };
}

/** Numbers and so many ±k keepers alone. Null where a cursed seat is stuck. */
function* planned(given: State, eye: Eye, limit: number): Generator<void, Plan | null, void> {
  const state = scaled(given, eye);
  const scene = sceneOf(state, eye.seat, STYLE);
  const cards = playableShifts(state).slice(0, limit);
  const costOf = costOfEndings(scene, STYLE, eye.weights, cards);
  const plan = yield* planTurn(state, cards, scene.mine.missing.length === 0, costOf);
  if (!plan || isWin(plan)) return plan;
  const due = state.phase === 'draw' ? STYLE.draw : 0;
  return { cost: plan.cost + costAround(scene, STYLE, eye.weights) - due, moves: plan.moves };
}

/** What is left for a seat that has just made a move: the rest of its turn, if it has one. */
function* restOf(state: State, eye: Eye, harms = HARMS): Generator<void, Plan, void> {
  if (state.result) return { cost: WON, moves: [] };
  const { seat, weights } = eye;
  const isMidTurn = state.seat === seat && state.turn !== null && state.phase !== 'card';
  const plan = isMidTurn ? yield* planned(state, eye, STYLE.limit) : null;
  let best: Plan = plan ?? { cost: costOfState(sceneOf(state, seat, STYLE), STYLE, weights), moves: [] };
  if (!isMidTurn || state.phase !== 'move' || harms === 0 || isWin(best)) return best;
  for (const move of primeClimb.view(state, seat).harms) {
    yield;
    const after = yield* restOf(primeClimb.apply(state, seat, move).state, eye, harms - 1);
    if (after.cost < best.cost) best = { cost: after.cost, moves: [move, ...after.moves] };
  }
  return best;
}

/** What a move leaves. The end of a turn leaves things as they stand, bumps and the card to be drawn included. */
export function* planAfter(view: View, move: Move): Generator<void, Plan, void> {
  if (move.type === 'end') return (yield* planned(view, eyeOf(view, false), 0))!;
  const rest = yield* restOf(primeClimb.apply(view, view.seat, move).state, eyeOf(view, true));
  return { cost: rest.cost, moves: [move, ...rest.moves] };
}

/** The best there is now, from the first move on; no move where it is best to end the turn. */
export function* bestPlan(view: View): Generator<void, Plan, void> {
  if (view.phase === 'move' && !plays(view.config, 'double-time')) {
    const left = view.turn!.numbers.length;
    const plan = yield* restOf(view, eyeOf(view, left > 0));
    // Without a plan the seat is cursed and stuck: whatever it can do is looked at by itself.
    if (left === 0 || plan.moves.length > 0) return plan;
  }
  let best: Plan | null = null;
  for (const move of primeClimb.options(view)) {
    yield;
    const plan = yield* planAfter(view, move);
    if (best === null || plan.cost < best.cost) best = plan;
  }
  return best!;
}

/** The turns that a seat's own pawns still have to go, from where they stand. */
function ownTurns(state: State, seat: Seat): number {
  const scene = sceneOf(state, seat, STYLE);
  const weights = weightsOf(scene);
  return costOfState(scene, STYLE, weights) - costAround(scene, STYLE, weights);
}

/** What the position costs as it stands, and how much of that its own pawns still have to go. */
export function standingOf(view: View): { readonly cost: number; readonly own: number } {
  const scene = sceneOf(view, view.seat, STYLE);
  const cost = costOfState(scene, STYLE, weightsOf(scene));
  return { cost, own: ownTurns(view, view.seat) };
}
