import type { Dice, Seat } from '../../../engine';
import { dailyCard, dailyRoll } from './daily';
import type { Move, State } from './types';

export const SIDES = 10;

/** A ten-sided die, whose 0 counts as 10. */
const roll = (dice: Dice): number => 1 + dice.below(SIDES);

/** A double gives its number four times. */
export const numbersOf = ([one, other]: readonly [number, number]): readonly number[] =>
  one === other ? [one, one, one, one] : [one, other];

/** Ruling: the highest roll begins; those level at the top roll again. The seats that roll in each round, and who is left. */
export function roundsOf(
  seats: number,
  rolls: readonly (readonly number[])[],
): { readonly left: readonly Seat[]; readonly sound: boolean } {
  let left: readonly Seat[] = Array.from({ length: seats }, (_, seat) => seat);
  for (const round of rolls) {
    if (left.length === 1 || round.length !== left.length) return { left, sound: false };
    const highest = Math.max(...round);
    left = left.filter((_, place) => round[place] === highest);
  }
  return { left, sound: true };
}

function order(seats: number, dice: Dice): Move {
  const rolls: number[][] = [];
  for (;;) {
    const { left } = roundsOf(seats, rolls);
    if (left.length === 1) return { type: 'order', rolls };
    rolls.push(left.map(() => roll(dice) + roll(dice)));
  }
}

export function chance(state: State, dice: Dice): Move {
  const { config, deck, phase } = state;
  if (phase === 'order') return order(config.seats, dice);
  if (phase === 'draw') {
    const card = config.daily === null ? dice.pick(deck) : dailyCard(config.daily, state.draws, deck);
    return { type: 'turn-over', card };
  }
  if (config.daily !== null) return { type: 'dice', dice: dailyRoll(config.daily, state.rolls) };
  return { type: 'dice', dice: [roll(dice), roll(dice)] };
}
