import type { Player } from '../../../engine';
import { isSolitaire, missingWaypoints, type PawnIndex, type View } from '../rules';
import type { ClimbWords } from '../i18n';
import { amountOf, usesFor, type InUse } from './bridge';

/** What the line is said of. */
export interface LineOf {
  readonly view: View;
  readonly seats: readonly Player[];
  readonly words: ClimbWords;
  readonly inUse: InUse | null;
  readonly pawn: PawnIndex | null;
  /** The circle under the finger, while a pawn is in the air. */
  readonly over: number | null;
}

/** What the line under the board says when nothing is wrong. */
export function lineFor(given: LineOf): string {
  const { view, seats, words } = given;
  const name = seats[view.seat]?.name ?? '';
  switch (view.phase) {
    case 'roll':
      return isSolitaire(view.config)
        ? words.line.rollAlone(view.players[view.seat]!.turns + 1)
        : words.line.roll(name);
    case 'move':
      return moveLine(given, name);
    case 'card':
      return words.line.card(name);
    default:
      return '';
  }
}

function moveLine(given: LineOf, name: string): string {
  const { view, words, inUse, pawn, over } = given;
  if (inUse === null) return finishLine(given);
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
  const use = usesFor(view, inUse, pawn).find(({ lawful, idle, to }) => lawful && !idle && to === over);
  if (!use) return words.line.overNothing(words.operation('+', by).slice(1));
  const sum = words.sumIs(at, use.move.operation, by, over);
  return use.earns ? words.line.overRed(sum) : words.line.over(sum);
}

/** Before the turn is ended: whom it sends back, and whether a card is earned. */
function finishLine({ view, seats, words }: LineOf): string {
  const { bumped = [], red = null } = view.ending ?? {};
  const names = bumped.map((seat) => seats[seat]?.name ?? '');
  const bump = names.length > 0 ? [words.line.finishBump(names.join(', '))] : [];
  if (red !== null) return [words.line.finishRed(red), ...bump].join(' ');
  const missing = missingWaypoints(view);
  if (missing.length > 0) bump.push(words.line.waypoints(missing));
  return [words.line.finish, ...bump].join(' ');
}
