import type { Actor } from '../../core';
import { couldDeal, couldDraw } from '../bag';
import { judgeLay } from './placement';
import type { CrosswordMove, CrosswordPhase, CrosswordRefusal, CrosswordState } from './types';

/** What may be done in which phase. */
export const WHEN: Readonly<Record<CrosswordMove['type'], CrosswordPhase>> = {
  lay: 'turn',
  swap: 'turn',
  pass: 'turn',
  refill: 'refill',
  first: 'first',
  deal: 'deal',
  give: 'give',
};
const BY_CHANCE: readonly CrosswordMove['type'][] = ['first', 'deal', 'give'];

const NOT_NOW: CrosswordRefusal = { code: 'not-now' };

export function refuse(state: CrosswordState, actor: Actor, move: CrosswordMove): CrosswordRefusal | null {
  if (WHEN[move.type] !== state.phase) return NOT_NOW;
  if (actor !== (BY_CHANCE.includes(move.type) ? 'chance' : state.seat)) return NOT_NOW;
  const { seats } = state.config;
  switch (move.type) {
    case 'lay': {
      const verdict = judgeLay({ ...state, hand: state.hands[state.seat]! }, move.pieces);
      return verdict.kind === 'refused' ? verdict.refusal : null;
    }
    case 'swap':
      return refuseSwap(state);
    case 'pass':
      return refusePass(state);
    case 'refill':
      return null;
    case 'first':
      return move.seat < seats ? null : NOT_NOW;
    case 'deal':
      return couldDeal(state.bag, seats, move.hands) ? null : NOT_NOW;
    case 'give':
      return couldDraw(state.bag, state.owed!.count, move.pieces) ? null : NOT_NOW;
  }
}

/**
 * A seat declares itself unable; it is never refused for being able. Rulings: once a turn, and not at all when the bag is
 * empty.
 */
function refuseSwap({ bag, swapped }: CrosswordState): CrosswordRefusal | null {
  if (bag.length === 0) return { code: 'bag-empty' };
  return swapped ? { code: 'one-swap-a-turn' } : null;
}

/** Ruling: passing comes after a swap, or is free when the bag is empty. */
const refusePass = ({ bag, swapped }: CrosswordState): CrosswordRefusal | null =>
  swapped || bag.length === 0 ? null : { code: 'swap-first' };
