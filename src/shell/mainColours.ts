import type { ButtonProps, Palette } from '../ui';
import type { Box } from './box';

/** The frame's main button at a game's table. In the colour of the game it would be lost on a table of that colour. */
export const mainColours = (
  { colour, table }: Pick<Box, 'colour' | 'table'>,
  { main, onMain }: Palette,
): Pick<ButtonProps, 'colour' | 'textColour'> =>
  table.palette ? { colour: main, textColour: onMain } : { colour };
