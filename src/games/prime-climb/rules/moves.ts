import { isObject, isOneOf, isWhole, type Json } from '../../../engine';
import { CARDS } from './cards';
import { SIDES } from './chance';
import { SEAT_COUNTS } from './config';
import { OPERATIONS, PAWNS, type Choice, type Move, type PawnName } from './types';

const isCard = (raw: Json | undefined): raw is number => isWhole(raw, 0, CARDS.length);
const isSeat = (raw: Json | undefined): raw is number => isWhole(raw, 0, SEAT_COUNTS.length);
const isFace = (raw: Json | undefined): raw is number => isWhole(raw, 1, SIDES + 1);

/** What two dice can show together. */
const isSum = (raw: Json): raw is number => isWhole(raw, 2, 2 * SIDES + 1);

/** A move out of a save, or null. Whether it is lawful is another question. */
export function readMove(raw: Json): Move | null {
  if (!isObject(raw)) return null;
  const { type, card, pawn, operation } = raw;
  switch (type) {
    case 'roll':
    case 'end':
      return { type };
    case 'use':
      return isFace(raw.number) && isOneOf(pawn, PAWNS) && isOneOf(operation, OPERATIONS)
        ? { type, number: raw.number, pawn, operation }
        : null;
    case 'shift':
      return isCard(card) && isOneOf(pawn, PAWNS) && isOneOf(operation, ['+', '-'] as const)
        ? { type, card, pawn, operation }
        : null;
    case 'send': {
      const target = readPawn(raw.target);
      return isCard(card) && target ? { type, card, target } : null;
    }
    case 'curse':
      return isCard(card) && isSeat(raw.seat) ? { type, card, seat: raw.seat } : null;
    case 'obey': {
      if (raw.choice === null) return { type, choice: null };
      const choice = readChoice(raw.choice);
      return choice ? { type, choice } : null;
    }
    case 'order':
      return isRounds(raw.rolls) ? { type, rolls: raw.rolls } : null;
    case 'dice':
      return isPair(raw.dice) ? { type, dice: raw.dice } : null;
    case 'turn-over':
      return isCard(card) ? { type, card } : null;
    default:
      return null;
  }
}

const isRounds = (raw: Json | undefined): raw is readonly (readonly number[])[] =>
  Array.isArray(raw) && raw.every((round: Json) => Array.isArray(round) && round.every(isSum));

const isPair = (raw: Json | undefined): raw is readonly [number, number] =>
  Array.isArray(raw) && raw.length === 2 && raw.every(isFace);

function readPawn(raw: Json | undefined): PawnName | null {
  if (!isObject(raw)) return null;
  const { seat, pawn } = raw;
  return isSeat(seat) && isOneOf(pawn, PAWNS) ? { seat, pawn } : null;
}

function readChoice(raw: Json | undefined): Choice | null {
  if (!isObject(raw)) return null;
  const { kind } = raw;
  switch (kind) {
    case 'earner':
      return isOneOf(raw.pawn, PAWNS) ? { kind, pawn: raw.pawn } : null;
    case 'pawn': {
      const target = readPawn(raw.target);
      return target && { kind, target };
    }
    case 'swap': {
      const [one, other] = [readPawn(raw.one), readPawn(raw.other)];
      return one && other && { kind, one, other };
    }
    case 'steal':
      return isSeat(raw.seat) && isCard(raw.card) ? { kind, seat: raw.seat, card: raw.card } : null;
    default:
      return null;
  }
}
