import { cover } from '../cover';
import type { Palette } from '../../../ui';

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

/** What the second number of a roll is drawn in. Reaches 4.5 : 1 against the table, light and dark. */
const SECOND = { light: '#A8256F', dark: '#F39AC7' } as const;

/** The first number still to be used is ink, the other magenta; and the one is solid, the other dashed. */
export const inkOf = (nth: number, { text }: Palette, dark: boolean): string =>
  nth === 0 ? text : dark ? SECOND.dark : SECOND.light;
