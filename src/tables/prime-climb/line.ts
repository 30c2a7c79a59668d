import type { Seat, Sitter } from '../../engine/core';
import {
  earnsCard,
  isSolitaire,
  missingWaypoints,
  primeClimb,
  type PawnIndex,
  type View,
} from '../../engine/prime-climb';
import type { ClimbWords } from '../../i18n/prime-climb';
import { amountOf, waysFor, type InUse } from './bridge';

export interface Spoken {
  readonly view: View;
  readonly seats: readonly Sitter[];
  readonly words: ClimbWords;
  readonly inUse: InUse | null;
  readonly pawn: PawnIndex | null;
  /** The circle under the finger, while a pawn is in the air. */
  readonly over: number | null;
}

/** What the line under the board says when nothing is wrong. */
export function lineFor(spoken: Spoken): string {
  const { view, seats, words } = spoken;
  const name = seats[view.seat]?.name ?? '';
  switch (view.phase) {
    case 'roll':
      return isSolitaire(view.config)
        ? words.line.rollAlone(view.players[view.seat]!.turns + 1)
        : words.line.roll(name);
    case 'move':
      return moveLine(spoken, name);
    case 'card':
      return words.line.card(name);
    default:
      return '';
  }
}

function moveLine(spoken: Spoken, name: string): string {
  const { view, words, inUse, pawn, over } = spoken;
  if (inUse === null) return finishLine(spoken);
  if (pawn !== null && over !== null) return overLine(view, words, inUse, pawn, over);
  const by = amountOf(inUse);
  // Before all else: with one pawn left there is none to choose, and nobody would hear of the curse.
  if (view.players[view.seat]!.cursed) return words.line.cursed(name);
  if (pawn !== null) return words.line.operation(view.players[view.seat]!.pawns[pawn].at, by);
  return inUse.kind === 'number'
    ? words.line.choose(name, by)
    : words.line.chooseKeeper(name, words.card.title.shift(by));
}

function overLine(view: View, words: ClimbWords, inUse: InUse, pawn: PawnIndex, over: number): string {
  const { at } = view.players[view.seat]!.pawns[pawn];
  const by = amountOf(inUse);
  const way = waysFor(view, inUse, pawn).find(({ lawful, idle, to }) => lawful && !idle && to === over);
  if (!way) return words.line.overNothing(words.operation('+', by).slice(1));
  const sum = words.sumIs(at, way.operation, by, over);
  return earnsCard(over) ? words.line.overRed(sum) : words.line.over(sum);
}

/** Before the turn is ended: whom it sends back, and whether a card is earned. */
function finishLine({ view, seats, words }: Spoken): string {
  const { players, seat, turn, config } = view;
  const own = players[seat]!.pawns;
  const bumped = sentBack(view).map((other) => seats[other]?.name ?? '');
  const bump = bumped.length > 0 ? [words.line.finishBump(bumped.join(', '))] : [];
  const red = own.find((pawn, nth) => !pawn.out && earnsCard(pawn.at) && pawn.at !== turn!.began[nth]);
  if (red && !config.variants.includes('double-time'))
    return [words.line.finishRed(red.at), ...bump].join(' ');
  const missing = missingWaypoints(view);
  if (missing.length > 0) bump.push(words.line.waypoints(missing));
  return [words.line.finish, ...bump].join(' ');
}

/** Whose pawns go home when the turn ends as it stands; the rules know, so they are asked. */
function sentBack(view: View): readonly Seat[] {
  const { events } = primeClimb.apply(view, view.seat, { type: 'end' });
  return [...new Set(events.flatMap((event) => (event.type === 'bumped' ? [event.seat] : [])))];
}
