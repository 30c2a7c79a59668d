import { childrenEn } from './children.en';
import { learningEn } from './learning.en';
import { resultEn } from './result.en';
import type { PytagoraWords } from './fr';

const points = (count: number): string => `${count} ${Math.abs(count) === 1 ? 'point' : 'points'}`;
const pieces = (count: number): string => `${count} ${count === 1 ? 'piece' : 'pieces'}`;

const signed = (count: number): string => (count < 0 ? `minus ${-count}` : String(count));

export const en: PytagoraWords = {
  notYet: (why) => `Not yet: ${why}`,
  sumsSays: 'Nothing is worked out before you lay: neither the result nor the points.',
  counts: {
    crossword: (target) => `Points: the first to reach ${target} wins.`,
    children: 'Pieces left: fewest wins.',
  },
  children: childrenEn,
  learning: learningEn,
  result: resultEn,
  points,
  pieces,
  kinds: {
    classic: 'Classic',
    'plus-or-minus': 'Plus or minus',
    tables: 'Multiplication tables',
    'up-and-down': 'Up and down',
    'even-odd': 'Even and odd',
    'both-ways': 'Both ways',
  },
  kindSays: {
    classic: 'Equations that cross, with + − × ÷.',
    'plus-or-minus': 'The same with + and − only.',
    tables: 'For small children: who has the digits of the result?',
    'up-and-down': 'For small children: a square of digits, from 0 to 9 and back.',
    'even-odd': 'For small children: two squares, white sheep and black sheep.',
    'both-ways': 'For small children: the square grows at both ends.',
  },
  options: {
    kind: 'Which game?',
    target: 'Points to win',
    targetSays: (target) => `The first to ${points(target)} wins.`,
    targetOther: 'Another target',
    targetMore: (count) => `${points(count)} more`,
    targetLess: (count) => `${points(count)} fewer`,
    first: 'Who is the youngest?',
    firstChance: 'Chance decides',
    firstSays: 'The youngest begins.',
    covers: 'Hide the pieces',
    coversSays: 'The screen is covered when the phone passes to somebody else. If not, all hands are open.',
    helper: 'Say so at once',
    helperSays: 'If somebody swaps or passes though an equation was possible, the app says so at once.',
  },
  config: {
    'seats-other': 'It is played by two, three or four.',
    'target-wrong': 'The target goes from 10 to 200 points.',
    'no-such-first': 'Choose who begins.',
  },

  board: 'Table',
  equations: (count) => (count === 1 ? '1 equation laid' : `${count} equations laid`),
  cell: {
    at: (row, column) => `row ${signed(row)}, column ${signed(column)}`,
    across: (row, from, to) => `row ${signed(row)}, columns ${signed(from)} to ${signed(to)}`,
    down: (column, from, to) => `column ${signed(column)}, rows ${signed(from)} to ${signed(to)}`,
    there: (place) => `${place.charAt(0).toUpperCase()}${place.slice(1)}.`,
    free: (place) => `${place}, free`,
    mayLay: (place, face) => `${place}, free: put ${face} here`,
    drafted: (face, place) => `${face}, ${place}, not confirmed yet: take back`,
    lying: (face, place, equations) =>
      [face, place, ...equations.map((equation) => `in ${equation}`)].join(', '),
  },
  rack: (name) => `${name}’s pieces`,
  faces: { '+': 'plus', '-': 'minus', '*': 'times', '/': 'divided by', '=': 'equals' },
  shared: (count) => `${count} shared`,
  sharedSpoken: (count) => `Shared equals: ${count}`,
  bag: (count) => `Bag ${count}`,
  fit: 'See all',
  shuffle: 'Shuffle',
  keysSay:
    'Arrows to move, digits and signs to place, Space to place the chosen piece, Enter to lay, Backspace to take back.',

  lay: 'Lay',
  recall: 'Take back',
  draw: 'Draw',
  cannot: 'I can’t',
  swap: 'Swap my pieces',
  swapSays: (penalty) =>
    `All your pieces go back into the bag and you draw as many. It costs ${points(penalty)}, and your turn goes on.`,
  pass: 'Pass',
  passSays: 'Your turn ends, with no further penalty.',
  passFree: 'The bag is empty: passing costs nothing.',
  possible: 'There is an equation to lay, though!',
  keepTrying: 'Look again',

  status: {
    begin: (name) => `${name}, lay an equation.`,
    worth: (equation, score) => `${equation} · ${points(score)}`,
    items: (parts, crossings) =>
      crossings === 0
        ? parts
        : `${parts}, and ${crossings} for the ${crossings > 1 ? 'crossings' : 'crossing'}`,
    laid: (equation, score) => `${equation}: ${points(score)}! Draw to end your turn.`,
    place: 'Tap the cell to put it on, or drag it there.',
    swapped: 'New pieces. Lay an equation, or pass.',
  },
  refused: {
    'nothing-from-hand': 'Lay at least one piece of your own.',
    'too-far': 'That is too far from the table.',
    'cell-taken': 'A piece lies there already.',
    'piece-not-in-hand': 'That piece is not in your hand.',
    'shared-equals-used-up': 'There is no shared equals left.',
    'shared-equals-only': 'Only equals are shared.',
    'not-one-line': 'All pieces must lie in one row or column.',
    gap: 'There is a gap between the pieces.',
    'lengthens-equation': 'An equation that lies there cannot be lengthened.',
    'touches-neighbour': 'A piece touches another at its side.',
    'no-equals': 'The = is missing.',
    'two-equals': 'Only one = in an equation.',
    'empty-side': 'One side of the equation is missing.',
    'leading-zero': 'A number does not begin with 0.',
    'two-operators': 'Two signs stand together.',
    'starts-with-operator': 'One side begins with a sign.',
    'ends-with-operator': 'A number is missing after the sign.',
    'too-large': 'These numbers are too large.',
    'same-both-sides': 'Both sides say the same thing.',
    'one-swap-a-turn': 'One swap a turn.',
    'bag-empty': 'The bag is empty: no more swapping.',
    'swap-first': 'Swap your pieces first; then you may pass.',
    'nothing-laid': 'First put pieces on the table.',
    other: 'Not now.',
  },
  fault: {
    'zero-factor': (left, right, division) =>
      `0 is neither multiplied nor divided: ${left} ${division ? '÷' : '×'} ${right}.`,
    'divide-by-zero': (left) => `Nothing is divided by 0: ${left} ÷ 0.`,
    'not-whole': (left, right) => `${left} ÷ ${right} is not a whole number.`,
    negative: (left, right) => `${left} − ${right} goes below zero.`,
    unequal: (left, right) => `${left} on one side, ${right} on the other.`,
  },
  tell: {
    dealt: (name) => `${name} begins.`,
    laid: (name, equation, score) => `${name} laid ${equation} for ${points(score)}.`,
    short: (name, equation, score) => `${name}: ${equation} (${score}).`,
    moves: (count) => (count > 1 ? `See the last ${count} moves again` : 'See the last move again'),
    swapped: (name, penalty) => `${name} swapped pieces (−${points(penalty)}).`,
    passed: (name) => `${name} passes.`,
  },
  ending: {
    target: (name, score) => `${name} wins with ${points(score)}!`,
    'no-equation': 'Three rounds without an equation: the best score wins.',
    'all-passed': 'The bag is empty and everybody passed: the best score wins.',
  },
  rules: [
    {
      title: 'The aim',
      text: 'Lay true equations, like a crossword. The first to the target wins: usually 35 points; without × and ÷, 28 for two, 24 for three, 20 for four.',
      picture: '7*3=21',
    },
    {
      title: 'Your turn',
      text: 'Lay exactly one equation, across or down: on its own, or crossing pieces that lie there. Then draw up to ten pieces.',
      picture: '6+1=7',
    },
    {
      title: 'An equation',
      text: 'One =, whole numbers, nothing negative, not even on the way. × and ÷ before + and −. No 0 at the front of a number; 0 is neither multiplied nor divided. The two sides do not say the same thing.',
      picture: '5=5+0',
    },
    {
      title: 'Points',
      text: '1 a piece, 2 for ×, 3 for ÷. Multiplying or dividing by 1 makes the sign worth only 1, even where that 1 has just been found: in 5 ÷ 5 × 7 the × is worth 1. A number of two digits is worth 3, of three 6, of four 10. Each piece crossed: 1 more.',
      picture: '12/3=4',
    },
    {
      title: 'No touching',
      text: 'A new piece touches nothing at its side, and an equation that lies there is never lengthened.',
      picture: '',
    },
    {
      title: 'The shared equals',
      text: 'As many = as there are players stay on the table: anybody may take one instead of their own. They are not replaced.',
      picture: '=',
    },
    {
      title: 'I can’t',
      text: 'Swapping all your pieces costs you 5 points, once a turn; if that does not help, pass. Bag empty: no more swapping, and passing costs nothing.',
      picture: '',
    },
    {
      title: 'The end',
      text: 'Whoever reaches the target wins at once. It also ends after three rounds without an equation, or when the bag is empty and everybody has passed: the best score wins.',
      picture: '',
    },
  ],
};
