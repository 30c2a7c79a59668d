import type { PrimeClimbWords } from './fr';
import { cardsEn } from './cards.en';
import { learningEn } from './learning.en';
import { recapEn } from './recap.en';
import { resultEn } from './result.en';
import { soloEn } from './solo.en';

const plural = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

type Sign = '+' | '-' | '×' | '÷';
const sign = (operation: Sign): string => (operation === '-' ? '−' : operation);
const minus = (number: number): string => `${number}`.replace('-', '−');
const and = (names: readonly string[]): string =>
  names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${names[names.length - 1]}` : (names[0] ?? '');
const toPlay = (numbers: readonly number[]): string => {
  const [first, ...others] = numbers;
  if (others.length > 0 && others.every((other) => other === first))
    return `the ${first}, ${numbers.length} times`;
  return and(numbers.map((number) => `the ${number}`));
};
const willBeLeft = ([first, ...others]: readonly number[]): string =>
  others.length > 0 && others.every((other) => other === first)
    ? `the ${first} will be left ${others.length + 1} times`
    : `${toPlay([first!, ...others])} will be left`;

export const en: PrimeClimbWords = {
  sumsSays: 'Nothing lights up and nothing is worked out before the pawn is put down.',
  counts: 'Where everybody’s two pawns stand. Whoever brings both to the end wins.',
  learning: learningEn,
  recap: recapEn,
  result: resultEn,
  solo: soloEn,

  board: 'Spiral from 0 to 101',
  operation: (operation, by) => `${sign(operation)}${by}`,
  sum: (at, operation, by) => `${at} ${sign(operation)} ${by}`,
  sumIs: (at, operation, by, to) => `${at} ${sign(operation)} ${by} = ${to}`,
  factors: (number, factors) =>
    factors.length > 1
      ? `${number} = ${factors.join(' × ')}`
      : factors.length > 0
        ? `${number}, prime`
        : `${number}`,
  theNumber: (number) => `the ${number}`,
  pawnAt: (name, at, out) => (out ? `${name}’s pawn, home` : `${name}’s pawn, on ${at}`),
  lightSpoken: (operation, to, card) => `${operation}: ${to}${card ? ', red circle, a card' : ''}`,

  roll: 'Roll the dice',
  end: 'End turn',
  takeBack: 'Take back',
  number: (number, used) => `${number}${used ? ', used' : ''}`,
  numbers: 'Numbers to use',
  operations: 'Operations',
  keepers: 'Keepers',
  keepersOf: (name) => `${name}’s keepers`,
  noKeepers: 'none',
  cards: 'Cards',
  cardsSays: (deck, used) => `${plural(deck, 'card', 'cards')} to draw, ${used} played.`,
  timesTable: 'Multiplication table',
  timesTableSays: 'To multiply is to join colours; to divide is to take some away.',
  explained: {
    understood: 'Got it',
    times:
      'Every number wears the colours of its prime factors. To multiply is to join them: orange and purple of 14, green of 3, and there is 42. To divide is to take some away.',
    helper: {
      colours:
        'The helping hand: on each operation a ring shows the colours of the result, without the number. Those that are added stick out.',
      results:
        'The helping hand: on each operation a ring shows the result and its colours. Those that are added stick out a little.',
    },
  },
  close: 'Close',
  nothingChanges: 'no change',
  impossible: 'not possible',
  operationSpoken: (text, to) => `${text}: ${to}`,

  status: {
    roll: (name) => `${name}, roll the dice.`,
    rollAlone: (turn) => `Turn ${turn}: roll the dice.`,
    choose: (name, numbers) => `${name}, play ${toPlay(numbers)}: drag a pawn, or tap it.`,
    chooseKeeper: (name, text) => `${name}, play ${text}: drag a pawn, or tap it.`,
    operation: (at, numbers) =>
      `From ${at} with the ${numbers.join(' or the ')}: tap a circle or an operation.`,
    over: (sum, played, left) =>
      left.length > 0
        ? `${sum}. Let go: ${played} is used, ${willBeLeft(left)}.`
        : `${sum}. Let go: ${played} is used.`,
    overRed: (sum, atOnce) =>
      atOnce
        ? `${sum}, a red circle: you will draw a card.`
        : `${sum}, a red circle: if your pawn ends there, you draw a card.`,
    overWaypoint: (sum, atOnce) =>
      atOnce
        ? `${sum}, a waypoint: it will be reached, and you will draw a card.`
        : `${sum}, a waypoint: if your pawn ends there, it is reached, with a card.`,
    overNothing: (numbers) =>
      numbers.length > 1
        ? `The ringed circles are where the ${numbers.join(' and the ')} lead.`
        : `The ringed circles are where the ${numbers.join()} leads.`,
    finish: 'All numbers are used. End your turn.',
    finishRed: (at, waypoint) =>
      waypoint
        ? `You end on ${at}, a waypoint: it is reached, and you will draw a card.`
        : `You end on ${at}, a red circle: you will draw a card.`,
    finishBump: (names, own) =>
      `Ending here sends ${and([...names, ...(own ? ['your own pawn'] : [])])} back.`,
    cursed: (name) => `${name} is cursed: − and ÷ only.`,
    card: (name) => `${name} has drawn a card.`,
    waypoints: (left) => `Waypoints to reach: ${and(left.map(String))}.`,
  },

  refused: {
    other: 'That is not possible here.',
    'not-now': 'Not at this moment.',
    'choose-pawn': 'Choose a pawn first.',
    'not-there': (at, circle, numbers) =>
      numbers.length > 1
        ? `From ${at}, neither the ${numbers.join(' nor the ')} leads to ${circle}.`
        : `From ${at}, the ${numbers.join()} does not lead to ${circle}.`,
    'no-such-number': 'That number has been used.',
    'pawn-out': 'That pawn is home already.',
    'not-whole': (sum, _result) => `${sum} is not a whole number.`,
    'below-zero': (sum, result) => `${sum} = ${minus(result)}: the spiral begins at 0.`,
    beyond: (sum, result) => `${sum} = ${result}: the spiral ends at 101.`,
    cursed: 'Under a curse one may only subtract or divide.',
    'waypoints-first': (next, end) => `Before ${end}, one of your pawns must have landed on ${next}.`,
    'nothing-back': 'Nothing to take back: the dice are cast.',
    'numbers-left': (left) =>
      left === 1 ? 'One number is still to be used.' : `${left} numbers are still to be used.`,
    'not-your-card': 'That card is not in front of you.',
    'fresh-card': 'That card has just arrived: it waits for the next turn.',
    'not-that-card': 'That card is not played that way.',
    'nobody-near': 'Nobody is within two circles of that pawn.',
    'on-start': 'That pawn is on Start already.',
    'not-yourself': 'Nobody curses themselves.',
    'cursed-already': 'That player is cursed already.',
    choose: 'The card leaves you a choice: make it first.',
    'no-such-pawn': 'There is no such pawn.',
    'same-pawn': 'Choose two different pawns.',
    'nothing-changes': 'That would change nothing.',
    'no-card-home': 'A card does not bring a pawn home.',
    'no-such-card': 'There is no such card to take.',
  },

  card: cardsEn,

  tell: {
    ordered: (name, total) => `${name} begins, with a roll of ${total}.`,
    rolled: (name, one, other) =>
      one === other
        ? `${name} rolls a double ${one}: four times ${one}.`
        : `${name} rolls ${one} and ${other}.`,
    moved: (name, sum) => `${name}: ${sum}.`,
    arrived: (name, at) => `A pawn of ${name}’s reaches ${at}.`,
    turned: (name) => `A pawn of ${name}’s touches 101 and turns round.`,
    bumped: (by, name, from, to) => `${by} sends a pawn of ${name}’s from ${from} to ${to}.`,
    bumpedOwn: (name, from, to) => `${name} sends their own pawn from ${from} to ${to}.`,
    waypoint: (name, at) => `${name} has reached waypoint ${at}.`,
    sent: (name) => `${name} plays “Back to Start”.`,
    cursed: (by, name) => `${by} puts a curse on ${name}.`,
    reshuffled: 'The played cards are shuffled.',
    drawn: (name, card) => `${name} draws “${card}”.`,
    kept: (name, card) => `${name} keeps “${card}”.`,
    carried: (name, from, to) => `A pawn of ${name}’s goes from ${from} to ${to}.`,
    stolen: (by, name, card) => `${by} takes “${card}” from ${name}.`,
    again: (name) => `${name} plays again.`,
  },

  home: '✓',
  ending: {
    wins: (name, turns) => `${name} brought the pawns home in ${plural(turns, 'turn', 'turns')}.`,
    sprints: (name, turns) => `${name} brought a pawn home in ${plural(turns, 'turn', 'turns')}.`,
    alone: (turns) => `Home in ${plural(turns, 'turn', 'turns')}.`,
  },

  variants: {
    'double-time': 'Double time',
    waypoints: 'Waypoints',
    sprint: 'Sprint',
    backwards: 'Backwards',
    'there-and-back': 'There and back',
    'solitaire-1': 'Solitaire 1',
    'solitaire-2': 'Solitaire 2',
  },
  variantSays: {
    'double-time': 'You bump and draw after each number, not only at the end of the turn.',
    waypoints: 'Before the goal, one of your pawns must have landed on each number chosen.',
    sprint: 'One pawn home is enough.',
    backwards: 'The pawns begin at 101 and must reach 0 exactly.',
    'there-and-back': 'The pawns go to 101, then back to 0.',
    'solitaire-1': 'Alone: both pawns from 0 to 101 in as few turns as possible.',
    'solitaire-2': 'Alone: there and back in as few turns as possible.',
  },
  clash: {
    'one-way': 'Both of these say which way to go: one at a time.',
    'back-already': 'Solitaire 2 goes there and back already.',
    'that-is-solitaire-2': 'A solitaire there and back is Solitaire 2.',
    'solitaire-climbs': 'The solitaires begin at 0.',
    'one-solitaire': 'One solitaire at a time.',
    'record-plain': 'The record stands beside perfect play, which is known for the plain solitaire only.',
    alone: 'Alone, one plays a solitaire.',
    together: 'A solitaire is played alone.',
  },
  options: {
    more: 'More rules',
    moreSays: 'Variants, and the “Back to Start” card.',
    variants: 'Variants',
    solitaire: 'Which solitaire?',
    waypoints: 'Waypoints',
    waypointsSays: 'Tap one or more primes.',
    first: 'Who begins?',
    firstRoll: 'The highest roll',
    firstSays: 'Everybody rolls; the highest total begins.',
    firstAlone: 'Alone, you do.',
    sending: 'The card “Back to Start”',
    sendings: { near: 'All that are near', choice: 'One of your choice' },
    sendingSays: {
      near: 'Sends every pawn within two circles of one of yours.',
      choice: 'Sends one pawn of your choice.',
    },
    sendingAlone: 'Alone, nobody is sent back.',
    helper: 'Help shows',
    helpers: { colours: 'Colours', results: 'Results' },
    helperSays: {
      colours: 'The colours that join or part, without the number.',
      results: 'The colours and the result of each operation.',
    },
    daily: 'Game of the day',
    dailySays: 'The same dice for everybody today. The first result counts.',
  },
  config: {
    'seats-other': 'One to four players.',
    'solitaire-alone': 'A solitaire is played alone.',
    'alone-solitaire': 'Alone, one plays a solitaire.',
    'waypoints-none': 'Choose at least one waypoint.',
    'waypoints-wrong': 'Waypoints are primes between 30 and 80.',
    'no-such-first': 'The person chosen to begin is no longer at the table.',
    'daily-solitaire': 'The game of the day is for the solitaires.',
  },
  helpSays: {
    colours: 'Shows the colours of every possible result.',
    results: 'Shows the result of every operation.',
  },
};
