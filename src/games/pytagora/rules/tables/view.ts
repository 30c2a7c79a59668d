import type { Dice, Eyes, Stage } from '../../../../engine';
import { dealFrom, drawFrom, knownTo, openHands } from '../bag';
import { without, type Digit } from '../crossword/pieces';
import { digitsOf, resultOf } from './rounds';
import type { Row, SeenRow, TablesMove, TablesState, TablesView } from './types';

export function stage({ config, phase, seat, ranking }: TablesState): Stage {
  if (phase === 'over') return { kind: 'over', ranking: ranking! };
  if (phase !== 'answer' && phase !== 'answered') return { kind: 'chance' };
  return { kind: 'play', acting: [{ seat, role: phase }], eyes: seat, ...openHands(config) };
}

export function chance({ phase, config, bag }: TablesState, dice: Dice): TablesMove {
  const { seats } = config;
  if (phase === 'first') return { type: 'first', seat: dice.below(seats) };
  if (phase === 'deal') return { type: 'deal', hands: dealFrom(bag, seats, dice) };
  if (phase === 'share') return { type: 'share', digits: drawFrom(bag, Math.min(seats, bag.length), dice) };
  return { type: 'ask', digits: drawFrom(bag, 2, dice) as [Digit, Digit] };
}

export function view(state: TablesState, eyes: Eyes): TablesView {
  const { hands, bag, ...open } = state;
  const lying = state.rows.slice(state.returned);
  const current = state.rows[state.rows.length - 1];
  return {
    ...open,
    ...knownTo(eyes, hands, bag),
    current: current ? seenRow(current) : null,
    earlier: lying.slice(0, -1).map(seenRow),
  };
}

const seenRow = (row: Row): SeenRow => ({ ...row, result: resultOf(row) });

/** Every lawful move. */
export function options(seen: TablesView): readonly TablesMove[] {
  const { eyes, phase, seat, hand, current } = seen;
  if (eyes !== seat || hand === null) return [];
  if (phase === 'answered') return [{ type: 'done' }];
  if (phase !== 'answer' || current === null) return [];
  const digits = digitsOf(current.result);
  const decline: TablesMove = { type: 'decline' };
  return without(hand, digits) === null ? [decline] : [{ type: 'answer', digits }, decline];
}
