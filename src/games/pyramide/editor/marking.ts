import { fault, WORDS_PER_RIDDLE, type Fault } from '../decks';
import { isLetter } from '../decks/letters';
import { takeApart } from '../decks/marks';
import { wordFaults } from '../decks/rules/words';

/** A sentence as one reads it, and where its words to find stand in it. */
export interface Marking {
  readonly plain: string;
  readonly marks: readonly Range[];
}
export interface Range {
  readonly from: number;
  readonly to: number;
}
/** A piece of the sentence: a word one can tap, or what stands around words. */
export interface Piece extends Range {
  readonly text: string;
  readonly isWord: boolean;
}

/** From the text between asterisks. An asterisk that is never closed marks nothing. */
export function markingOf(sentence: string): Marking {
  const { words, open } = takeApart(sentence);
  const marks: Range[] = [];
  let plain = '';
  sentence.split('*').forEach((piece, index) => {
    const isMark = index % 2 === 1 && !(open && index === words.length * 2 - 1);
    if (isMark && piece !== '') marks.push({ from: plain.length, to: plain.length + piece.length });
    plain += piece;
  });
  return { plain, marks };
}

export function markedText({ plain, marks }: Marking): string {
  const signs = new Map<number, string>();
  for (const { from, to } of marks) for (const at of [from, to]) signs.set(at, `${signs.get(at) ?? ''}*`);
  return Array.from({ length: plain.length + 1 }, (_, at) => (signs.get(at) ?? '') + plain.charAt(at)).join(
    '',
  );
}

/** The pieces of each run between spaces: « l’étage. » is l’ + étage + . */
export function chunksOf(plain: string): readonly (readonly Piece[])[] {
  const chunks: Piece[][] = [];
  for (const run of plain.matchAll(/\S+/g)) {
    const pieces: Piece[] = [];
    const end = run.index + run[0].length;
    for (let from = run.index; from < end;) {
      const word = wordEnd(plain, from);
      let to = word;
      while (to === from || (to < end && word === from && wordEnd(plain, to) === to)) to++;
      // « l’ » is no word of its own: what it leads to is.
      const leads = word > from && /['’]/.test(plain.charAt(word)) && isLetter(plain.charAt(word + 1));
      if (leads) to = word + 1;
      pieces.push({ text: plain.slice(from, to), from, to, isWord: word > from && !leads });
      from = to;
    }
    chunks.push(pieces);
  }
  return chunks;
}

/** Where the word that begins here ends; hyphens hold a word together. */
function wordEnd(plain: string, from: number): number {
  let to = from;
  while (
    isLetter(plain.charAt(to)) ||
    (to > from && plain.charAt(to) === '-' && isLetter(plain.charAt(to + 1)))
  )
    to++;
  return to;
}

export const isMarked = ({ marks }: Marking, { from, to }: Range): boolean =>
  marks.some((mark) => mark.from < to && from < mark.to);

/** A tap on a word: marked, or let go; or why it cannot be a word to find. `enough`: all five are chosen. */
export function tapWord(marking: Marking, word: Range, title: string): Marking | Fault | 'enough' {
  const { plain, marks } = marking;
  if (isMarked(marking, word))
    return { plain, marks: marks.filter((mark) => !(mark.from < word.to && word.from < mark.to)) };
  if (marks.length >= WORDS_PER_RIDDLE) return 'enough';
  const { from, to } = word;
  // Judged alone, by the rules of the deck: only what no other choice could mend stands in the way.
  const alone = markedText({ plain, marks: [{ from, to }] });
  const found = wordFaults({ line: 1, text: title }, { line: 1, text: alone });
  const never = found.find(({ code }) => ['word-joined', 'word-capital', 'word-odd'].includes(code));
  if (never) return never;
  const folded = plain.slice(from, to).toLowerCase();
  const twice = marks.some((mark) => plain.slice(mark.from, mark.to).toLowerCase() === folded);
  if (twice) return fault(1, 'word-twice', { word: plain.slice(from, to) });
  return { plain, marks: [...marks, { from, to }].sort((a, b) => a.from - b.from) };
}

/** The sentence was typed on: marks stay on their words, as far as anything is left of them. */
export function retype({ plain, marks }: Marking, typed: string): Marking {
  const next = typed.replace(/\*/g, '');
  const least = Math.min(plain.length, next.length);
  let head = 0;
  while (head < least && plain[head] === next[head]) head++;
  let tail = 0;
  while (tail < least - head && plain[plain.length - 1 - tail] === next[next.length - 1 - tail]) tail++;
  const changed = plain.length - tail;
  const shift = next.length - plain.length;
  const words = chunksOf(next).flatMap((pieces) => pieces.filter(({ isWord }) => isWord));
  const kept = new Map<number, Range>();
  for (const { from, to } of marks) {
    const at = from < head ? from : to > changed ? Math.max(from, changed) + shift : null;
    const word = at === null ? undefined : words.find((one) => one.from <= at && at < one.to);
    if (word) kept.set(word.from, { from: word.from, to: word.to });
  }
  return { plain: next, marks: [...kept.values()] };
}
