import { turnsLeft, weighSolo } from '../../bots/prime-climb';
import type { Json, Seat } from '../../engine/core';
import {
  byOf,
  carriedTo,
  CARD_CIRCLE,
  isSolitaire,
  pawnOf,
  primeClimb,
  stopAt,
  stuckAt,
  wayBehind,
  type Choice,
  type Move,
  type PawnIndex,
  type Operation,
  type View,
} from '../../engine/prime-climb';
import { CLIMB_WORDS, type ClimbWords } from '../../i18n/prime-climb';
import type { Judgement, Reviewer } from '../../shell';
import { kindOf } from './bridge';
import { cardTitle } from './cardWords';
import { bestLine, isWin, lineAfter, standingOf, type Line } from './judge';

/** In turns. */
const LEAST = 0.05;
/** Not to win when one could costs this much, whatever else was gained. */
const A_TURN = 1;

/**
 * A move is worth the turns by which the best that follows it is nearer than the position as it stood. So every move of the
 * best turn, in whichever order, is worth as much as the best.
 */
function* judge(view: View, move: Move): Generator<void, Judgement | null, void> {
  if (primeClimb.options(view).length < 2) return null;
  if (isSolitaire(view.config)) return yield* judgeAlone(view, move);
  const best = yield* bestLine(view);
  const played = yield* lineAfter(view, move);
  const { cost, own } = standingOf(view);
  const worthOf = (line: Line) => (isWin(line) ? own : cost - line.cost);
  const worth = worthOf(played);
  const missedWin = isWin(best) && !isWin(played);
  const bestWorth = Math.max(worthOf(best), missedWin ? worth + A_TURN : worth);
  // To end a turn is no decision, unless a card was forgotten.
  if (move.type === 'end' && bestWorth - worth < LEAST) return null;
  const better = bestWorth - worth < LEAST ? move : yield* betterThan(view, move, best);
  return { worth, best: better as unknown as Json, bestWorth };
}

/** Alone: turns expected by the best player known, against those expected before the dice had fallen. */
function* judgeAlone(view: View, move: Move): Generator<void, Judgement | null, void> {
  const weighed = yield* weighSolo(view);
  const played = weighed.find((one) => isSameMove(one.move, move));
  const [best] = weighed;
  if (!played || !best) return null;
  const before = yield* turnsLeft({ ...view, phase: 'roll', turn: null });
  const missed = played.turns - best.turns;
  if (move.type === 'end' && missed < LEAST) return null;
  const worth = before - played.turns;
  const better = missed < LEAST ? move : best.move;
  return { worth, best: better as unknown as Json, bestWorth: worth + Math.max(0, missed) };
}

const isSameMove = (one: Move, other: Move): boolean =>
  Object.entries(one).every(([key, value]) => other[key as keyof Move] === value);

/** A number is set against a number where that will do: a card in the same line may often as well come later. */
function* betterThan(view: View, move: Move, { cost, moves }: Line): Generator<void, Move, void> {
  const [first] = moves;
  if (!first) return { type: 'end' };
  const alike = isStop(move) ? moves.find(isStop) : first;
  if (!alike || alike === first || primeClimb.refuse(view, view.seat, alike) !== null) return first;
  return (yield* lineAfter(view, alike)).cost - cost < LEAST ? alike : first;
}

const isStop = ({ type }: Move): boolean => type === 'use' || type === 'shift';

function sum(view: View, words: ClimbWords, pawn: PawnIndex, operation: Operation, by: number): string {
  const own = view.players[view.seat]!.pawns[pawn];
  const to = stopAt(own.at, operation, by);
  // A cursed seat without a lawful use: no sum says where it goes.
  return typeof to === 'number'
    ? words.sumIs(own.at, operation, by, to)
    : words.card.leads(own.at, stuckAt(view, own));
}

function choiceText(view: View, choice: Choice, words: ClimbWords): string {
  const says = words.learning.review;
  switch (choice.kind) {
    case 'earner': {
      const { at } = view.players[view.seat]!.pawns[choice.pawn];
      return words.card.leads(at, carriedTo(view, kindOf(view.drawn!.card), choice.pawn));
    }
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
export function moveText(view: View, move: Move, words: ClimbWords): string {
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

export const reviewer: Reviewer = {
  applies: () => true,
  *judge(seen: View, move: Json) {
    return yield* judge(seen, move as unknown as Move);
  },
  describe: (seen: View, move, language) => moveText(seen, move as unknown as Move, CLIMB_WORDS[language]),
  amount: (turns, language) => CLIMB_WORDS[language].learning.review.amount(turns),
  least: LEAST,
  // Turns expected would read upside down, and only from the outside: the way gone is what everybody has seen.
  score: ({ config, players }: View, seat) =>
    players[seat]!.pawns.reduce((way, pawn) => way + wayBehind(config, pawn), 0),
  scoreName: (language) => CLIMB_WORDS[language].learning.review.score,
};
