import type { Dice, Eyes, Stage } from '../../../../engine';
import { dealFrom, drawFrom, knownTo } from '../bag';
import { unableIn } from './refuse';
import { sampleLays } from './sample';
import type { CrosswordMove, CrosswordState, CrosswordView } from './types';

export function stage({ phase, seat, result }: CrosswordState): Stage {
  if (phase === 'over') return { kind: 'over', ranking: result!.ranking };
  if (phase !== 'turn' && phase !== 'refill') return { kind: 'chance' };
  return { kind: 'play', acting: [{ seat, role: phase }], eyes: seat };
}

export function chance(state: CrosswordState, dice: Dice): CrosswordMove {
  const { seats } = state.config;
  if (state.phase === 'first') return { type: 'first', seat: dice.below(seats) };
  if (state.phase === 'deal') return { type: 'deal', hands: dealFrom(state.bag, seats, dice) };
  return { type: 'give', pieces: drawFrom(state.bag, state.owed!.count, dice) };
}

export function view(state: CrosswordState, eyes: Eyes): CrosswordView {
  const { hands, bag, ...open } = state;
  return { ...open, ...knownTo(eyes, hands, bag), unable: unableIn(state) };
}

/** A sample of what can be laid, and all else the seat may do. */
export function options(seen: CrosswordView): readonly CrosswordMove[] {
  const { eyes, phase, seat, hand, unable } = seen;
  if (eyes !== seat || hand === null) return [];
  if (phase === 'refill') return [{ type: 'refill' }];
  if (phase !== 'turn') return [];
  const lays = sampleLays({ ...seen, hand }).map((pieces): CrosswordMove => ({ type: 'lay', pieces }));
  return [...lays, { type: unable }];
}
