import { createContext, useContext } from 'react';
import { LIGHT, type Palette, type WantedContrast } from './tokens';

export interface Theme {
  readonly colours: Palette;
  readonly dark: boolean;
  /** Fades instead of travel, and nothing that bounces. */
  readonly still: boolean;
  readonly leftHanded: boolean;
  /** Signs beside colours where a colour alone would carry the meaning. */
  readonly signs: boolean;
  /** Words grow with the screen: a tablet lies farther from the eyes than a phone. And as whoever reads them wants. */
  readonly scale: number;
  /** Of that, what whoever reads wants: up to twice the size. */
  readonly text: number;
  /** By how much pieces and cards are larger than usual. */
  readonly pieces: number;
  readonly contrast: WantedContrast;
}

/** Larger than this no words are set. */
const LARGEST_TEXT = 2;
/** The setting *large*: a third more. */
const LARGE = 4 / 3;

/** Sizes of words and pieces: as the device wants its words, and as was chosen here; the two together go no further than twice. */
export const sizesFor = (
  system: number,
  large: boolean,
  screen: number,
): Pick<Theme, 'scale' | 'text' | 'pieces'> => {
  const pieces = large ? LARGE : 1;
  const text = Math.min(LARGEST_TEXT, system * pieces);
  return { scale: screen * text, text, pieces };
};

const ThemeContext = createContext<Theme>({
  colours: LIGHT,
  dark: false,
  still: false,
  leftHanded: false,
  signs: false,
  ...sizesFor(1, false, 1),
  contrast: 'usual',
});

export const ThemeProvider = ThemeContext.Provider;
export const useTheme = (): Theme => useContext(ThemeContext);
export const useColours = (): Palette => useContext(ThemeContext).colours;

export interface Edge {
  readonly borderWidth: number;
  readonly borderColor: string;
  readonly borderStyle: 'solid' | 'dashed';
}

/**
 * The edge of what is told from the page by its background alone, where that may not be enough. Of what cannot be used it is dashed:
 * there faint words are as strong as others.
 */
export function useEdge(off = false): Edge | null {
  const { contrast, colours } = useTheme();
  if (contrast === 'usual') return null;
  return {
    borderWidth: 2,
    borderColor: off ? colours.off : colours.text,
    borderStyle: off ? 'dashed' : 'solid',
  };
}
