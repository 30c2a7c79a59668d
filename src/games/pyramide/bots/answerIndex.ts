import type { Answer, Answers } from '../lexicon';
import { plainForm, stemOf } from './forms';
import { depthBetween } from './links';
import { wordsOf } from './sentence';

/** That an answer is thought of with a word. */
interface Thought {
  readonly answer: number;
  /** The first words of its list tell most. */
  readonly weight: number;
  /** How hidden it is, 0 to 99: weaker players know only what is near the surface. */
  readonly depth: number;
}

export interface AnswerIndex {
  /** By plain form of a word. */
  readonly thoughts: ReadonlyMap<string, readonly Thought[]>;
  /** Words with the same stem. */
  readonly stems: ReadonlyMap<string, readonly string[]>;
  /** By answer, the plain forms it is itself made of. */
  readonly own: readonly (readonly string[])[];
}

/** What the last word of a list counts for, beside the first. */
const LAST = 0.5;
/** Articles and the like are in every answer. */
const SHORT = 3;
const SLICE = 2;

export function* indexAnswers(answers: Answers): Generator<void, AnswerIndex, void> {
  const { language, all } = answers;
  const thoughts = new Map<string, Thought[]>();
  const stems = new Map<string, string[]>();
  const own: string[][] = [];
  // Most words stand in many lists, and a phone takes long to fold them.
  const plainForms = new Map<string, string>();
  for (const [nth, answer] of all.entries()) {
    own.push(ownWords(answer, answers));
    const { words } = answer;
    words.forEach((word, rank) => {
      const plain = plainForms.get(word) ?? plainForm(word, language);
      plainForms.set(word, plain);
      const thought = {
        answer: nth,
        weight: 1 - (LAST * rank) / words.length,
        depth: depthBetween(answer.text, plain),
      };
      const others = thoughts.get(plain);
      if (others) return void others.push(thought);
      thoughts.set(plain, [thought]);
      const stem = stemOf(plain, language);
      const related = stems.get(stem);
      if (related) related.push(plain);
      else stems.set(stem, [plain]);
    });
    if (nth % SLICE === 0) yield;
  }
  return { thoughts, stems, own };
}

const ownWords = ({ text }: Answer, { language }: Answers): string[] =>
  wordsOf(text)
    .map((word) => plainForm(word.replace('’', ''), language))
    .filter((word) => word.length >= SHORT);
