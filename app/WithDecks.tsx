import type { ReactNode } from 'react';
import { DeckNavigationProvider, useApp, type DeckScreens } from '../src/shell';
import { Page, Txt } from '../src/ui';
import { GAMES } from './games';
import { useNavigate } from './useNavigate';
import { NotFoundScreen } from './NotFoundScreen';
import { Sorry } from './Sorry';
import { useBox } from './useBox';

const withDecks = GAMES.find(({ decks }) => decks)?.id ?? null;

/** Opens the box of the game that has decks of players' own, and shows one of its screens. */
export function WithDecks({ children }: { readonly children: (screens: DeckScreens) => ReactNode }) {
  const { words } = useApp();
  const navigate = useNavigate();
  const opening = useBox(withDecks);
  if (opening.kind === 'failed') return <Sorry found={opening} />;
  if (opening.kind === 'opening')
    return (
      <Page title="" back={{ label: words.back, go: navigate.back }}>
        <Txt dim>{words.loading}</Txt>
      </Page>
    );
  const screens = opening.kind === 'open' ? opening.box.decks?.screens : undefined;
  if (!screens) return <NotFoundScreen />;
  return <DeckNavigationProvider navigation={navigate}>{children(screens)}</DeckNavigationProvider>;
}
