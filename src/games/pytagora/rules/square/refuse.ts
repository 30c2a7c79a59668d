import type { Actor } from '../../../../engine';
import { couldDeal, couldDraw } from '../bag';
import type { Digit } from '../crossword/pieces';
import { cellIn, endsFor, LAYOUTS, nextDigit, nextPlace } from './path';
import type { SquareMove, SquarePhase, SquareRefusal, SquareState } from './types';

/** What may be done in which phases. */
export const WHEN: Readonly<Record<SquareMove['type'], readonly SquarePhase[]>> = {
  place: ['turn', 'drawn'],
  draw: ['turn'],
  pass: ['turn'],
  done: ['drawn', 'placed'],
  first: ['first'],
  deal: ['deal'],
  give: ['give'],
};
const BY_CHANCE: readonly SquareMove['type'][] = ['first', 'deal', 'give'];

const NOT_NOW: SquareRefusal = { code: 'not-now' };

export function refuse(state: SquareState, actor: Actor, move: SquareMove): SquareRefusal | null {
  if (!WHEN[move.type].includes(state.phase)) return NOT_NOW;
  if (actor !== (BY_CHANCE.includes(move.type) ? 'chance' : state.seat)) return NOT_NOW;
  const { config, bag } = state;
  switch (move.type) {
    case 'place':
      return refusePlace(state, move.digit, move.end);
    case 'draw':
      return mustLay(state) ?? (bag.length > 0 ? null : { code: 'bag-empty' });
    case 'pass':
      return mustLay(state) ?? (bag.length > 0 ? { code: 'draw-first' } : null);
    case 'done':
      return state.phase === 'drawn' ? mustLay(state) : null;
    case 'first':
      return move.seat < config.seats ? null : NOT_NOW;
    case 'deal':
      return couldDeal(bag, config.seats, move.hands) ? null : NOT_NOW;
    case 'give':
      return couldDraw(bag, 1, move.pieces) ? null : NOT_NOW;
  }
}

/** Where in the hand the digit is that was drawn just now: the last. */
export const drawnIn = ({ phase }: Pick<SquareState, 'phase'>, hand: readonly Digit[]): number | null =>
  phase === 'drawn' ? hand.length - 1 : null;

/** What the seat may lay: its hand; right after drawing, the digit it drew. */
export function layable(state: Pick<SquareState, 'phase'>, hand: readonly Digit[]): readonly Digit[] {
  const drawn = drawnIn(state, hand);
  return drawn === null ? hand : hand.slice(drawn);
}

/** Ruling: a seat that holds a digit that fits must lay it. A drawn one that fits is laid at once. */
function mustLay(state: SquareState): SquareRefusal | null {
  const layout = LAYOUTS[state.config.kind];
  const fitting = layable(state, state.hands[state.seat]!).find(
    (digit) => endsFor(layout, state.grown, digit).length > 0,
  );
  return fitting === undefined ? null : { code: 'must-lay', numbers: { digit: Number(fitting) } };
}

function refusePlace(state: SquareState, digit: Digit, end: number): SquareRefusal | null {
  const layout = LAYOUTS[state.config.kind];
  const ending = layout.ends[end];
  if (!ending) return { code: 'no-such-end' };
  const hand = state.hands[state.seat]!;
  if (!hand.includes(digit)) return { code: 'piece-not-in-hand' };
  if (!layable(state, hand).includes(digit)) return { code: 'drawn-only' };
  const place = nextPlace(layout, state.grown, end);
  const next = nextDigit(layout, state.grown, end);
  if (place === null || next === null) return { code: 'square-closed' };
  if (digit === next) return null;
  return {
    code: 'wrong-digit',
    numbers: { digit: Number(digit), next: Number(next) },
    cells: [cellIn(ending.square, place)],
  };
}
