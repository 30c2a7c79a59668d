import type { ResultWords } from './result.fr';

const points = (count: number): string => `${count} ${Math.abs(count) === 1 ? 'point' : 'points'}`;
const pieces = (count: number): string => `${count} ${count === 1 ? 'piece' : 'pieces'}`;

export const resultEn: ResultWords = {
  crossword: {
    counts: (target) => `points; the target was ${target}`,
    lead: (score, ahead, turn) => `${points(score)}, ${ahead} ahead, in turn ${turn}`,
    level: (score) => `${points(score)} each`,
    finest: (score) => points(score),
    winning: (score) => `${points(score)}, the winning move`,
    crossedAlways: 'A crossing in every turn.',
    crossedEach: 'A crossing in every equation.',
    best: (equation, score) => `${points(score)} at once with ${equation}.`,
  },
  children: {
    counts: 'pieces left: fewest wins',
    lead: (left, fewer) =>
      `${left === 0 ? 'An empty hand' : `${pieces(left)} in hand`}, ${fewer} fewer than the next`,
    level: (left) => `${pieces(left)} in hand each`,
    streak: (count) => `${pieces(count)} in a row without drawing`,
    product: (sum) => `${sum}, found!`,
    closed: 'The piece that closed the square!',
    streakSays: (count) => `${pieces(count)} in a row without drawing!`,
    placed: (count) => `${pieces(count)} laid just right!`,
    answered: (count) => `${count} ${count === 1 ? 'right answer' : 'right answers'}!`,
  },
};
