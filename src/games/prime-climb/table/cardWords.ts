import { CARDS, type Card } from '../rules';
import type { ClimbWords } from '../i18n';

export function cardTitle(card: Card, { card: words }: ClimbWords): string {
  const face = CARDS[card]!;
  return face.kind === 'shift' ? words.title.shift(face.by) : words.title[face.kind];
}

/** The card, read in full. */
export function cardText(card: Card, sending: 'near' | 'choice', { card: words }: ClimbWords): string {
  const face = CARDS[card]!;
  if (face.kind === 'shift') return words.text.shift(face.by);
  if (face.kind === 'send' && sending === 'choice') return words.text.sendChoice;
  return words.text[face.kind];
}
