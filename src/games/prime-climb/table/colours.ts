import { cover } from '../cover';

export const GAME_COLOUR = cover.colour;

/** Each reaches 3 : 1 against the table, light and dark. */
const RED = '#C9362C';
const FACTOR_COLOURS: Readonly<Record<number, string>> = {
  2: '#CC7000',
  3: '#3E9234',
  5: '#2E74BE',
  7: '#8D5FC6',
};
/** 1 has no factors, and 0 all of them: both are plain. */
export const PLAIN = '#8F897D';

export const colourOf = (prime: number): string => FACTOR_COLOURS[prime] ?? RED;

/** A seat's pawns. White signs on each reach 4.5 : 1. */
export const PAWN_COLOURS: readonly string[] = ['#2B66AE', '#BC4A34', '#257449', '#7B4FA3'];
