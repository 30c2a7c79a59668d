import type { RiddleView, View } from '../rules';

/** All that a guess is made from. There is no place in it for the word, nor for the riddle's answer. */
export interface Seen {
  /** Clue words for this word, in the order they came. */
  readonly clues: readonly string[];
  /** Guesses that were wrong. */
  readonly wrong: readonly string[];
  readonly title: string;
  /** The sentence around its five blanks; empty texts while it is hidden. */
  readonly parts: readonly string[];
  /** By blank: the word, once it has been found. */
  readonly found: readonly (string | null)[];
  /** The blank that is asked. */
  readonly at: number;
}

/** What SYNO has before its eyes. Words are taken where they were found and nowhere else, whatever else the view may hold. */
export function seenOf(view: View): Seen | null {
  const { riddle } = view;
  if (!riddle) return null;
  const { title, at } = riddle;
  const clues = riddle.words[at]?.clues ?? [];
  return {
    clues: clues.flatMap(({ text }) => text ?? []),
    wrong: clues.flatMap(({ guess }) => guess ?? []),
    title,
    parts: partsOf(riddle),
    found: foundOf(riddle),
    at,
  };
}

/** The sentence, as far as these eyes may read it. */
export const partsOf = ({ parts }: RiddleView): readonly string[] => parts ?? HIDDEN;
const HIDDEN: readonly string[] = ['', '', '', '', '', ''];

const foundOf = ({ words }: RiddleView): readonly (string | null)[] =>
  words.map(({ fate, word }) => (fate === 'found' ? word : null));
