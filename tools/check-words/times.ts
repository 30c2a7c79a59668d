import { judgeClue, openLexicon, type Source } from '../../src/games/pyramide/lexicon';
import { finish } from '../guess-pyramide/figures';

/** Milliseconds to open a language, and microseconds of the questions asked of it. */
export interface Times {
  readonly open: number;
  readonly isWord: number;
  readonly judge: number;
  /** Milliseconds to compare one word with every headword, as a guesser does. */
  readonly compare: number;
  /** To be compared between machines: how many of the words asked for are words. */
  readonly words: number;
}

const ROUNDS = 5;

export function timesOf(source: Source, clock: () => number): Times {
  let from = clock();
  const lexicon = openLexicon(source);
  finish(lexicon.prepare());
  const open = clock() - from;

  const asked = lexicon.headwords.slice(0, 400).flatMap((word) => [word, `${word}q`]);
  from = clock();
  let words = 0;
  for (let round = 0; round < ROUNDS; round++) words = asked.filter((word) => lexicon.isWord(word)).length;
  const isWord = (1000 * (clock() - from)) / (ROUNDS * asked.length);

  from = clock();
  let judged = 0;
  for (const word of lexicon.headwords.slice(0, 100))
    for (const clue of lexicon.entry(word)!.clues) {
      judgeClue(clue, word, lexicon);
      judged++;
    }
  const judge = (1000 * (clock() - from)) / judged;

  from = clock();
  for (const word of lexicon.headwords) lexicon.sameFamily('porter', word);
  return { open, isWord, judge, compare: clock() - from, words };
}
