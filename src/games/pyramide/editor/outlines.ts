import { outlineOf, type Outline } from '../decks';
import type { OwnDeck } from './ownDecks';

/** Texts already judged: a list drawn again, after every return to it, costs nothing. */
const known = new Map<string, { readonly text: string; readonly outline: Outline }>();

export function outlineOfOwn({ id, text }: OwnDeck): Outline {
  const before = known.get(id);
  if (before?.text === text) return before.outline;
  const outline = outlineOf(text);
  known.set(id, { text, outline });
  return outline;
}
