import { createContext, useContext } from 'react';
import { LIGHT, type Palette } from './tokens';

export interface Theme {
  readonly colours: Palette;
  readonly dark: boolean;
  /** Fades instead of travel, and nothing that bounces. */
  readonly still: boolean;
  readonly leftHanded: boolean;
  /** Signs beside colours where a colour alone would carry the meaning. */
  readonly signs: boolean;
  /** Words grow with the screen: a tablet lies farther from the eyes than a phone. */
  readonly scale: number;
}

const ThemeContext = createContext<Theme>({
  colours: LIGHT,
  dark: false,
  still: false,
  leftHanded: false,
  signs: false,
  scale: 1,
});

export const ThemeProvider = ThemeContext.Provider;
export const useTheme = (): Theme => useContext(ThemeContext);
export const useColours = (): Palette => useContext(ThemeContext).colours;
