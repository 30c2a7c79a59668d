import type { learningFr } from './learning.fr';
import { rulesEn } from './rules.en';

export const learningEn: typeof learningFr = {
  rules: rulesEn,
  lessons: {
    title: 'First steps',
    roll: {
      says: 'Both your pawns begin on 0 and go to 101. Roll the dice.',
      otherwise: 'Tap Roll the dice.',
      done: 'Two numbers. Each is used once, on either of your pawns.',
    },
    add: {
      says: 'You have 6 and 4. Use the 6 first: drag a pawn to circle 6, or tap it, then + 6.',
      otherwise: 'Try 0 + 6: circle 6.',
      done: '0 + 6 = 6. The 4 is left: for this pawn or for the other.',
    },
    subtract: {
      says: 'Going back can bring you far ahead. You have 3 and 9: play 14 − 3.',
      otherwise: 'That is allowed, but try 14 − 3: what follows may surprise you.',
      done: '14 − 3 = 11. And from 11, what can the 9 do?',
    },
    multiply: {
      says: 'Your pawn is on 11. Multiply it by 9!',
      otherwise: 'That is allowed, but 11 × 9 leads much farther.',
      done: '11 × 9 = 99: the red of 11 and the two greens of 9 have joined.',
    },
    bump: {
      says: 'The 2 has brought you from 31 to 33, but you do not end there. With the 4, end on Tom’s other pawn.',
      otherwise: 'Look for a way from 33 to 37.',
      done: '33 + 4 = 37. This pawn will be bumped when your turn ends; the one on 33 stays.',
    },
    end: {
      says: 'All numbers are used. Circle 37 is red all round: end your turn to bump Tom and draw a card.',
      otherwise: 'Tap End turn.',
      done: 'Tom begins again from 0, and you have a card. A keeper is kept, an action is done at once.',
    },
    exact: {
      says: '98 + 7 = 105: too far, the spiral ends at 101. What can the pawn on 98 do with the 7?',
      otherwise: 'Take the pawn on 98.',
      done: 'There was only 98 − 7 = 91 and 98 ÷ 7 = 14. 101 must be reached exactly.',
    },
    win: {
      says: 'Your other pawn is at 101 already. You have 2 and 5: bring this one home.',
      otherwise: 'What is to be added to 99 to make 101?',
      done: '99 + 2 = 101: you have won. The 5 need not be used.',
    },
  },
  hint: {
    roll: 'Roll the dice: there is nothing else to do.',
    noChoice: 'The card leaves no choice.',
    win: 'You can win at once.',
    home: 'One of your pawns can get home.',
    bump: 'Somebody can be sent back.',
    waypoint: (prime) => `The waypoint ${prime} is within reach.`,
    red: 'One of your pawns can end on a red circle.',
    keeper: 'One of your keepers can serve now.',
    with: (operation) => `There is something to do with ${operation === '-' ? '−' : operation}.`,
    pawn: (at, by) => `Look at the pawn on ${at}, with ${by}.`,
    number: (number) => `the ${number}`,
    keeperNamed: (title) => `the card ${title}`,
    card: (title) => `Look at your card “${title}”.`,
    moves: (moves) => `${moves.join(', then ')}.`,
    lead: 'Look at the pawns of the others.',
    own: 'Look at your own pawns.',
    keepersOfOthers: 'Look at the keepers of the others.',
    end: 'Nothing better to do: end your turn.',
  },
  review: {
    win: 'The game was won at once',
    alittle: 'A little sooner home',
    half: 'Half a turn sooner home',
    one: 'One turn sooner home',
    oneAndAHalf: 'A turn and a half sooner home',
    turns: (turns) => `${turns} turns sooner home`,
    bars: 'Turns gained by each move',
    end: 'end the turn',
    keeper: (sum) => `${sum} with a keeper`,
    send: (at) => `“Back to Start” on ${at}`,
    curse: (places) => `“Curse” on whoever is on ${places}`,
    swap: (one, other) => `swap ${one} and ${other}`,
    steal: (title) => `take “${title}”`,
  },
};
