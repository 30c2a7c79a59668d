import type { Draft, DraftCard, DraftNames } from './draft';
import { fault, type Fault } from './faults';
import { MOST_CARDS, MOST_IN_LINE, MOST_ON_CARD } from './limits';

/** What is too much of the parts of a deck. */
export function draftLimits({ cards, names }: Draft): readonly Fault[] {
  const count = cards.length + names.length;
  if (count > MOST_CARDS) return [fault(1, 'too-many-cards', { count, most: MOST_CARDS })];
  return [...cards.flatMap(cardLimits), ...names.flatMap(namesLimits)];
}

const full = (line: number, count: number): readonly Fault[] =>
  count > MOST_ON_CARD ? [fault(line, 'card-too-full', { count, most: MOST_ON_CARD })] : [];

function cardLimits({ line, riddles, expressions }: DraftCard): readonly Fault[] {
  const long = riddles.flatMap(({ sentence }) => {
    const characters = sentence?.text.length ?? 0;
    return sentence && characters > MOST_IN_LINE
      ? [fault(sentence.line, 'sentence-too-long', { characters, most: MOST_IN_LINE })]
      : [];
  });
  return [...full(line, Math.max(riddles.length, expressions.length)), ...long];
}

const namesLimits = ({ line, themes }: DraftNames): readonly Fault[] => [
  ...full(line, themes.length),
  ...themes.flatMap(({ title, names }) => full(title.line, names.length)),
];
