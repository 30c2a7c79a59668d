import { foldedWords } from '../../src/games/pyramide/decks/letters';
import { found, type Finding } from './findings';
import type { Labelled, LabelledRiddle } from './labels';
import { keyOf } from './spread';

/** Every form an answer is accepted in, as answers are known. */
const formsOf = ({ answer, accepts }: LabelledRiddle): ReadonlySet<string> =>
  new Set([answer, ...accepts].map(keyOf));

/** A surname may be meant for either of two people, or for a work of that name: « Perec ». « Diana » and « Lady Diana » are one. */
function areNamesakes(form: string, riddles: readonly LabelledRiddle[]): boolean {
  const people = riddles.filter(({ label }) => label.kind === 'person');
  return people.length > 0 && people.every(({ answer }) => keyOf(answer).endsWith(` ${form}`));
}

/** Two riddles that accept the same words ask for the same thing, however their answers are written. */
export function answersTwice({ cards }: Labelled): readonly Finding[] {
  const seen = new Map<string, LabelledRiddle[]>();
  return cards
    .flatMap(({ riddles }) => riddles)
    .flatMap((riddle) => {
      const faults = [...formsOf(riddle)].flatMap((form) => {
        const earlier = seen.get(form) ?? [];
        seen.set(form, [...earlier, riddle]);
        const first = earlier.find((one) => !areNamesakes(form, [one, riddle]));
        return first
          ? [found(riddle.line, 'answer-again', { answer: riddle.answer, form, first: first.line })]
          : [];
      });
      return faults.slice(0, 1);
    });
}

/** A title is read aloud before each riddle: it stands over one only, whatever its case, accents and signs. */
export function titlesTwice({ cards }: Labelled): readonly Finding[] {
  const seen = new Map<string, number>();
  return cards
    .flatMap(({ riddles }) => riddles)
    .flatMap(({ title, line }) => {
      const key = foldedWords(title).join(' ');
      const first = seen.get(key);
      if (first === undefined) seen.set(key, line);
      return first === undefined ? [] : [found(line, 'title-twice', { title, first })];
    });
}
