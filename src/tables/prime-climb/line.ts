import type { Sitter } from '../../engine/core';
import { earnsCard, pawnsInPlay, pawnOf, type PawnIndex, type View } from '../../engine/prime-climb';
import { isSolitaire, missingWaypoints } from '../../engine/prime-climb';
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

function moveLine({ view, words, inUse, pawn, over }: Spoken, name: string): string {
  if (inUse === null) return finishLine(view, words);
  if (pawn !== null && over !== null) return overLine(view, words, inUse, pawn, over);
  const by = amountOf(inUse);
  if (pawn !== null) return words.line.operation(view.players[view.seat]!.pawns[pawn].at, by);
  if (view.players[view.seat]!.cursed) return words.line.cursed(name);
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
function finishLine(view: View, words: ClimbWords): string {
  const { players, seat, turn, config } = view;
  const own = players[seat]!.pawns;
  const red = own.find((pawn, nth) => !pawn.out && earnsCard(pawn.at) && pawn.at !== turn!.began[nth]);
  const missing = missingWaypoints(view);
  if (red && !config.variants.includes('double-time')) return words.line.finishRed(red.at);
  if (missing.length > 0) return `${words.line.finish} ${words.line.waypoints(missing)}`;
  return words.line.finish;
}

/** Names of those who stand where a pawn of this seat now stands. */
export function sharing(view: View, seats: readonly Sitter[]): readonly string[] {
  const own = view.players[view.seat]!.pawns;
  return pawnsInPlay(view)
    .filter(({ seat }) => seat !== view.seat)
    .filter((name) => own.some(({ out, at }) => !out && at > 0 && at === pawnOf(view, name)!.at))
    .map(({ seat }) => seats[seat]?.name ?? '');
}
