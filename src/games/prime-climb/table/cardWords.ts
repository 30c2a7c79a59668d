import { CARDS, carriedTo, idleWith, isKeeper, type Card, type PawnIndex, type View } from '../rules';
import type { PrimeClimbWords } from '../i18n';

export function cardTitle(card: Card, { card: words }: PrimeClimbWords): string {
  const face = CARDS[card]!;
  return face.kind === 'shift' ? words.title.shift(face.by) : words.title[face.kind];
}

/** What it does. */
export function cardDoes(card: Card, sending: 'near' | 'choice', { card: words }: PrimeClimbWords): string {
  const face = CARDS[card]!;
  if (face.kind === 'shift') return words.text.shift(face.by);
  if (face.kind === 'send' && sending === 'choice') return words.text.sendChoice;
  return words.text[face.kind];
}

/** The card, read in full: a keeper says besides when it may be played. */
export function cardText(card: Card, sending: 'near' | 'choice', words: PrimeClimbWords): string {
  const does = cardDoes(card, sending, words);
  if (!isKeeper(card)) return does;
  const { when } = words.card;
  return `${does} ${CARDS[card]!.kind === 'shift' ? when.shift : when.other}`;
}

/** What the card does with this pawn of those that earned it: where it leads, or why nowhere. */
export function earnerText(view: View, pawn: PawnIndex, words: PrimeClimbWords): string {
  const { at } = view.players[view.seat]!.pawns[pawn];
  const { kind } = CARDS[view.drawn!.card]!;
  const idle = idleWith(view, kind, pawn);
  return idle
    ? words.card.stays(at, words.card.idle[idle])
    : words.card.leads(at, carriedTo(view, kind, pawn));
}
