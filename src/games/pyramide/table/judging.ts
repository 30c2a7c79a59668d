import type { PyramideWords } from '../i18n';
import { judgeClue } from '../lexicon';
import type { Referee } from './useReferee';

/** Which rule a typed clue breaks, in a sentence; null where it is fine. The person may insist: the table may overrule. */
export function judged(
  referee: Referee | null,
  clue: string,
  word: string,
  { referee: words }: PyramideWords,
): string | null {
  if (!referee || clue.trim() === '') return null;
  const verdict = judgeClue(clue, word, referee.lexicon, { club: referee.club });
  if (verdict.kind === 'fine') return null;
  const says = words[verdict.rule];
  const sentence = typeof says === 'string' ? says : says(clue.trim());
  return verdict.kind === 'warning' ? `${sentence} ${words.maybe}` : sentence;
}

/** A guess of which some word is in no dictionary: most likely a slip of the finger. */
export function isStrange(referee: Referee | null, guess: string): boolean {
  if (!referee) return false;
  const { lexicon } = referee;
  const parts = guess.split(/[\s'’-]+/).filter((part) => part.length > 1);
  return !lexicon.isWord(guess.trim()) && parts.some((part) => !lexicon.isWord(part) && !lexicon.entry(part));
}
