import { EQUATIONS } from './cards.data';

/** A card is known by what is printed on it: `'17+8'`, `'40-6'`; the four special ones by a number too. */
export type Card = string;

export const PLUS: readonly Card[] = ['plus-1', 'plus-2'];
export const MINUS: readonly Card[] = ['minus-1', 'minus-2'];

export type Face =
  | {
      readonly kind: 'equation';
      readonly left: number;
      readonly sign: '+' | '-';
      readonly right: number;
      readonly result: number;
    }
  | { readonly kind: 'plus' }
  | { readonly kind: 'minus' };

function equation(card: Card, result: number): Face {
  const sign = card.includes('+') ? '+' : '-';
  const [left, right] = card.split(sign).map(Number);
  return { kind: 'equation', left: left!, sign, right: right!, result };
}

export const FACES: ReadonlyMap<Card, Face> = new Map<Card, Face>([
  ...EQUATIONS.flatMap(([result, sum, difference]): [Card, Face][] => [
    [sum, equation(sum, result)],
    [difference, equation(difference, result)],
  ]),
  ...PLUS.map((card): [Card, Face] => [card, { kind: 'plus' }]),
  ...MINUS.map((card): [Card, Face] => [card, { kind: 'minus' }]),
]);

export const DECK: readonly Card[] = [...FACES.keys()];

const PLACE: ReadonlyMap<Card, number> = new Map(DECK.map((card, place) => [card, place]));

/** A heap whose order nobody knows is kept in printed order, so that equal heaps are equal data. */
export const inPrintedOrder = (cards: readonly Card[]): Card[] =>
  [...cards].sort((a, b) => PLACE.get(a)! - PLACE.get(b)!);

export const isCard = (value: unknown): value is Card => typeof value === 'string' && FACES.has(value);

export function faceOf(card: Card): Face {
  const face = FACES.get(card);
  if (!face) throw new Error(`No such card: ${card}`);
  return face;
}

/** The number an equation leads to; null for Plus and Minus. */
export const resultOf = (card: Card): number | null => {
  const face = faceOf(card);
  return face.kind === 'equation' ? face.result : null;
};
