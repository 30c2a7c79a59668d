import { useWindowDimensions } from 'react-native';
import { useTheme } from './theme';

/** The narrowest phone. */
const NARROWEST = 320;

/** After how many lines words are cut; never where they are larger than usual or the window is narrower than any phone: there it scrolls. */
export function useLines(most: number): number | undefined {
  const { text } = useTheme();
  const { width } = useWindowDimensions();
  return text > 1 || width < NARROWEST ? undefined : most;
}
