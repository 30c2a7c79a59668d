import { useState } from 'react';
import { outlineOf, type Outline } from '../decks';
import { DECK_WORDS, sayFault } from '../i18n/decks';
import { useApp } from '../../../shell';
import type { Trouble } from '../../../storage';
import { addOwnDeck, ownDecks, putOwnDeck, sameOwnDeck } from './ownDecks';
import { openFile } from '../../../storage/files';
import { outlineOfOwn } from './outlines';

/** A file that asks a question before it is taken in. */
interface Asking {
  readonly text: string;
  readonly outline: Outline;
  /** The deck of the same name that is here and says something else. */
  readonly other: string | null;
}

export interface Import {
  readonly asking: Asking | null;
  readonly bring: () => Promise<void>;
  /** In the place of another deck, or beside all others; the id it has then. */
  readonly take: (asked: Asking, instead: string | null) => string;
  readonly leave: () => void;
}

/** Nothing that is here is ever overwritten unasked, and any text can be taken in: what is wrong with it can be mended here. */
export function useImport(say: (sentence: string) => void): Import {
  const { store, language } = useApp();
  const words = DECK_WORDS[language];
  const [asking, setAsking] = useState<Asking | null>(null);
  const report = (title: string, trouble: Trouble | null) =>
    say(trouble ? words[trouble] : words.imported(title || words.untitled));
  const take: Import['take'] = ({ text, outline }, instead) => {
    const { id, trouble } =
      instead === null
        ? addOwnDeck(store, text, Date.now())
        : { id: instead, trouble: putOwnDeck(store, instead, text) };
    setAsking(null);
    report(outline.title, trouble);
    return id;
  };
  const bring = async () => {
    const file = await openFile('deck');
    if (file.kind === 'cancelled') return;
    // A picture, a document, a text in two bytes a letter: no editor of ours could mend it.
    if (file.kind === 'failed' || file.text.includes('\u0000')) return say(words.openFailed);
    const { text } = file;
    const outline = outlineOf(text);
    const tooLarge = outline.faults.find(({ code }) => code === 'too-large');
    if (tooLarge) return say(sayFault(words, tooLarge));
    if (sameOwnDeck(store, text)) return say(words.already(outline.title || words.untitled));
    const other = ownDecks(store).find((deck) => isNamed(outlineOfOwn(deck), outline.title))?.id ?? null;
    const asked = { text, outline, other };
    if (other !== null || outline.faults.length > 0) setAsking(asked);
    else take(asked, null);
  };
  return { asking, bring, take, leave: () => setAsking(null) };
}

const isNamed = (other: Outline, title: string): boolean =>
  title !== '' && other.title.toLowerCase() === title.toLowerCase();
