import type { ResultWords } from './result.fr';

const plural = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

export const resultEn: ResultWords = {
  countsRounds: 'rounds won',
  countsBoth: 'rounds won, and everybody’s expressions',
  countsPoints: 'points in all',
  lead: (own, other) => `${plural(own, 'round', 'rounds')} to ${other}`,
  leadMaitre: (own, other, maitre) => `${plural(own, 'round', 'rounds')} to ${other}; word master: ${maitre}`,
  together: (points) => `${plural(points, 'point', 'points')} in all`,
  finest: (words, points) =>
    `${words === 0 ? 'the riddle, without a single word' : `${plural(words, 'word', 'words')} of 5 and the riddle`} (${plural(points, 'point', 'points')})`,
  finestWords: (words, points) =>
    `${plural(words, 'word', 'words')} of 5 (${plural(points, 'point', 'points')})`,
  enigmas: (count) => `${plural(count, 'riddle', 'riddles')} solved.`,
  found: (count) => `${plural(count, 'word', 'words')} found.`,
  explained: (count) => `${plural(count, 'word', 'words')} explained well.`,
};
