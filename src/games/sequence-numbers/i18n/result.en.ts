import type { ResultWords } from './result.fr';

const chips = (count: number): string => `${count} ${count === 1 ? 'chip' : 'chips'}`;
const sequences = (count: number): string => `${count} ${count === 1 ? 'sequence' : 'sequences'}`;

export const resultEn: ResultWords = {
  countsLines: 'chips in the longest line',
  countsSequences: (target) => `sequences; it took ${target}`,
  inARow: (own, other) => `${chips(own)} in a row against ${other}`,
  sequences: (own, other) => `${sequences(own)} to ${other}`,
  level: (own) => `${chips(own)} in a row each`,
  finest: (card) => `${card}, and there is the sequence`,
  twice: (card, count) => `${card}, and ${sequences(count)} at once`,
  sequence: 'A whole sequence, five chips in a row.',
  nearly: 'Four chips in a row: only one was missing.',
  taken: (count) => `${chips(count)} taken away at the right moment.`,
  sums: (count) => `${count} ${count === 1 ? 'sum' : 'sums'} worked out right.`,
};
