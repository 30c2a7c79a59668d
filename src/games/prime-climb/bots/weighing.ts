import { isSolitaire, primeClimb, type Move, type State, type View } from '../rules';
import type { Bot, Thinking } from '../../../engine';
import { planTurn, playableShifts, type Plan } from './plan';
import { sceneOf } from './scene';
import { soloMove } from './solo';
import type { Style } from './style';
import { costAround, costOfEndings, costOfState, weightsOf, WON } from './worth';

/** The best of what is left of this turn, all considered. Null where a cursed seat is stuck. */
function* planIn(state: State, style: Style, weights: readonly number[]): Generator<void, Plan | null, void> {
  const scene = sceneOf(state, state.seat, style);
  const cards = playableShifts(state).slice(0, style.limit);
  const costOf = costOfEndings(scene, style, weights, cards);
  const plan = yield* planTurn(state, cards, scene.mine.missing.length === 0, costOf);
  return plan && { ...plan, cost: plan.cost + costAround(scene, style, weights) };
}

/** What a position costs the seat that has just made a move in it: with the rest of its turn, if it has one. */
function* costAfter(
  state: State,
  before: State,
  style: Style,
  weights: readonly number[],
): Generator<void, number, void> {
  const { seat } = before;
  if (state.result?.winner === seat) return WON;
  const midTurn = state.seat === seat && state.turn !== null && state.phase !== 'card';
  if (midTurn) {
    const plan = yield* planIn(state, style, weights);
    // The plan counts a card that the end of the turn brings; in Double time this one comes on top.
    const onTop = state.phase === 'draw' && state.config.variants.includes('double-time');
    if (plan) return plan.cost - (onTop ? style.draw : 0);
  }
  return costOfState(sceneOf(state, seat, style), style, weights);
}

/** Cards that harm others are tried one by one, before whatever is left of the turn. */
const isHarm = ({ type }: Move): boolean => type === 'send' || type === 'curse';

function* bestMove(view: View, style: Style): Thinking<Move> {
  const options = primeClimb.options(view);
  if (options.length === 1) return options[0]!;
  const weights = weightsOf(sceneOf(view, view.seat, style));
  // In Double time every stop bumps and draws, so each is looked at by itself.
  const stepwise = view.config.variants.includes('double-time') || view.phase === 'card';
  const plan = stepwise ? null : yield* planIn(view, style, weights);
  let best: Move = plan?.moves[0] ?? { type: 'end' };
  let least = plan?.cost ?? Infinity;
  if (plan && plan.cost <= WON / 2) return best;
  for (const move of plan ? options.filter(isHarm) : options) {
    yield;
    const after = primeClimb.apply(view, view.seat, move).state;
    const cost = yield* costAfter(after, view, style, weights);
    if (cost < least) [best, least] = [move, cost];
  }
  return best;
}

/** A player that weighs the whole turn in its style, and goes on with it move by move. */
export const weighing = (style: Style): Bot<View, Move> => ({
  *choose(view) {
    if (isSolitaire(view.config) && style.measure === 'solved') return yield* soloMove(view);
    return yield* bestMove(view, style);
  },
});
