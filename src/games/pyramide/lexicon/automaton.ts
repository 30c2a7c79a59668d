import { fold, packLetter, unpackLetter } from './letters';

/**
 * A word list as a minimal automaton: an edge is a letter, a mark, and the edge its target's own edges begin at. The edges of a
 * node follow each other. Nothing is unpacked: a word is looked up by walking the text.
 */
export interface PackedAutomaton {
  readonly letters: string;
  /** Per edge: 1 if a word may end after it, plus 2 if it is the last of its node. */
  readonly marks: string;
  /** Per edge three digits of base 64. */
  readonly targets: string;
}

export const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
/** A target of nought is the first node, which nothing leads to: the edge leads nowhere. */
export const NOWHERE = 0;

export interface Spelling {
  /** Exactly this, with its accents. */
  has(word: string): boolean;
  /** The word itself if it is listed, or else every listed word that differs only in accents: peche → pêche, péché. */
  spellings(text: string): readonly string[];
}

export function openAutomaton({ letters, marks, targets }: PackedAutomaton): Spelling {
  const values = digitValues();
  const target = (edge: number): number =>
    (values[targets.charCodeAt(3 * edge)]! << 12) |
    (values[targets.charCodeAt(3 * edge + 1)]! << 6) |
    values[targets.charCodeAt(3 * edge + 2)]!;
  const mark = (edge: number): number => marks.charCodeAt(edge) - 48;

  function has(word: string): boolean {
    let at = 0;
    for (let k = 0; k < word.length; k++) {
      const wanted = packLetter(word[k]!);
      while (letters[at] !== wanted) {
        if (mark(at) & 2) return false;
        at++;
      }
      if (k === word.length - 1) return (mark(at) & 1) === 1;
      at = target(at);
      if (at === NOWHERE) return false;
    }
    return false;
  }

  function collect(plain: string, from: number, at: number, sofar: string, into: string[]): void {
    for (let edge = at; ; edge++) {
      const letter = unpackLetter(letters[edge]!);
      const bare = fold(letter);
      if (plain.startsWith(bare, from)) {
        const [word, next] = [sofar + letter, from + bare.length];
        if (next === plain.length) {
          if (mark(edge) & 1) into.push(word);
        } else if (target(edge) !== NOWHERE) collect(plain, next, target(edge), word, into);
      }
      if (mark(edge) & 2) return;
    }
  }

  return {
    has,
    spellings(text) {
      const word = text.toLowerCase();
      if (has(word)) return [word];
      const found: string[] = [];
      const plain = fold(word);
      if (plain !== '') collect(plain, 0, 0, '', found);
      return found;
    },
  };
}

function digitValues(): Uint8Array {
  const values = new Uint8Array(128);
  for (let k = 0; k < DIGITS.length; k++) values[DIGITS.charCodeAt(k)] = k;
  return values;
}
