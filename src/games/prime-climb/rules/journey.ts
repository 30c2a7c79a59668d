import { LAST } from './board';
import type { Config, Pawn } from './types';
import type { Variant } from './variants';

/** Where pawns come from and where they go: all that Backwards, There and back, Sprint and the solitaires change. */

export const plays = ({ variants }: Config, variant: Variant): boolean => variants.includes(variant);

export const isSolitaire = (config: Config): boolean =>
  plays(config, 'solitaire-1') || plays(config, 'solitaire-2');

/** To 101 and back to 0. */
export const goesBack = (config: Config): boolean =>
  plays(config, 'there-and-back') || plays(config, 'solitaire-2');

export const startOf = (config: Config): number => (plays(config, 'backwards') ? LAST : 0);

/** 1 up the spiral, -1 down. */
export const directionOf = (config: Config, { turned }: Pawn): 1 | -1 =>
  turned || plays(config, 'backwards') ? -1 : 1;

/** The circle a pawn is heading for; there and back that is 101 until it has turned. */
export const endOf = (config: Config, pawn: Pawn): number => (directionOf(config, pawn) === 1 ? LAST : 0);

/** Where a bumped pawn goes: Start or, there and back, whichever of 0 and 101 is farther from where it is heading. */
export const homeOf = (config: Config, pawn: Pawn): number => LAST - endOf(config, pawn);

/** Ruling: nobody is bumped on Start; nor, there and back, on 0 or 101. */
export const isSafe = (config: Config, at: number): boolean =>
  goesBack(config) ? at === 0 || at === LAST : at === startOf(config);

export const pawnsToWin = (config: Config): number => (plays(config, 'sprint') ? 1 : 2);

/** How many circles of its way a pawn has behind it. */
export const wayBehind = (config: Config, pawn: Pawn): number => {
  const stretch = Math.abs(pawn.at - homeOf(config, pawn));
  return pawn.turned ? LAST + stretch : stretch;
};
