import { fault, type Fault } from '../faults';
import { alternatives, type Draft, type DraftCard, type DraftRiddle, type Written } from '../draft';
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
  const saying = answersByWord(riddles);
  return riddles.flatMap(({ sentence, answer: own }) => {
    if (!sentence) return [];
    return takeApart(sentence.text).words.flatMap((word) => {
      const [folded = ''] = foldedWords(word);
      const others = (saying.get(singular(folded)) ?? []).filter(({ line }) => line !== own?.line);
      return others.map(({ text, line }) =>
        fault(sentence.line, 'word-answers', { word, answer: text, other: line }),
      );
    });
  });
}

/** The answers of a card, by each of their words. */
function answersByWord(riddles: readonly DraftRiddle[]): ReadonlyMap<string, readonly Written[]> {
  const saying = new Map<string, Written[]>();
  for (const { answer } of riddles) {
    if (!answer) continue;
    const [text = ''] = alternatives(answer.text);
    for (const word of new Set(answerWords(text).map(singular))) {
      const said = saying.get(word) ?? [];
      said.push({ line: answer.line, text });
      saying.set(word, said);
    }
  }
  return saying;
}
