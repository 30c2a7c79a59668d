import { isObject, isOneOf, isText, isWhole, type Json, type Seat } from '../../../engine';
import { HEAPS, type Heap } from './types';

export type Move =
  // whoever holds the phone
  /** Goes on from a title, a score, a round, a list. */
  | { readonly type: 'on' }
  /** Goes on from what was recorded: the next secret is shown. */
  | { readonly type: 'next' }
  /** This seat is to be DICO, where roles are free. */
  | { readonly type: 'dico'; readonly seat: Seat }
  | { readonly type: 'bet'; readonly bricks: number }
  | { readonly type: 'bid'; readonly clues: number }
  | { readonly type: 'leave' }
  // spoken
  | { readonly type: 'said' }
  | { readonly type: 'found'; readonly by: Seat }
  | { readonly type: 'missed' }
  /** `last`: in ping-pong the other DICO calls it on the clue before, once the relay has passed. */
  | { readonly type: 'foul'; readonly last?: true }
  /** Without a clock: does what the clock would. */
  | { readonly type: 'slow' }
  /** Two seats: SYNO has answered the enigma before its time. */
  | { readonly type: 'early-answer' }
  | { readonly type: 'answered' }
  | { readonly type: 'give-up' }
  /** Two seats: DICO has no other answer; or has said one. */
  | { readonly type: 'agree' }
  | { readonly type: 'differ' }
  | { readonly type: 'right' }
  | { readonly type: 'wrong' }
  | { readonly type: 'said-by'; readonly seat: Seat }
  | { readonly type: 'nobody' }
  // typed
  | { readonly type: 'clue'; readonly text: string }
  | { readonly type: 'guess'; readonly text: string }
  | { readonly type: 'answer'; readonly text: string }
  | { readonly type: 'pass' }
  // chance and clock
  | { readonly type: 'order'; readonly rolls: readonly (readonly number[])[] }
  | { readonly type: 'draw'; readonly from: Heap; readonly index: number }
  | { readonly type: 'time' };

/** More than anything can be: whether a number is lawful is another question. */
const ANY = 10000;
const ANY_TEXT = 200;
const ANY_ROUNDS = 200;

const isSeat = (raw: Json | undefined): raw is Seat => isWhole(raw, 0, 4);
const isTyping = (raw: Json | undefined): raw is string => isText(raw) && raw.length <= ANY_TEXT;
const isRolls = (raw: Json | undefined): raw is readonly (readonly number[])[] =>
  Array.isArray(raw) &&
  raw.length <= ANY_ROUNDS &&
  raw.every(
    (round: Json) =>
      Array.isArray(round) && round.length <= 4 && round.every((face: Json) => isWhole(face, 1, 7)),
  );

/** A move out of a save, or null. */
export function readMove(raw: Json): Move | null {
  if (!isObject(raw)) return null;
  const { type } = raw;
  switch (type) {
    case 'on':
    case 'next':
    case 'leave':
    case 'said':
    case 'missed':
    case 'slow':
    case 'early-answer':
    case 'answered':
    case 'give-up':
    case 'agree':
    case 'differ':
    case 'right':
    case 'wrong':
    case 'nobody':
    case 'pass':
    case 'time':
      return { type };
    case 'foul':
      if (raw.last === undefined) return { type };
      return raw.last === true ? { type, last: true } : null;
    case 'dico':
    case 'said-by':
      return isSeat(raw.seat) ? { type, seat: raw.seat } : null;
    case 'found':
      return isSeat(raw.by) ? { type, by: raw.by } : null;
    case 'bet':
      return isWhole(raw.bricks, 0, ANY) ? { type, bricks: raw.bricks } : null;
    case 'bid':
      return isWhole(raw.clues, 0, ANY) ? { type, clues: raw.clues } : null;
    case 'clue':
    case 'guess':
    case 'answer':
      return isTyping(raw.text) ? { type, text: raw.text } : null;
    case 'order':
      return isRolls(raw.rolls) ? { type, rolls: raw.rolls } : null;
    case 'draw':
      return isOneOf(raw.from, HEAPS) && isWhole(raw.index, 0, ANY)
        ? { type, from: raw.from, index: raw.index }
        : null;
    default:
      return null;
  }
}
