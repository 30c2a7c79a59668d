import type { Answers, HouseRules, Lexicon } from '../lexicon';
import type { View } from '../rules';
import { firstThought, type Readable } from './enigma';
import type { Mind } from './minds';
import { partsOf } from './seen';

/** What DICO knows: the word, and what has been said for it. */
export interface Task {
  readonly word: string;
  /** What it does not say: the riddle's other words, and what it takes for the riddle's answer. */
  readonly kept: readonly string[];
  /** Clue words given so far. */
  readonly clues: readonly string[];
  /** Clue words that other words of the riddle had: said again they would lead back there. */
  readonly spent: readonly string[];
  /** Clue words that are left with the next one; null before the bet. */
  readonly left: number | null;
  /** What SYNO has guessed instead. */
  readonly wrong: readonly string[];
  readonly house: HouseRules;
  /** Whom the deck is for. */
  readonly age: NonNullable<View['config']['age']>;
  /** SYNO has the sentence with its blanks. */
  readonly open: boolean;
}

/** Only DICO has the word in its view; where it reads the whole riddle, it has thought of what that is about. */
export function* taskIn(
  view: View,
  lexicon: Lexicon | null,
  answers: Answers | null,
  mind: Mind,
): Generator<void, Task | null, void> {
  const { hunt, riddle, config } = view;
  if (!hunt?.word || !riddle) return null;
  const { clues } = riddle.words[riddle.at]!;
  const before = riddle.words.filter((_, at) => at !== riddle.at);
  const others = riddle.words.flatMap(({ word }, at) => (at === riddle.at ? [] : (word ?? [])));
  const reads = answers !== null && riddle.parts !== null;
  const thought = reads ? yield* firstThought(readableOf(view), answers, lexicon, mind) : [];
  return {
    word: hunt.word,
    kept: [...others, ...thought],
    clues: clues.flatMap(({ text }) => text ?? []),
    spent: before.flatMap((one) => one.clues.flatMap(({ text }) => text ?? [])),
    left: hunt.clue && hunt.clue.of - hunt.clue.nth + 1,
    wrong: clues.flatMap(({ guess }) => guess ?? []),
    house: { club: config.club },
    age: config.age ?? 'standard',
    open: config.openSentence,
  };
}

/** The sentence with its found words, and what was said for them; with all that DICO sees, where DICO has the sentence in hand. */
export function readableOf(view: View): Readable {
  const { title, words } = view.riddle!;
  const isDico = typeof view.eyes === 'number' && view.roles[view.eyes] === 'dico';
  const found = words.map(({ fate, word }) => (isDico || fate === 'found' ? word : null));
  const heard = isDico ? [] : words.flatMap(({ clues }) => clues.flatMap(({ text }) => text ?? []));
  return { title, parts: partsOf(view.riddle!), found, heard };
}
