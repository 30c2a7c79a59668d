import { isObject, isOneOf, isWhole, type Json } from '../../../engine';
import { DIGITS, FACES, isDigit, isFace, type Digit, type Face } from './crossword/pieces';
import type { NewPiece } from './crossword/placement';
import type { Move } from './types';

/** No move has more pieces than the box. */
const MOST_PIECES = 126;
/** Far beyond any table; how far one may really lay is for the rules to say. */
const FARTHEST = 1000000;

/** A move out of a save, or null. Whether it is lawful is another question. */
export function readMove(raw: Json): Move | null {
  if (!isObject(raw)) return null;
  switch (raw.type) {
    case 'refill':
    case 'swap':
    case 'pass':
    case 'decline':
    case 'done':
    case 'draw':
      return { type: raw.type };
    case 'lay': {
      const pieces = readAll(raw.pieces, readPiece);
      return pieces && { type: 'lay', pieces };
    }
    case 'answer':
    case 'share': {
      const digits = readAll(raw.digits, readDigit);
      return digits && { type: raw.type, digits };
    }
    case 'ask': {
      const [left, right, surplus] = readAll(raw.digits, readDigit) ?? [];
      return left && right && !surplus ? { type: 'ask', digits: [left, right] } : null;
    }
    case 'place': {
      const { digit, end } = raw;
      return isOneOf(digit, DIGITS) && isWhole(end, 0, 2) ? { type: 'place', digit, end } : null;
    }
    case 'first':
      return isWhole(raw.seat, 0, 4) ? { type: 'first', seat: raw.seat } : null;
    case 'deal': {
      const hands = readAll(raw.hands, (hand) => readAll(hand, readFace));
      return hands && { type: 'deal', hands };
    }
    case 'give': {
      const pieces = readAll(raw.pieces, readFace);
      return pieces && { type: 'give', pieces };
    }
    default:
      return null;
  }
}

/** A list whose every item can be read, or null. */
function readAll<T>(raw: Json | undefined, read: (item: Json) => T | null): T[] | null {
  if (!Array.isArray(raw) || raw.length > MOST_PIECES) return null;
  const items: T[] = [];
  for (const item of raw as readonly Json[]) {
    const value = read(item);
    if (value === null) return null;
    items.push(value);
  }
  return items;
}

const readFace = (raw: Json): Face | null => (isFace(raw) ? raw : null);
const readDigit = (raw: Json): Digit | null => (isDigit(raw) ? raw : null);

function readPiece(raw: Json): NewPiece | null {
  if (!isObject(raw)) return null;
  const { x, y, face, from } = raw;
  if (!isWhole(x, -FARTHEST, FARTHEST) || !isWhole(y, -FARTHEST, FARTHEST)) return null;
  return isOneOf(face, FACES) && isOneOf(from, ['hand', 'shared'] as const) ? { x, y, face, from } : null;
}
