import type { Actor } from '../../../../engine';
import { couldDeal, couldDraw } from '../bag';
import { without, type Digit } from '../crossword/pieces';
import { currentRow, resultOf } from './rounds';
import type { TablesMove, TablesPhase, TablesRefusal, TablesState } from './types';

/** What may be done in which phase. */
export const WHEN: Readonly<Record<TablesMove['type'], TablesPhase>> = {
  answer: 'answer',
  decline: 'answer',
  done: 'answered',
  first: 'first',
  deal: 'deal',
  ask: 'ask',
  share: 'share',
};
const BY_CHANCE: readonly TablesMove['type'][] = ['first', 'deal', 'ask', 'share'];

const NOT_NOW: TablesRefusal = { code: 'not-now' };

export function refuse(state: TablesState, actor: Actor, move: TablesMove): TablesRefusal | null {
  if (WHEN[move.type] !== state.phase) return NOT_NOW;
  if (actor !== (BY_CHANCE.includes(move.type) ? 'chance' : state.seat)) return NOT_NOW;
  const { config, bag } = state;
  switch (move.type) {
    case 'answer':
      return refuseAnswer(state, move.digits);
    case 'decline':
    case 'done':
      return null;
    case 'first':
      return move.seat < config.seats ? null : NOT_NOW;
    case 'deal':
      return couldDeal(bag, config.seats, move.hands) ? null : NOT_NOW;
    case 'ask':
      return couldDraw(bag, 2, move.digits) ? null : NOT_NOW;
    case 'share':
      return couldDraw(bag, Math.min(config.seats, bag.length), move.digits) ? null : NOT_NOW;
  }
}

/** Ruling: a wrong answer is refused with the reason, and the seat may try again. */
function refuseAnswer(state: TablesState, digits: readonly Digit[]): TablesRefusal | null {
  if (digits.length === 0) return { code: 'nothing-laid', unfinished: true };
  if (without(state.hands[state.seat]!, digits) === null) return { code: 'piece-not-in-hand' };
  if (digits.length > 1 && digits[0] === '0') return { code: 'leading-zero' };
  const row = currentRow(state);
  const [left, right] = row.digits.map(Number) as [number, number];
  const [result, answer] = [resultOf(row), Number(digits.join(''))];
  if (answer === result) return null;
  const numbers = { left, right, result, answer };
  const isShort = digits.length < String(result).length;
  return { code: 'wrong-result', numbers, ...(isShort ? { unfinished: true } : {}) };
}
