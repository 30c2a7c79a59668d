import { ACRONYM } from './acronym';
import type { Labelled } from './cases';
import { COMPOUND } from './compound';
import { DATE } from './date';
import { NOT_A_WORD } from './not-a-word';
import { PROPER_NAME } from './proper-name';
import { SAME_ROOT } from './same-root';
import { SOUNDS_ALIKE } from './sounds-alike';
import { THE_WORD_ITSELF } from './the-word-itself';

export type { Case, Labelled } from './cases';

/** Pairs of word and clue judged by hand, chosen to be hard: what must be refused, and what must not. */
export const LABELLED: readonly Labelled[] = [
  THE_WORD_ITSELF,
  DATE,
  ACRONYM,
  COMPOUND,
  PROPER_NAME,
  NOT_A_WORD,
  SAME_ROOT,
  SOUNDS_ALIKE,
];
