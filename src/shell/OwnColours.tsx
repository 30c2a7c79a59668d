import { useMemo, type ReactNode } from 'react';
import { standingOut, ThemeProvider, useTheme, type Palette } from '../ui';

export interface OwnColoursProps {
  /** Of a game whose table is not the house's own. */
  readonly palette: ((dark: boolean) => Palette) | undefined;
  readonly children: ReactNode;
}

/** What lies on a game's table is seen in that table's colours. */
export function OwnColours({ palette, children }: OwnColoursProps) {
  const theme = useTheme();
  const own = useMemo(
    () => (palette ? { ...theme, colours: standingOut(palette(theme.dark), theme.contrast) } : theme),
    [palette, theme],
  );
  return <ThemeProvider value={own}>{children}</ThemeProvider>;
}
