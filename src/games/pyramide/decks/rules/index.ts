import type { Draft, DraftRiddle, Written } from '../draft';
import { fault, inOrder, type Fault, type FaultCode, type Findings } from '../faults';
import { countedWords } from '../letters';
import type { Age } from '../types';
import { acceptFaults, insideFaults } from './answers';
import { countFaults, headFaults, type Strictness } from './counts';
import { repeatFaults, spreadNotes } from './repeats';
import { wordFaults } from './words';

export type { Strictness } from './counts';

/** Words in a sentence, by age: long enough to hide five words, short enough to be read aloud at one go. */
const SENTENCE_WORDS: Readonly<Record<Age, { readonly least: number; readonly most: number }>> = {
  standard: { least: 15, most: 35 },
  junior: { least: 10, most: 20 },
};

/** What a family's deck is told, but may do: its sentences are its own, and a shared beginning is only probably a family. */
const ONLY_NOTED: Readonly<Record<Strictness, readonly FaultCode[]>> = {
  shipped: ['word-answers'],
  own: ['word-answers', 'sentence-length', 'answer-begins'],
};

export function judge(draft: Draft, strictness: Strictness): Findings {
  const age: Age = draft.head.age?.text.toLowerCase() === 'junior' ? 'junior' : 'standard';
  const found = inOrder([
    ...headFaults(draft),
    ...countFaults(draft, strictness),
    ...draft.cards.flatMap(({ riddles }) => riddles.flatMap((riddle) => riddleFaults(riddle, age))),
    ...draft.names.flatMap(({ themes }) =>
      themes.flatMap(({ names }) => names.flatMap(({ line, text }) => acceptFaults(line, text))),
    ),
    ...repeatFaults(draft),
    ...spreadNotes(draft),
  ]);
  const isNote = ({ code }: Fault): boolean => ONLY_NOTED[strictness].includes(code);
  return { faults: found.filter((one) => !isNote(one)), notes: found.filter(isNote) };
}

function riddleFaults(riddle: DraftRiddle, age: Age): readonly Fault[] {
  const { title, sentence, answer } = riddle;
  return [
    ...(sentence
      ? [...wordFaults(title, sentence), ...lengthFaults(sentence, age)]
      : [fault(title.line, 'sentence-missing', { title: title.text })]),
    ...(answer
      ? acceptFaults(answer.line, answer.text)
      : [fault(title.line, 'answer-missing', { title: title.text })]),
    ...insideFaults(riddle),
  ];
}

function lengthFaults({ line, text }: Written, age: Age): readonly Fault[] {
  const found = countedWords(text.replace(/\*/g, '')).length;
  const { least, most } = SENTENCE_WORDS[age];
  return found < least || found > most ? [fault(line, 'sentence-length', { found, least, most })] : [];
}
