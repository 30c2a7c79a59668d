import { fault, type Fault } from './faults';
import { readDeck, readDraft } from './read';
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

/**
 * A deck lies in the store whatever its text is: where reading it fails for a reason nobody thought of, the lists that show
 * it still come up, and it can be exported and deleted there.
 */
export function outlineOf(text: string): Outline {
  try {
    return told(text);
  } catch {
    return UNREADABLE;
  }
}

function told(text: string): Outline {
  const reading = readDeck(text);
  const { head, cards, names } = readDraft(text).draft;
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

const UNREADABLE: Outline = {
  title: '',
  language: null,
  age: 'standard',
  cards: 0,
  riddles: 0,
  expressions: 0,
  namesCards: 0,
  themes: 0,
  names: 0,
  faults: [fault(1, 'unreadable', {})],
};

const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);
