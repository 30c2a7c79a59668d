import type { ClueRule, Language } from '../../../../../src/games/pyramide/lexicon';

/** A clue for a word, and whether the rule is broken. */
export interface Case {
  readonly language: Language;
  readonly word: string;
  readonly clue: string;
  readonly breaks: boolean;
}
export interface Labelled {
  readonly rule: ClueRule;
  readonly cases: readonly Case[];
}

/** Lines of `word | clues that break the rule | clues that do not`; clues apart by semicolons. */
export function read(language: Language, text: string): readonly Case[] {
  return text
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [word, breaking, fair] = line.split('|').map((part) => part.trim());
      const of = (part: string | undefined, breaks: boolean): readonly Case[] =>
        (part ?? '')
          .split(';')
          .map((clue) => clue.trim())
          .filter((clue) => clue !== '')
          .map((clue) => ({ language, word: word!, clue, breaks }));
      return [...of(breaking, true), ...of(fair, false)];
    });
}
