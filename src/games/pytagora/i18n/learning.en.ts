import type { LearningWords } from './learning.fr';

const points = (count: number): string => `${count} ${Math.abs(count) === 1 ? 'point' : 'points'}`;

export const learningEn: LearningWords = {
  hint: {
    with: (sign) => `There is something with ${sign}.`,
    crossing: 'By crossing an equation that lies there.',
    pieces: (faces) => `With these pieces: ${faces}.`,
    where: (equation, score) => `${equation}, here: ${points(score)}.`,
    more: 'One more hint shows the best.',
    best: (equation, score) => `The best: ${equation}, here, for ${points(score)}.`,
    none: (cannot, then) => `There is no equation to lay: tap “${cannot}”, then “${then}”.`,
    next: (digit) => `A ${digit} is needed.`,
    haveIt: 'You hold one.',
    drawIt: 'You have none: draw.',
    passIt: 'You have none, and the bag is empty: pass.',
  },
  review: {
    amount: points,
    gain: (count) => `${count} ${count === 1 ? 'point' : 'points'} more`,
    bars: 'Points of each move',
    swapped: 'swapped pieces',
    passed: 'passed',
  },
  lessons: {
    classic: {
      title: 'Classic',
      lay: {
        says: 'Lay 7 × 3 = 21: tap the 7, then a cell, then × 3 = 2 1. Or drag the pieces.',
        otherwise: 'Well seen, but let us try 7 × 3 = 21.',
        done: '8 points: × is worth 2, and 21 is worth 3 because it has two digits.',
      },
      cross: {
        says: 'Crossing pays: lay 5 + 3 = 8 from top to bottom, through the 3.',
        otherwise: 'Go through the 3 that lies there, from top to bottom.',
        done: 'A piece that is crossed counts again, and 1 point more.',
      },
      precedence: {
        says: '× goes before +. Lay 2 + 3 × 4 = 14.',
        otherwise: 'Let us try 2 + 3 × 4 = 14.',
        done: '3 × 4 first, then 2 more: 14.',
      },
      byOne: {
        says: 'Dividing by 1 pays little. Lay 8 ÷ 1 × 5 = 40.',
        otherwise: 'Let us try 8 ÷ 1 × 5 = 40.',
        done: '10 points: this ÷ by 1 is worth 1 instead of 3; × multiplies 8 by 5 and is worth 2.',
      },
      shared: {
        says: 'You have no =: take one of the shared equals, below the board. Lay 9 − 4 = 5.',
        otherwise: 'Take the shared equals for 9 − 4 = 5.',
        done: 'The shared equals are everybody’s, and do not come back.',
      },
      swap: {
        says: 'Nothing but signs: no way. Tap “I can’t”, then swap.',
        otherwise: 'Tap “I can’t”.',
        done: 'A swap costs 5 points, and your turn goes on.',
      },
    },
    'up-and-down': {
      title: 'Up and down',
      lay: {
        says: 'The place glows: a 1 is needed. Lay it!',
        otherwise: 'The 1 is needed.',
        done: 'Well done! Now we wait for the 2.',
      },
      down: {
        says: 'After the 9 we go down again. Which digit comes?',
        otherwise: 'After 9 comes 8.',
        done: '8! The square turns.',
      },
      draw: {
        says: 'A 3 is needed and you have none: draw.',
        otherwise: 'Tap the bag.',
        done: 'If it fits, you lay it at once.',
      },
      place: {
        says: 'You have a 5: lay it.',
        otherwise: 'Lay the 5.',
        done: 'Fewest pieces at the end wins.',
      },
      close: {
        says: 'The last place! Close the square with a 1.',
        otherwise: 'Lay the 1 on the place that glows.',
        done: 'The square is closed. Whoever has fewest pieces wins.',
      },
    },
  },
};
