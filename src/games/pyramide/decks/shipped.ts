import { deckFrom } from './read';
import type { Age, Deck, Language } from './types';

/** What the set-up screen says of a deck without loading it; a test counts. */
export type Shipped = {
  readonly id: string;
  readonly language: Language;
  readonly age: Age;
  readonly cards: number;
  readonly riddles: number;
  readonly expressions: number;
  readonly namesCards: number;
  readonly themes: number;
  readonly names: number;
};

export const DECKS = [
  {
    id: 'fr-standard',
    language: 'fr',
    age: 'standard',
    cards: 74,
    riddles: 444,
    expressions: 370,
    namesCards: 36,
    themes: 216,
    names: 864,
  },
  {
    id: 'fr-junior',
    language: 'fr',
    age: 'junior',
    cards: 24,
    riddles: 144,
    expressions: 120,
    namesCards: 8,
    themes: 48,
    names: 192,
  },
  {
    id: 'en-standard',
    language: 'en',
    age: 'standard',
    cards: 40,
    riddles: 240,
    expressions: 200,
    namesCards: 18,
    themes: 108,
    names: 432,
  },
] as const satisfies readonly Shipped[];

export type DeckId = (typeof DECKS)[number]['id'];

/** Each text is a chunk of its own: nobody downloads, or keeps in memory, a deck that is not on the table. */
const TEXTS: Readonly<Record<DeckId, () => Promise<{ readonly text: string }>>> = {
  'fr-standard': () => import('./fr/standard'),
  'fr-junior': () => import('./fr/junior'),
  'en-standard': () => import('./en/standard'),
};

export const loadText = (id: DeckId): Promise<string> => TEXTS[id]().then(({ text }) => text);

export const loadDeck = (id: DeckId): Promise<Deck> => loadText(id).then(deckFrom);
