import type { LearningWords } from './learning.fr';

export const learningEn: LearningWords = {
  hint: {
    win: 'One of your cards wins at once.',
    equation: (sign) => `There is something to do with a ${sign}.`,
    plus: 'Your Plus card can serve now.',
    minus: 'Your Minus card can serve now.',
    dead: 'A card in your hand is dead: exchange it.',
    card: (card) => `Look at the card ${card}.`,
    cell: (sum) => `${sum}: here.`,
    cellSpecial: 'Here.',
    nothing: 'Nothing to play: pass.',
  },
  review: {
    amount: (chances) => `${chances} in 100`,
    gain: (chances) => `${chances} more ${chances > 1 ? 'chances' : 'chance'} in 100 to win`,
    win: 'The game was won at once',
    bars: 'Chances to win, in 100',
    describe: {
      upper: (card, number) => `${card} on the upper ${number}`,
      lower: (card, number) => `${card} on the lower ${number}`,
      left: (card, number) => `${card} on the left ${number}`,
      right: (card, number) => `${card} on the right ${number}`,
    },
  },
  lessons: {
    title: 'First steps',
    lay: {
      says: 'Every card is a sum. Tap 6 + 3, then a 9 on the board.',
      otherwise: 'Try it with 6 + 3: what does it make?',
      done: '6 + 3 = 9. Every number is on the board twice: you had the choice.',
    },
    draw: {
      says: 'The chip lies. Draw a card to end your turn.',
      otherwise: 'Tap Draw.',
      done: 'Until the card is drawn, a move can be taken back.',
    },
    five: {
      says: 'Four chips stand in a line. Find the card that makes the fifth!',
      otherwise: 'Well worked out, but another card finishes the line.',
      done: 'Five in a line: a sequence. With two or three players it wins the game.',
    },
    corner: {
      says: 'A starred corner counts for everybody. Four chips and a corner are enough: which one is missing?',
      otherwise: 'Look at the line that starts in the corner.',
      done: 'The corner was the fifth.',
    },
    plus: {
      says: 'The Plus card lays a chip on any free cell. Finish the line.',
      otherwise: 'Take Plus, and look at the line of four.',
      done: 'Plus is precious: keep it for a moment like this one.',
    },
    minus: {
      says: 'The opponent has four chips in a line! The Minus card takes one of them off.',
      otherwise: 'Take Minus, and tap a chip of the line of four.',
      done: 'The line is broken. A finished sequence cannot be.',
    },
    dead: {
      says: 'Both 12s are covered: 9 + 3 is a dead card. Tap it, then Dead card.',
      otherwise: 'Choose 9 + 3, then tap Dead card.',
      done: 'Exchanged, and your turn goes on. Once a turn.',
    },
  },
};
