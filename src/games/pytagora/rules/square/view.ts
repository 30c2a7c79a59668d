import type { Dice, Eyes, Stage } from '../../../../engine';
import { dealFrom, drawFrom, knownTo, openHands } from '../bag';
import { endsFor, LAYOUTS, openingsIn } from './path';
import { drawnIn, layable } from './refuse';
import type { SquareMove, SquareState, SquareView } from './types';

export function stage({ config, phase, seat, ranking }: SquareState): Stage {
  if (phase === 'over') return { kind: 'over', ranking: ranking! };
  if (phase !== 'turn' && phase !== 'drawn' && phase !== 'placed') return { kind: 'chance' };
  return { kind: 'play', acting: [{ seat, role: phase }], eyes: seat, ...openHands(config) };
}

export function chance({ phase, config, bag }: SquareState, dice: Dice): SquareMove {
  if (phase === 'first') return { type: 'first', seat: dice.below(config.seats) };
  if (phase === 'deal') return { type: 'deal', hands: dealFrom(bag, config.seats, dice) };
  return { type: 'give', pieces: drawFrom(bag, 1, dice) };
}

export function view(state: SquareState, eyes: Eyes): SquareView {
  const { hands, bag, ...open } = state;
  const { config, grown, seat } = state;
  return {
    ...open,
    ...knownTo(eyes, hands, bag),
    openings: openingsIn(LAYOUTS[config.kind], grown),
    drawn: eyes === seat ? drawnIn(state, hands[seat]!) : null,
  };
}

/** Every lawful move. */
export function options(seen: SquareView): readonly SquareMove[] {
  const { eyes, phase, seat, hand, config, grown, bagSize } = seen;
  if (eyes !== seat || hand === null) return [];
  if (phase === 'placed') return [{ type: 'done' }];
  if (phase !== 'turn' && phase !== 'drawn') return [];
  const different = [...new Set(layable(seen, hand))];
  const places = different.flatMap((digit) =>
    endsFor(LAYOUTS[config.kind], grown, digit).map((end): SquareMove => ({ type: 'place', digit, end })),
  );
  if (places.length > 0) return places;
  if (phase === 'drawn') return [{ type: 'done' }];
  return bagSize > 0 ? [{ type: 'draw' }] : [{ type: 'pass' }];
}
