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

/** The ways between those screens, which belong to the app. */
export interface DeckWays {
  back(): void;
  decks(): void;
  deck(id: string): void;
  deckCard(id: string, card: string, riddle?: number): void;
  leaveDeck(): void;
}

const DeckWaysContext = createContext<DeckWays | null>(null);

export const DeckWaysProvider = ({ ways, children }: { ways: DeckWays; children: ReactNode }) =>
  createElement(DeckWaysContext.Provider, { value: ways }, children);

export function useDeckWays(): DeckWays {
  const ways = useContext(DeckWaysContext);
  if (!ways) throw new Error('A screen of decks was opened outside the app');
  return ways;
}
