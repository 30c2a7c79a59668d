import { BOARD, faceOf, SIDE, type Card } from '../rules';
import type { Refusal } from '../../../engine';
import type { SequenceWords } from '../i18n';
import { reaches, type Offers } from './offers';

/** Between fingers, rules and words: which cell is under a point, how a card reads, which sentence a refusal is. */

/** The cell under a point of the board, or -1. Runs on the UI thread, at every move of the finger. */
export function cellAt(x: number, y: number, size: number): number {
  'worklet';
  const column = Math.floor((x / size) * SIDE);
  const row = Math.floor((y / size) * SIDE);
  return column < 0 || row < 0 || column >= SIDE || row >= SIDE ? -1 : row * SIDE + column;
}

/** Where an arrow key leads from a cell; the edge holds. */
export function neighbour(cell: number, key: string): number | null {
  const row = Math.floor(cell / SIDE);
  const column = cell % SIDE;
  switch (key) {
    case 'ArrowUp':
      return row > 0 ? cell - SIDE : cell;
    case 'ArrowDown':
      return row < SIDE - 1 ? cell + SIDE : cell;
    case 'ArrowLeft':
      return column > 0 ? cell - 1 : cell;
    case 'ArrowRight':
      return column < SIDE - 1 ? cell + 1 : cell;
    case 'Home':
      return row * SIDE;
    case 'End':
      return row * SIDE + SIDE - 1;
    default:
      return null;
  }
}

export function cardText(card: Card, words: SequenceWords): string {
  const face = faceOf(card);
  if (face.kind === 'plus') return words.plus;
  if (face.kind === 'minus') return words.minus;
  return words.equation(face.left, face.sign, face.right);
}

/** What is printed on a card, where it may go on to a second line: before the sign. */
export function cardLines(card: Card, words: SequenceWords): readonly string[] {
  const face = faceOf(card);
  if (face.kind !== 'equation') return [face.kind === 'plus' ? '+' : '−'];
  const [left, sign, right] = cardText(card, words).split(' ');
  return [left!, `${sign}${right}`];
}

export function cardSpoken(card: Card, words: SequenceWords): string {
  const face = faceOf(card);
  return face.kind === 'equation'
    ? words.equationSpoken(face.left, face.sign, face.right)
    : cardText(card, words);
}

export function sumText(card: Card, words: SequenceWords): string {
  const face = faceOf(card);
  return face.kind === 'equation'
    ? words.sum(face.left, face.sign, face.right, face.result)
    : cardText(card, words);
}

/** The reason, in one sentence, with the actual numbers. */
export function refusalText({ code, numbers }: Refusal, words: SequenceWords): string {
  const { refused } = words;
  if (code === 'wrong-cell' && numbers) {
    const sign = numbers.sign === 1 ? '+' : '-';
    return refused['wrong-cell'](
      words.sum(numbers.left!, sign, numbers.right!, numbers.result!),
      numbers.cell!,
    );
  }
  if ((code === 'not-dead' || code === 'dead-card') && numbers) return refused[code](numbers.result!);
  const sentence = refused[code as keyof typeof refused];
  return typeof sentence === 'string' ? sentence : refused.other;
}

/** What the line under the board says while a card is held over a cell. The number is read back, not judged. */
export function hoverText(offers: Offers, card: Card, cell: number, words: SequenceWords): string {
  if (cell < 0 || BOARD[cell] === 0) return words.status.overNothing;
  const face = faceOf(card);
  if (face.kind === 'minus')
    return reaches(offers, card, cell) ? words.status.overMinus : words.status.chosenMinus;
  if (face.kind === 'plus') return words.status.overPlus(BOARD[cell]!);
  return words.status.over(cardText(card, words), BOARD[cell]!);
}
