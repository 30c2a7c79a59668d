import { alternatives, draftOf, type Draft, type DraftRiddle, type Written } from './draft';
import { draftLimits } from './draftLimits';
import { inOrder, type Fault, type Findings } from './faults';
import { textLimits } from './limits';
import { takeApart } from './marks';
import { judge, type Strictness } from './rules';
import { AGES, LANGUAGES, type Deck, type Name, type Riddle } from './types';
import { writeDeck } from './write';

export type DeckReading =
  | { readonly kind: 'read'; readonly deck: Deck; readonly notes: readonly Fault[] }
  | { readonly kind: 'bad'; readonly faults: readonly Fault[]; readonly notes: readonly Fault[] };

/** A text within the limits, as its author wrote it; or what is too much of it, and its head. */
type DraftReading =
  | { readonly kind: 'within'; readonly draft: Draft; readonly faults: readonly Fault[] }
  | { readonly kind: 'over'; readonly draft: Draft; readonly faults: readonly Fault[] };

/** The head stands at the top: so much is looked at for it where there is too much of everything else. */
const HEAD_CHARACTERS = 1000;

export function readDraft(text: string): DraftReading {
  const tooMuch = textLimits(text);
  if (tooMuch.length > 0) return over(text, tooMuch);
  const { draft, faults } = draftOf(text);
  const tooFull = draftLimits(draft);
  return tooFull.length > 0 ? over(text, tooFull) : { kind: 'within', draft, faults };
}

const over = (text: string, faults: readonly Fault[]): DraftReading => {
  const { head } = draftOf(text.slice(0, HEAD_CHARACTERS)).draft;
  return { kind: 'over', draft: { head, cards: [], names: [] }, faults: inOrder(faults) };
};

/** A deck that can be played, or every reason why not. Any text whatever may be handed in. */
export function readDeck(text: string, strictness: Strictness = 'own'): DeckReading {
  const read = readDraft(text);
  if (read.kind === 'over') return { kind: 'bad', faults: read.faults, notes: [] };
  const { draft, faults: misplaced } = read;
  const { faults, notes } = judge(draft, strictness);
  const all = inOrder([...misplaced, ...faults]);
  return all.length > 0 ? { kind: 'bad', faults: all, notes } : { kind: 'read', deck: deckOf(draft), notes };
}

/** The same rules over a deck that is already one; lines are those of the text `writeDeck` makes of it. */
export function checkDeck(deck: Deck, strictness: Strictness): Findings {
  const reading = readDeck(writeDeck(deck), strictness);
  return { faults: reading.kind === 'bad' ? reading.faults : [], notes: reading.notes };
}

/** For the decks in this folder, which the tests have judged: reads without judging again. */
export const deckFrom = (text: string): Deck => deckOf(draftOf(text).draft);

const deckOf = ({ head, cards, names }: Draft): Deck => ({
  title: head.deck?.text ?? '',
  language: oneOf(LANGUAGES, head.language, 'fr'),
  age: oneOf(AGES, head.age, 'standard'),
  cards: cards.map(({ riddles, expressions }) => ({
    riddles: riddles.map(riddleOf),
    expressions: expressions.map(({ text }) => text),
  })),
  names: names.map(({ themes }) => ({
    themes: themes.map(({ title, names: list }) => ({ title: title.text, names: list.map(nameOf) })),
  })),
});

function riddleOf({ title, sentence, answer }: DraftRiddle): Riddle {
  const { parts, words } = takeApart(sentence?.text ?? '');
  const [first = '', ...accepts] = alternatives(answer?.text ?? '');
  return { title: title.text, parts, words, answer: first, accepts };
}

function nameOf({ text }: Written): Name {
  const [name = '', ...accepts] = alternatives(text);
  return { name, accepts };
}

const oneOf = <T extends string>(choices: readonly T[], written: Written | undefined, otherwise: T): T =>
  choices.find((choice) => choice === written?.text.toLowerCase()) ?? otherwise;
