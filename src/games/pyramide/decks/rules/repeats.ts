import { fault, type Fault } from '../faults';
import { alternatives, type Draft, type DraftCard, type Written } from '../draft';
import { foldedWords, singular } from '../letters';
import { takeApart } from '../marks';
import { answerWords } from './answers';

/** Nothing comes twice in a deck: no answer, no expression, no name. */
export function repeatFaults({ cards, names }: Draft): readonly Fault[] {
  const answers = cards.flatMap(({ riddles }) => riddles.map(({ answer }) => answer));
  const expressions = cards.flatMap((card) => card.expressions);
  const proper = names.flatMap(({ themes }) => themes.flatMap((theme) => theme.names));
  return [
    ...repeats(answers, (line, answer, first) => fault(line, 'answer-twice', { answer, first })),
    ...repeats(expressions, (line, expression, first) =>
      fault(line, 'expression-twice', { expression, first }),
    ),
    ...repeats(proper, (line, name, first) => fault(line, 'name-twice', { name, first })),
  ];
}

function repeats(
  list: readonly (Written | null)[],
  say: (line: number, text: string, first: number) => Fault,
): readonly Fault[] {
  const seen = new Map<string, number>();
  const faults: Fault[] = [];
  for (const written of list) {
    const [text = ''] = alternatives(written?.text ?? '');
    const key = answerWords(text).map(singular).join(' ') || foldedWords(text).join(' ');
    if (!written || key === '') continue;
    const first = seen.get(key);
    if (first === undefined) seen.set(key, written.line);
    else faults.push(say(written.line, text, first));
  }
  return faults;
}

/** A card is spread out when no word to find gives away the answer of its neighbour. */
export function spreadNotes({ cards }: Draft): readonly Fault[] {
  return cards.flatMap(notesOnCard);
}

function notesOnCard({ riddles }: DraftCard): readonly Fault[] {
  return riddles.flatMap(({ sentence }, index) => {
    if (!sentence) return [];
    return takeApart(sentence.text).words.flatMap((word) =>
      riddles.flatMap(({ answer }, other) => {
        const [said = ''] = alternatives(answer?.text ?? '');
        const [folded = ''] = foldedWords(word);
        if (!answer || other === index || folded === '') return [];
        const isIn = answerWords(said).map(singular).includes(singular(folded));
        return isIn ? [fault(sentence.line, 'word-answers', { word, answer: said, other: answer.line })] : [];
      }),
    );
  });
}
