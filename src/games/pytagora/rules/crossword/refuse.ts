import type { Actor } from '../../../../engine';
import { couldDeal, couldDraw } from '../bag';
import { verdictOn } from './judged';
import type { CrosswordMove, CrosswordPhase, CrosswordRefusal, CrosswordState, Unable } from './types';

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
      const verdict = verdictOn({ ...state, hand: state.hands[state.seat]! }, move.pieces);
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
 * A seat declares itself unable; it is never refused for being able. Rulings: it swaps, once a turn and not at all when the
 * bag is empty; passing comes after a swap, or is free when the bag is empty.
 */
export const unableIn = ({ bag, swapped }: CrosswordState): Unable =>
  bag.length > 0 && !swapped ? 'swap' : 'pass';

function refuseSwap(state: CrosswordState): CrosswordRefusal | null {
  if (unableIn(state) === 'swap') return null;
  return { code: state.bag.length === 0 ? 'bag-empty' : 'one-swap-a-turn' };
}

const refusePass = (state: CrosswordState): CrosswordRefusal | null =>
  unableIn(state) === 'pass' ? null : { code: 'swap-first' };
