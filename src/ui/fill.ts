import { KEEPS_COLOURS } from './keepsColours';
import { useTheme } from './theme';
import { FORCED_FILL } from './tokens';

export interface Fill {
  readonly back: string;
  readonly front: string;
  /** On the view that is filled. */
  readonly kept: object;
}

/** What a main button or a chosen option is filled with; a browser that forces its colours has a pair of its own for that. */
export function useFill(back: string, front: string): Fill {
  const { contrast } = useTheme();
  return contrast === 'forced' ? { ...FORCED_FILL, kept: KEEPS_COLOURS } : { back, front, kept: {} };
}
