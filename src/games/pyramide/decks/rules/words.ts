import { fault, type Fault } from '../faults';
import { fold, foldedWords, isLetter } from '../letters';
import { takeApart, type Marked } from '../marks';
import type { Written } from '../draft';
import { WORDS_PER_RIDDLE } from '../types';

/** The five words to find: how many, of what letters, and whether they can be read elsewhere on the card. */
export function wordFaults(title: Written, sentence: Written): readonly Fault[] {
  const { line } = sentence;
  const marked = takeApart(sentence.text);
  if (marked.open) return [fault(line, 'mark-open', {})];
  const { parts, words } = marked;
  const faults: Fault[] = [];
  if (words.length !== WORDS_PER_RIDDLE) {
    const facts = { found: words.length, least: WORDS_PER_RIDDLE, most: WORDS_PER_RIDDLE };
    faults.push(fault(line, 'mark-count', facts));
  }
  const readable = new Set(foldedWords(`${title.text} ${parts.join(' ')}`));
  const seen = new Set<string>();
  words.forEach((word, index) => {
    const shape = shapeFault(line, marked, index);
    if (shape) {
      faults.push(shape);
      return;
    }
    const folded = fold(word);
    if (seen.has(folded)) faults.push(fault(line, 'word-twice', { word }));
    else if (readable.has(folded)) faults.push(fault(line, 'word-shown', { word }));
    seen.add(folded);
  });
  return faults;
}

function shapeFault(line: number, { parts, words }: Marked, index: number): Fault | null {
  const word = words[index] ?? '';
  if (word.trim() === '') return fault(line, 'word-empty', {});
  if (/\s/.test(word)) return fault(line, 'word-several', { word });
  if (/[-'’]/.test(word) || isPiece(parts[index] ?? '', parts[index + 1] ?? ''))
    return fault(line, 'word-joined', { word });
  if (word !== word.toLowerCase()) return fault(line, 'word-capital', { word });
  // U+00F7, among the accented letters, is the sign of division.
  return /^[a-z\u00df-\u00f6\u00f8-\u017f]+$/.test(word) ? null : fault(line, 'word-odd', { word });
}

/** `l’*amour*` is a word after an article; `*arc*-en-ciel`, `*chat*on` and `*aujourd*’hui` are pieces of words. */
function isPiece(before: string, after: string): boolean {
  const last = before.charAt(before.length - 1);
  if (isLetter(last) || isLetter(after.charAt(0))) return true;
  if (last === '-' && isLetter(before.charAt(before.length - 2))) return true;
  return /^[-'’]/.test(after) && isLetter(after.charAt(1));
}
