import { isObject, isWhole, type Json } from '../../../engine';
import { CELLS } from './board';
import { isCard } from './cards';
import type { Move } from './types';

/** A move out of a save, or null. Whether it is lawful is another question. */
export function readMove(raw: Json): Move | null {
  if (!isObject(raw)) return null;
  switch (raw.type) {
    case 'pass':
    case 'draw':
    case 'leave':
    case 'take':
      return { type: raw.type };
    case 'dead':
    case 'pay':
    case 'give':
      return isCard(raw.card) ? { type: raw.type, card: raw.card } : null;
    case 'play':
      return isCard(raw.card) && isWhole(raw.cell, 0, CELLS)
        ? { type: 'play', card: raw.card, cell: raw.cell }
        : null;
    case 'report':
      return isWhole(raw.team, 0, 3) ? { type: 'report', team: raw.team } : null;
    case 'cut':
      return isWhole(raw.dealer, 0, 6) ? { type: 'cut', dealer: raw.dealer } : null;
    case 'deal': {
      const { hands } = raw;
      if (!Array.isArray(hands)) return null;
      const sound = hands.every((hand: Json) => Array.isArray(hand) && hand.every(isCard));
      return sound ? { type: 'deal', hands: hands as string[][] } : null;
    }
    default:
      return null;
  }
}
