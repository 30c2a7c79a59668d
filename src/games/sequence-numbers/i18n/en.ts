import { learningEn } from './learning.en';
import { resultEn } from './result.en';
import type { SequenceWords } from './fr';

const plural = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

const together = (names: readonly string[]): string => names.join(', ').replace(/, (?=[^,]*$)/, ' and ');

export const en: SequenceWords = {
  counts: {
    sequences: (target) => `Finished sequences: ${target} are needed to win.`,
    chips: 'Chips on the board. The first sequence of five wins.',
  },
  learning: learningEn,
  result: resultEn,
  teamMarks: ['disc', 'ring', 'cross'],
  teamOf: together,
  plus: 'Plus',
  minus: 'Minus',
  equation: (left, sign, right) => `${left} ${sign === '+' ? '+' : '−'} ${right}`,
  equationSpoken: (left, sign, right) => `${left} ${sign === '+' ? 'plus' : 'minus'} ${right}`,

  board: 'Board',
  hand: (name) => `${name}’s hand`,
  cellFree: (number, row, column) => `${number}, row ${row}, column ${column}, free`,
  cellChip: (number, row, column, mark) => `${number}, row ${row}, column ${column}, ${mark} chip`,
  cellLocked: (number, row, column, mark) =>
    `${number}, row ${row}, column ${column}, ${mark} chip, finished sequence`,
  corner: (row, column) => `Free corner, row ${row}, column ${column}, counts for everybody`,
  reachable: 'the chosen card goes here',
  deadMark: 'dead card',

  deck: (count) => `Deck ${count}`,
  deckSpoken: (count) => `Deck: ${plural(count, 'card', 'cards')}`,
  piles: 'Discard piles',
  whole: 'See the whole board',
  nearer: 'Back to the play',
  pilesOpen: 'See the discard piles',
  pileOf: (name) => `${name}’s pile`,
  pileTop: (name, card) => `${name}’s last card: ${card}`,
  pileEmpty: 'nothing yet',
  newestFirst: 'The latest card first.',

  draw: 'Draw',
  drawFirst: 'Play a card first; then you draw.',
  lay: 'Lay',
  pass: 'Pass',
  dead: 'Dead card',
  takeBack: 'Take back',
  pay: 'Give up',
  leave: 'I am done',
  takeLate: (name) => `${name} takes the forgotten card`,
  report: (names) => `Report table talk: ${names}`,
  reportSays: 'If somebody advised their team, each of its members gives up a card.',
  reportAsks: 'Does everybody agree?',
  reportCosts: (names) =>
    `${names}: each of them will give up one card at their next turn. Until the next move it can be taken back.`,
  reportYes: 'Yes, report it',

  status: {
    choose: (name) => `${name}, choose a card.`,
    chosen: (card) => `${card}: what does it make? Tap the cell, or drag the card onto it.`,
    chosenPlus: 'Plus: a chip on any free cell.',
    chosenMinus: 'Minus: tap an opponent’s chip to take it off.',
    over: (card, number) => `${card} on the ${number}? Let go to lay it.`,
    overPlus: (number) => `Plus on the ${number}? Let go to lay it.`,
    overMinus: 'Let go to take this chip off.',
    overNothing: 'Drag on to a cell of the board.',
    draft: (card, number) => `${card} on the ${number}? Lay it, or tap another cell.`,
    laid: (sum) => `${sum}. Draw to end your turn.`,
    laidPlus: 'Chip laid. Draw to end your turn.',
    taken: 'Chip taken off. Draw to end your turn.',
    lost: (sum, number) => `${sum}, and the cell says ${number}. The card is lost. Draw.`,
    strict: ' Do not forget your card!',
    nothing: (name) => `${name}, no card can be played: pass.`,
    deadCard: 'A card in your hand is dead: you may exchange it.',
    fine: (name) => `${name}, table talk was reported: choose the card to give up.`,
    paySure: (card) => `Give up ${card}?`,
    reported: 'Reported. It can be taken back until the next move.',
    turnOf: (name) => `${name} to play.`,
    sequence: 'Sequence!',
  },

  sum: (left, sign, right, result) => `${left} ${sign === '+' ? '+' : '−'} ${right} = ${result}`,

  refused: {
    'wrong-cell': (sum, cell) => `${sum}; this cell says ${cell}. Try again.`,
    occupied: 'This cell has a chip already.',
    corner: 'A corner counts for everybody already: nothing is laid there.',
    'nothing-there': 'There is no chip to take off here.',
    'own-chip': 'This chip is your own colour. Minus takes an opponent’s.',
    locked: 'A finished sequence cannot be broken.',
    'not-dead': (result) => `Not dead yet: a ${result} is still free.`,
    'dead-card': (result) =>
      `Both cells that say ${result} are covered: this card is dead. Exchange it or keep it.`,
    'never-dead': 'Plus and Minus are never dead cards.',
    'one-dead-a-turn': 'One dead card a turn.',
    'can-play': 'A card in this hand can still be played.',
    'dead-first': 'Exchange your dead card first: the new one might serve.',
    'choose-first': 'Choose a card first.',
    'choose-dead': 'First choose the card whose two cells are both covered.',
    'pay-first': 'First choose the card to give up.',
    'nothing-to-draw': 'There is no card left to draw.',
    'already-fined': 'This team must give up its cards already.',
    'reported-lately': 'This team has just paid: it cannot be reported again before this turn is over.',
    other: 'Not now.',
  },

  config: {
    'seats-one': 'Alone there is nobody to play against: add a person or the app.',
    'seats-five': 'With five the teams would not be equal: play with four or six.',
    'seats-other': 'It is played by two, three, four or six.',
    'teams-unequal': 'Teams must be equal.',
    'no-such-dealer': 'Whoever deals no longer sits at this table.',
    'target-wrong': 'That number of sequences does not fit this table.',
  },

  options: {
    teams: 'Teams',
    teamsOf: { 2: 'Two teams of three', 3: 'Three teams of two' },
    teamsSays: 'Teammates are seated in turn.',
    noTeams: 'Two or three: each for themselves.',
    pairs: 'With four: two teams of two.',
    target: 'Sequences to win',
    targetSays: { 1: 'One is enough: a shorter game.', 2: 'Two sequences, as on the sheet.' },
    targetOne: 'Each for themselves: one.',
    targetTwo: 'With two teams: two.',
    dealer: 'Who deals?',
    dealerChance: 'Chance decides',
    dealerSays: 'The seat on the dealer’s left begins.',
    wrongCell: 'A wrong cell',
    wrongCells: { retry: 'Try again', expert: 'Expert' },
    wrongCellSays: {
      retry: 'The sum is spelled out, and you try another cell.',
      expert: 'The card is lost and no chip is laid. A dead card cannot be lost so.',
    },
    strict: 'Strict table',
    strictSays: 'You draw for yourself, and forgetting costs; so does advice between teammates.',
  },

  sumsSays: 'Neither dead cards nor cells are pointed out before you play.',
  helpSays: 'Shows the cells that the chosen card can reach.',
  standing: (sequences, target) => `${sequences}/${target}`,
  chips: (count) => `${count}`,

  tell: {
    dealt: (dealer, first) => `${dealer} deals, ${first} begins.`,
    'dead-card': (name, card) => `${name} exchanged a dead card (${card}).`,
    short: (name, number, row, column) => `${name}: ${number}, row ${row}, column ${column}.`,
    moves: (count) => (count > 1 ? `See the last ${count} moves` : 'See the last move'),
    place: (row, column) => `row ${row}, column ${column}`,
    'chip-laid': (name, sum, place) => `${name} laid a chip: ${sum}, ${place}.`,
    'chip-laid-plus': (name, number, place) =>
      `${name} played Plus and laid a chip on a ${number}, ${place}.`,
    'chip-taken': (name, from, number, place) =>
      `${name} played Minus and took a chip of ${from} off the ${number}, ${place}.`,
    'card-lost': (name, sum, number) => `${name} lost a card: ${sum}, not ${number}.`,
    sequence: (names) => `A sequence for ${names}!`,
    passed: (name) => `${name} could play nothing and passes.`,
    reshuffled: 'The deck was empty: the discard piles were shuffled.',
    'left-without-card': (name) => `${name} ended without drawing.`,
    'card-forgotten': (name) => `${name} forgot a card: it is lost.`,
    reported: (by, names) => `${by} reported table talk in the team of ${names}.`,
    'fine-paid': (name, card) => `${name} gave up ${card}.`,
  },

  ending: {
    sequences: (names, count) =>
      `${together(names)} ${names.length > 1 ? 'win' : 'wins'} with ${count > 1 ? `${count} sequences` : 'a sequence of five'}!`,
    'board-full': 'The board is full.',
    standstill: 'For three whole rounds nobody laid or took a chip.',
    most: 'Most sequences, then the longest line, wins.',
  },

  rules: [
    {
      title: 'The aim',
      text: 'Line up five chips of your colour: across, down or diagonally. With two or three, one sequence wins; with four or six, a team needs two.',
      picture: 'line',
    },
    {
      title: 'Your turn',
      text: 'Choose a card, work it out, and lay a chip on a free cell that shows the result. Every number is on the board twice. Then draw.',
      picture: 'sum',
    },
    {
      title: 'Corners',
      text: 'The four starred corners count as everybody’s chip: four chips and a corner make a sequence.',
      picture: 'corner',
    },
    { title: 'Plus', text: 'A chip on any free cell.', picture: 'plus' },
    {
      title: 'Minus',
      text: 'Take off an opponent’s chip that is in no finished sequence. That is your whole turn.',
      picture: 'minus',
    },
    {
      title: 'Dead card',
      text: 'If both cells of a card are covered, show it and exchange it, once a turn, before you play. If nothing can be played, pass without drawing.',
      picture: 'dead',
    },
    {
      title: 'Sequences',
      text: 'A finished sequence is locked for good. An unbroken run of five to eight chips is one sequence, of nine or ten two, in whatever order they came; a corner counts. The first locks the five nearest the left end (in a column, the top), the second the whole run.',
      picture: 'locked',
    },
    {
      title: 'Strict table',
      text: 'As an option: you draw for yourself. If the next seat has played and drawn before you, your card is lost. Advice to a teammate costs each member of the team a card, if everybody agrees, and at most once between two of its turns.',
      picture: 'strict',
    },
    {
      title: 'The end',
      text: 'The first team with its sequences wins at once. If the board is full, or for three whole rounds nobody has laid or taken a chip: most sequences, then the longest line, else a draw.',
      picture: 'end',
    },
  ],
};
