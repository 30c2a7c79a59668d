import type { Dice } from '../../../engine';
import type { Move } from './moves';
import { allSeats, sidesOf } from './sides';
import { nextOf } from './stock';
import type { State } from './types';

const SIDES_OF_THE_DIE = 6;
export const isFace = (value: unknown): value is number =>
  Number.isInteger(value) && (value as number) >= 1 && (value as number) <= SIDES_OF_THE_DIE;

/** Who rolls: sides; where something is level, those who are; for the enigma and for lists, seats. */
export function rollers(state: State): readonly number[] {
  if (state.die === 'enigma') return state.riddle!.enigma.order;
  if (state.die === 'list') return state.finale!.contenders;
  if (state.die === 'round') return state.level!;
  return allSeats(state.config).slice(0, sidesOf(state.config));
}

/** Ruling: the highest roll begins; those level at the top roll again. Who is left after these rolls. */
export function highest(
  among: readonly number[],
  rolls: readonly (readonly number[])[],
): { readonly left: readonly number[]; readonly sound: boolean } {
  let left = among;
  for (const round of rolls) {
    if (left.length === 1 || round.length !== left.length) return { left, sound: false };
    const top = Math.max(...round);
    left = left.filter((_, place) => round[place] === top);
  }
  return { left, sound: true };
}

export function chance(state: State, dice: Dice): Move {
  if (state.phase === 'draw') {
    const from = state.heap!;
    return { type: 'draw', from, index: nextOf(state, from) };
  }
  const among = rollers(state);
  const rolls: number[][] = [];
  for (;;) {
    const { left } = highest(among, rolls);
    if (left.length === 1) return { type: 'order', rolls };
    rolls.push(left.map(() => 1 + dice.below(SIDES_OF_THE_DIE)));
  }
}
