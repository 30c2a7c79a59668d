import type { Player } from '../../../engine';
import { BOARD, faceOf, type Card, type GameEvent, type View } from '../rules';
import type { SequenceWords } from '../i18n';
import { cardText, sumText } from './bridge';
import type { Offers } from './offers';

export interface Todo {
  readonly view: View;
  readonly offers: Offers;
  readonly seats: readonly Player[];
  readonly canAct: boolean;
  readonly words: SequenceWords;
  readonly held: Card | null;
  readonly draft: number | null;
  /** The last change, as far as these eyes may know. */
  readonly fresh: readonly GameEvent[];
  readonly help: boolean;
  readonly sums: boolean;
}

/** What is to be done now, in words, for the seat that plays. */
export function todoFor(todo: Todo): string {
  const { view, seats, canAct, words, held, draft, fresh, help, sums } = todo;
  const { can } = todo.offers;
  const { status } = words;
  const name = seats[view.seat]!.name;
  if (!canAct) return status.turnOf(name);
  const reported = fresh.some((event) => event.type === 'reported');
  if (reported && held === null && !can.has('pay')) return status.reported;
  if (view.phase === 'draw') return afterPlay(fresh, view, words);
  if (can.has('pay')) return held ? status.paySure(cardText(held, words)) : status.fine(name);
  if (held) return heldText(held, draft, words);
  if (can.has('pass')) return status.nothing(name);
  return can.has('dead') && !sums && (help || !can.has('play')) ? status.deadCard : status.choose(name);
}

function heldText(held: Card, draft: number | null, words: SequenceWords): string {
  const { status } = words;
  const { kind } = faceOf(held);
  if (kind === 'plus') return status.chosenPlus;
  if (kind === 'minus') return status.chosenMinus;
  const text = cardText(held, words);
  return draft === null ? status.chosen(text) : status.draft(text, BOARD[draft]!);
}

/** The chip lies and the card is still to be drawn. After a reload nothing is fresh: the pile tells what was played. */
function afterPlay(fresh: readonly GameEvent[], view: View, words: SequenceWords): string {
  const { status } = words;
  const lost = fresh.find((event) => event.type === 'card-lost');
  if (lost) return status.lost(sumText(lost.card, words), BOARD[lost.cell]!);
  const pile = view.piles[view.seat]!;
  const card = pile[pile.length - 1];
  const kind = card ? faceOf(card).kind : 'plus';
  const said =
    kind === 'minus' ? status.taken : kind === 'plus' ? status.laidPlus : status.laid(sumText(card!, words));
  const sequence = fresh.some((event) => event.type === 'sequence') ? `${status.sequence} ` : '';
  return sequence + said + (view.config.strict ? status.strict : '');
}
