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
  const { line } = words;
  const name = seats[view.seat]!.name;
  if (!canAct) return line.turnOf(name);
  const reported = fresh.some((event) => event.type === 'reported');
  if (reported && held === null && !can.has('pay')) return line.reported;
  if (view.phase === 'draw') return afterPlay(fresh, view, words);
  if (can.has('pay')) return held ? line.paySure(cardText(held, words)) : line.fine(name);
  if (held) return heldText(held, draft, words);
  if (can.has('pass')) return line.nothing(name);
  return can.has('dead') && !sums && (help || !can.has('play')) ? line.deadCard : line.choose(name);
}

function heldText(held: Card, draft: number | null, words: SequenceWords): string {
  const { line } = words;
  const { kind } = faceOf(held);
  if (kind === 'plus') return line.chosenPlus;
  if (kind === 'minus') return line.chosenMinus;
  const text = cardText(held, words);
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
