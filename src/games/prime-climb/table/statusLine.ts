import type { Player } from '../../../engine';
import {
  isSolitaire,
  missingWaypoints,
  pawnOf,
  plays,
  type PawnIndex,
  type PawnName,
  type View,
} from '../rules';
import type { PrimeClimbWords } from '../i18n';
import { amountOf, lightsFor, type InUse } from './bridge';

/** What the line is said of. */
export interface LineOf {
  readonly view: View;
  readonly seats: readonly Player[];
  readonly words: PrimeClimbWords;
  readonly live: readonly InUse[];
  readonly pawn: PawnIndex | null;
  /** The circle under the pawn, while it is in the air. */
  readonly over: number | null;
  /** The first of two pawns to be swapped, once it is chosen. */
  readonly first: PawnName | null;
}

/** What the card leaves to choose, as a question; null where it leaves nothing. */
export function askedBy({
  view,
  seats,
  words,
  first,
}: Pick<LineOf, 'view' | 'seats' | 'words' | 'first'>): string | null {
  const [choice] = view.task?.choices ?? [];
  if (!choice) return null;
  const asks = words.card;
  if (choice.kind === 'steal') return asks.whichKeeper;
  if (choice.kind !== 'swap') return asks.whichPawn;
  return first === null
    ? asks.firstPawn
    : asks.otherPawn(asks.pawn(seats[first.seat]?.name ?? '', pawnOf(view, first)!.at));
}

/** What the line under the board says when nothing is wrong. */
export function lineFor(given: LineOf): string {
  const { view, seats, words } = given;
  const name = seats[view.seat]?.name ?? '';
  switch (view.phase) {
    case 'roll':
      return isSolitaire(view.config)
        ? words.status.rollAlone(view.players[view.seat]!.turns + 1)
        : words.status.roll(name);
    case 'move':
      return moveLine(given, name);
    case 'card':
      return askedBy(given) ?? words.status.card(name);
    default:
      return '';
  }
}

function moveLine(given: LineOf, name: string): string {
  const { view, words, live, pawn, over } = given;
  const [first] = live;
  if (first === undefined) return finishLine(given);
  if (pawn !== null && over !== null) return overLine(given, pawn, over);
  // Before all else: with one pawn left there is none to choose, and nobody would hear of the curse.
  if (view.players[view.seat]!.cursed) return words.status.cursed(name);
  if (pawn !== null)
    return words.status.operation(view.players[view.seat]!.pawns[pawn].at, live.map(amountOf));
  return first.kind === 'number'
    ? words.status.choose(name, view.turn!.numbers)
    : words.status.chooseKeeper(name, words.card.title.shift(amountOf(first)));
}

function overLine({ view, words, live }: LineOf, pawn: PawnIndex, over: number): string {
  const { at } = view.players[view.seat]!.pawns[pawn];
  const light = lightsFor(view, live, pawn).find(({ to }) => to === over);
  const [use] = light?.uses ?? [];
  if (!light || !use) return words.status.overNothing(live.map(amountOf));
  const sum = words.sumIs(at, use.move.operation, use.by, over);
  // In Double time what a number leads to counts at once; else it is where the turn ends.
  const atOnce = plays(view.config, 'double-time');
  if (use.earns && missingWaypoints(view).includes(over)) return words.status.overWaypoint(sum, atOnce);
  if (use.earns) return words.status.overRed(sum, atOnce);
  const left = [...view.turn!.numbers];
  if (use.move.type === 'use') left.splice(left.indexOf(use.by), 1);
  const played = use.move.type === 'use' ? words.theNumber(use.by) : words.card.title.shift(use.by);
  return words.status.over(sum, played, left);
}

/** The sum that a pawn in the air stands for, over the circle below it; empty where no number leads there. */
export function sumOver(
  { view, words, live }: Pick<LineOf, 'view' | 'words' | 'live'>,
  pawn: PawnIndex,
  over: number,
): string {
  const [use] = lightsFor(view, live, pawn).find(({ to }) => to === over)?.uses ?? [];
  const { at } = view.players[view.seat]!.pawns[pawn];
  return use ? words.sumIs(at, use.move.operation, use.by, over) : '';
}

/** Before the turn is ended: whom it sends back, and whether a card is earned. */
function finishLine({ view, seats, words }: LineOf): string {
  const { bumped = [], red = null } = view.ending ?? {};
  const others = bumped.filter((seat) => seat !== view.seat).map((seat) => seats[seat]?.name ?? '');
  const bump = bumped.length > 0 ? [words.status.finishBump(others, others.length < bumped.length)] : [];
  const missing = missingWaypoints(view);
  if (red !== null) return [words.status.finishRed(red, missing.includes(red)), ...bump].join(' ');
  if (missing.length > 0) bump.push(words.status.waypoints(missing));
  return [words.status.finish, ...bump].join(' ');
}
