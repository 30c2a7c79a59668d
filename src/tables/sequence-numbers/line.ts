import type { Event, Sitter } from '../../engine/core';
import {
  BOARD,
  cellsFor,
  faceOf,
  isDead,
  teamOf,
  type Card,
  type GameEvent,
  type View,
} from '../../engine/sequence-numbers';
import type { SequenceWords } from '../../i18n/sequence-numbers';
import { cardText, sumText } from './bridge';

export interface LineOf {
  readonly view: View;
  readonly seats: readonly Sitter[];
  readonly words: SequenceWords;
  readonly chosen: Card | null;
  readonly draft: number | null;
  /** The last change, as far as these eyes may know. */
  readonly fresh: readonly Event[];
  readonly help: boolean;
}

/** One line that always says, in words, what is going on for the seat that plays. */
export function lineFor({ view, seats, words, chosen, draft, fresh, help }: LineOf): string {
  const { line } = words;
  const name = seats[view.seat]!.name;
  if (view.phase === 'draw') return afterPlay(fresh as readonly GameEvent[], view, words);
  if (mustPay(view)) return chosen ? line.paySure(cardText(chosen, words)) : line.fine(name);
  if (chosen) return chosenLine(chosen, draft, words);
  const situation = handSituation(view);
  if (situation === 'nothing') return line.nothing(name);
  return situation === 'dead-only' || (help && situation === 'some-dead') ? line.deadCard : line.choose(name);
}

export const mustPay = (view: View): boolean =>
  view.fined.includes(view.seat) && (view.hand?.length ?? 0) > 0;

/** Whether the hand can be played, exchanged, or only passed. */
export function handSituation(view: View): 'playable' | 'some-dead' | 'dead-only' | 'nothing' {
  const hand = view.hand ?? [];
  const team = teamOf(view.config, view.seat);
  const playable = hand.some((card) => cellsFor(view, team, card).length > 0);
  const dead = !view.exchanged && hand.some((card) => isDead(view, card));
  if (playable) return dead ? 'some-dead' : 'playable';
  return dead ? 'dead-only' : 'nothing';
}

function chosenLine(chosen: Card, draft: number | null, words: SequenceWords): string {
  const { line } = words;
  const { kind } = faceOf(chosen);
  if (kind === 'plus') return line.chosenPlus;
  if (kind === 'minus') return line.chosenMinus;
  const text = cardText(chosen, words);
  return draft === null ? line.chosen(text) : line.draft(text, BOARD[draft]!);
}

/** The chip lies and the card is still to be drawn. After a reload nothing is fresh: the pile tells what was played. */
function afterPlay(fresh: readonly GameEvent[], view: View, words: SequenceWords): string {
  const { line } = words;
  const lost = fresh.find((event) => event.type === 'card-lost');
  if (lost) return line.lost(sumText(lost.card, words), BOARD[lost.cell]!);
  const pile = view.piles[view.seat]!;
  const card = pile[pile.length - 1];
  const kind = card ? faceOf(card).kind : 'plus';
  const said =
    kind === 'minus' ? line.taken : kind === 'plus' ? line.laidPlus : line.laid(sumText(card!, words));
  const sequence = fresh.some((event) => event.type === 'sequence') ? `${line.sequence} ` : '';
  return sequence + said + (view.config.strict ? line.strict : '');
}
