import { draftOf } from './draft';
import type { Fault } from './faults';
import { MOST_CHARACTERS, readDeck } from './read';
import { AGES, LANGUAGES, type Age, type Language } from './types';

/** What a list says of a deck's text, finished or not: without faults it can be played. */
export type Outline = {
  readonly title: string;
  /** Null where the text does not say, or says something else. */
  readonly language: Language | null;
  readonly age: Age;
  readonly cards: number;
  readonly riddles: number;
  readonly expressions: number;
  readonly namesCards: number;
  readonly themes: number;
  readonly names: number;
  readonly faults: readonly Fault[];
};

export function outlineOf(text: string): Outline {
  const reading = readDeck(text);
  // What is far too large has been said to be so, and is not read a second time.
  const { head, cards, names } = draftOf(text.length > MOST_CHARACTERS ? '' : text).draft;
  const themes = names.flatMap((card) => card.themes);
  return {
    title: head.deck?.text ?? '',
    language: LANGUAGES.find((one) => one === head.language?.text.toLowerCase()) ?? null,
    age: AGES.find((one) => one === head.age?.text.toLowerCase()) ?? 'standard',
    cards: cards.length,
    riddles: sum(cards.map(({ riddles }) => riddles.length)),
    expressions: sum(cards.map(({ expressions }) => expressions.length)),
    namesCards: names.length,
    themes: themes.length,
    names: sum(themes.map((theme) => theme.names.length)),
    faults: reading.kind === 'bad' ? reading.faults : [],
  };
}

const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);
