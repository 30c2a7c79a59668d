import { turnsLeft, weighSolo } from '../bots';
import type { Plan } from '../bots/plan';
import type { Seat } from '../../../engine';
import {
  byOf,
  CARD_CIRCLE,
  isSolitaire,
  pawnOf,
  primeClimb,
  stopAt,
  stuckAt,
  type Choice,
  type Config,
  type Move,
  type PawnIndex,
  type Operation,
  type State,
  type View,
} from '../rules';
import { PRIME_CLIMB_WORDS, type PrimeClimbWords } from '../i18n';
import type { Judgement, Reviewer } from '../../../shell';
import { isSameMove, findUse } from './bridge';
import { cardTitle, earnerText } from './cardWords';
import { gainOf } from './gain';
import { bestPlan, isWin, planAfter, standingOf } from './judge';
import { drawMove } from './reviewDrawing';

/** In turns. */
const LEAST = 0.05;
/** Not to win when one could costs this much, whatever else was gained. */
const A_TURN = 1;

/**
 * A move is worth the turns by which the best that follows it is nearer than the position as it stood. So every move of the
 * best turn, in whichever order, is worth as much as the best.
 */
function* judge(view: View, move: Move): Generator<void, Judgement<Move> | null, void> {
  if (primeClimb.options(view).length < 2) return null;
  if (isSolitaire(view.config)) return yield* judgeAlone(view, move);
  const best = yield* bestPlan(view);
  const played = yield* planAfter(view, move);
  const { cost, own } = standingOf(view);
  const worthOf = (plan: Plan) => (isWin(plan) ? own : cost - plan.cost);
  const worth = worthOf(played);
  const missedWin = isWin(best) && !isWin(played);
  const bestWorth = Math.max(worthOf(best), missedWin ? worth + A_TURN : worth);
  // To end a turn is no decision, unless a card was forgotten.
  if (move.type === 'end' && bestWorth - worth < LEAST) return null;
  const better = bestWorth - worth < LEAST ? move : yield* betterThan(view, move, best);
  return { worth, best: better, bestWorth, missedWin, leap: leapOf(view, move) };
}

/** How far it led by itself, whatever else its turn was good for: 11 × 9 = 99 is finer than the last two steps of a pawn. */
const leapOf = (view: View, move: Move): number =>
  primeClimb
    .apply(view, view.seat, move)
    .events.reduce((far, event) => (event.type === 'moved' ? far + gainOf(view, event) : far), 0);

/** The position before the next roll, whatever is left of this one. */
const atRest = (state: State, seat: Seat): View =>
  primeClimb.view({ ...state, phase: 'roll', turn: null, drawn: null, earned: [] }, seat);

/** Alone: turns expected by the best player known, against those expected before the dice had fallen. */
function* judgeAlone(view: View, move: Move): Generator<void, Judgement<Move> | null, void> {
  const weighed = yield* weighSolo(view);
  const played = weighed.find((one) => isSameMove(one.move, move));
  const [best] = weighed;
  if (!played || !best) return null;
  const before = yield* turnsLeft(atRest(view, view.seat));
  const missed = played.turns - best.turns;
  if (move.type === 'end' && missed < LEAST) return null;
  const worth = before - played.turns;
  const better = missed < LEAST ? move : best.move;
  return { worth, best: better, bestWorth: worth + Math.max(0, missed), leap: leapOf(view, move) };
}

/** A number is set against a number where that will do: a card in the same plan may often as well come later. */
function* betterThan(view: View, move: Move, { cost, moves }: Plan): Generator<void, Move, void> {
  const [first] = moves;
  if (!first) return { type: 'end' };
  const alike = isStop(move) ? moves.find(isStop) : first;
  if (!alike || alike === first || !findUse(view, alike)?.lawful) return first;
  return (yield* planAfter(view, alike)).cost - cost < LEAST ? alike : first;
}

const isStop = ({ type }: Move): boolean => type === 'use' || type === 'shift';

function sum(view: View, words: PrimeClimbWords, pawn: PawnIndex, operation: Operation, by: number): string {
  const own = view.players[view.seat]!.pawns[pawn];
  const to = stopAt(own.at, operation, by);
  // A cursed seat without a lawful use: no sum says where it goes.
  return typeof to === 'number'
    ? words.sumIs(own.at, operation, by, to)
    : words.card.leads(own.at, stuckAt(view, own));
}

function choiceText(view: View, choice: Choice, words: PrimeClimbWords): string {
  const says = words.learning.review;
  switch (choice.kind) {
    case 'earner':
      return earnerText(view, choice.pawn, words);
    case 'pawn':
      return words.card.leads(pawnOf(view, choice.target)!.at, CARD_CIRCLE);
    case 'swap':
      return says.swap(pawnOf(view, choice.one)!.at, pawnOf(view, choice.other)!.at);
    case 'steal':
      return says.steal(cardTitle(choice.card, words));
  }
}

const placesOf = ({ players }: View, seat: Seat): string =>
  players[seat]!.pawns.flatMap(({ at, out }) => (out ? [] : [at])).join(' · ');

/** A move as it would be said aloud: 14 − 3 = 11. */
export function moveText(view: View, move: Move, words: PrimeClimbWords): string {
  const says = words.learning.review;
  switch (move.type) {
    case 'use':
      return sum(view, words, move.pawn, move.operation, move.number);
    case 'shift':
      return says.keeper(sum(view, words, move.pawn, move.operation, byOf(move.card)));
    case 'send':
      return says.send(pawnOf(view, move.target)!.at);
    case 'curse':
      return says.curse(placesOf(view, move.seat));
    case 'obey':
      return move.choice ? choiceText(view, move.choice, words) : words.card.obey;
    case 'end':
      return says.end;
    default:
      return words.roll;
  }
}

/** In halves of a turn: nobody feels a tenth. */
function soonerText(turns: number, words: PrimeClimbWords['learning']['review']): string {
  switch (Math.round(turns * 2)) {
    case 0:
      return words.alittle;
    case 1:
      return words.half;
    case 2:
      return words.one;
    case 3:
      return words.oneAndAHalf;
    default:
      return words.turns(Math.round(turns));
  }
}

export const reviewer: Reviewer<Config, Move, View> = {
  applies: () => true,
  judges: () => true,
  judge,
  describe: (seen, move, language) => moveText(seen, move, PRIME_CLIMB_WORDS[language]),
  draw: drawMove,
  // Turns expected are a scale of ours: by itself such a number says nothing to anybody.
  amount: () => null,
  gain: ({ worth, bestWorth, missedWin }, language) => {
    const words = PRIME_CLIMB_WORDS[language].learning.review;
    return missedWin ? words.win : soonerText(bestWorth - worth, words);
  },
  least: LEAST,
  barsName: (language) => PRIME_CLIMB_WORDS[language].learning.review.bars,
};
