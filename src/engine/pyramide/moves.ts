import type { Seat } from '../core';
import type { Heap } from './types';

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
  | { readonly type: 'foul' }
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
