import { putTogether } from './marks';
import type { Deck, NamesCard, RiddleCard } from './types';

/** The text of a deck, as a person would write it: spaces one can see, an empty line between cards. */
export function writeDeck({ title, language, age, cards, names }: Deck): string {
  const head = [`deck: ${spaced(title)}`, `language: ${language}`, `age: ${age}`];
  return [head, ...cards.map(linesOfCard), ...names.map(linesOfNames)]
    .map((block) => `${block.join('\n')}\n`)
    .join('\n');
}

const linesOfCard = ({ id, riddles, expressions }: RiddleCard): readonly string[] => [
  'card',
  ...named(id),
  ...riddles.flatMap(({ title, parts, words, answer, accepts }) => [
    `? ${spaced(title)}`,
    spaced(putTogether(parts, words)),
    `= ${listed([answer, ...accepts])}`,
  ]),
  ...expressions.map((expression) => `+ ${spaced(expression)}`),
];

const linesOfNames = ({ id, themes }: NamesCard): readonly string[] => [
  'names',
  ...named(id),
  ...themes.flatMap(({ title, names }) => [
    `? ${spaced(title)}`,
    ...names.map(({ name, accepts }) => `- ${listed([name, ...accepts])}`),
  ]),
];

const named = (id: string | undefined): readonly string[] => (id === undefined ? [] : [`@ ${id}`]);
const spaced = (text: string): string => text.replace(/\s+/g, ' ').trim();
const listed = (names: readonly string[]): string => names.map(spaced).join(' | ');
