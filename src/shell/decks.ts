import { createContext, createElement, useContext, type ComponentType, type ReactNode } from 'react';

/** The screens on which players write cards of their own, for a game that has them. */
export interface DeckScreens {
  /** All decks: those that players wrote and those that come with the game. */
  readonly List: ComponentType;
  /** One deck; or one of its cards; or one part of that card. */
  readonly Editor: ComponentType<DeckPlace>;
}

export interface DeckPlace {
  readonly id: string;
  readonly card: string | null;
  readonly riddle: string | null;
}

/** How one gets from one of those screens to the next: the app knows. */
export interface DeckNavigation {
  back(): void;
  decks(): void;
  deck(id: string): void;
  deckCard(id: string, card: string, riddle?: number): void;
  leaveDeck(): void;
}

const DeckNavigationContext = createContext<DeckNavigation | null>(null);

export const DeckNavigationProvider = ({
  navigation,
  children,
}: {
  navigation: DeckNavigation;
  children: ReactNode;
}) => createElement(DeckNavigationContext.Provider, { value: navigation }, children);

export function useDeckNavigation(): DeckNavigation {
  const navigation = useContext(DeckNavigationContext);
  if (!navigation) throw new Error('A screen of decks was opened outside the app');
  return navigation;
}
