import { fault, type Fault } from '../faults';
import { foldedWords, singular } from '../letters';
import { alternatives, type DraftRiddle } from '../draft';

/** Words that belong to every answer alike. */
const SMALL: readonly string[] = [
  ...[
    'le',
    'la',
    'les',
    'l',
    'un',
    'une',
    'des',
    'du',
    'de',
    'd',
    'et',
    'au',
    'aux',
    'a',
    'en',
    'sur',
    'dans',
  ],
  ...['the', 'an', 'of', 'and', 'in', 'on', 'to', 'for', 'or'],
];
/** As many letters alike at the beginning are taken for the same family; fewer say nothing. */
const SHARED = 5;
const SHORTEST = 4;

export const answerWords = (answer: string): readonly string[] =>
  foldedWords(answer).filter((word) => !SMALL.includes(word));

/** Whether the title or the sentence says the answer: in full, or a word that begins like it. */
export function insideFaults({ title, sentence, answer }: DraftRiddle): readonly Fault[] {
  if (!answer) return [];
  const [first = '', ...accepts] = alternatives(answer.text);
  const sought = answerWords(first);
  // Of what else is accepted only single words count: « fondue au fromage » must not forbid the word « fromage ».
  const others = accepts.map(answerWords).filter(({ length }) => length === 1);
  const exact = new Set([...sought, ...others.flat()].map(singular));
  const stems = stemsOf(sought);
  const faults: Fault[] = [];
  for (const written of [title, sentence]) {
    if (!written) continue;
    for (const word of foldedWords(written.text)) {
      if (SMALL.includes(word)) continue;
      const facts = { word, answer: first };
      if (exact.has(singular(word))) faults.push(fault(written.line, 'answer-inside', facts));
      else if (beginsAlike(stems, word)) faults.push(fault(written.line, 'answer-begins', facts));
    }
  }
  return faults;
}

/** How long a word must be that begins so. A silent `e` at the end goes before anything is added: pomme, pommier. */
function stemsOf(sought: readonly string[]): ReadonlyMap<string, number> {
  const stems = new Map<string, number>();
  for (const one of sought) {
    const stem = one.replace(/e$/, '').slice(0, SHARED);
    const long = Math.min(one.length, SHARED);
    if (stem.length >= SHORTEST) stems.set(stem, Math.min(stems.get(stem) ?? long, long));
  }
  return stems;
}

function beginsAlike(stems: ReadonlyMap<string, number>, word: string): boolean {
  for (let length = SHORTEST; length <= SHARED; length++)
    if (word.length >= (stems.get(word.slice(0, length)) ?? Infinity)) return true;
  return false;
}

/** The same accepted spelling written twice: most often one of them was meant to be another. */
export function acceptFaults(line: number, text: string): readonly Fault[] {
  const seen = new Set<string>();
  return alternatives(text).flatMap((accept) => {
    if (seen.has(accept)) return [fault(line, 'accept-twice', { accept })];
    seen.add(accept);
    return [];
  });
}
