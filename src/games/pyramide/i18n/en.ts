import type { PyramideWords } from './fr';
import { learningEn } from './learning.en';
import { resultEn } from './result.en';
import { soloEn } from './solo.en';

const plural = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;
const and = (names: readonly string[]): string =>
  names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${names[names.length - 1]}` : (names[0] ?? '');

export const en: PyramideWords = {
  counts: 'Points of this round, and a star for each round won.',
  learning: learningEn,
  result: resultEn,
  solo: soloEn,

  and,
  roles: {
    dico: 'DICO',
    syno: 'SYNO',
    scripto: 'SCRIPTO',
    reglo: 'REGLO',
    'maitre-mots': 'word master',
    judge: 'judge',
    table: '',
    none: '',
  },
  roleOf: (role, name) => `${role}: ${name}`,
  roleSays: {
    dico: 'DICO: you know the word and give the clues',
    judge: 'You judge the answer',
  },

  blank: 'word to find',
  noted: 'Words noted',
  blankStruck: 'word struck out',
  obelisk: (bricks) => `${plural(bricks, 'brick', 'bricks')} left`,
  steps: (names, score) =>
    names.map((name, side) => `${name}: ${plural(score[side] ?? 0, 'point', 'points')}`).join(', '),
  points: (points) => plural(points, 'point', 'points'),
  scoredBy: (name, points) => `${name}: +${plural(points, 'point', 'points')}`,
  rounds: (rounds) => plural(rounds, 'round', 'rounds'),

  holdWord: 'Hold to read the word',
  holdName: 'Hold to read the name',
  holdAnswer: 'Hold to read the answer',
  holdExpression: 'Hold to read',
  letGo: 'let go to hide',

  head: {
    word: (title, at) => `“${title}” · word ${at} of 5`,
    bet: (clues) => `bet: ${clues}`,
    riddle: (title) => `“${title}”`,
    name: (theme, at) => `${theme} · name ${at} of 4`,
    list: (at) => `Expression ${at} of 5`,
    clue: (nth, of) => `clue ${nth} of ${of}`,
    round: (round) => `Round ${round}`,
    riddleOf: (nth, of) => `Riddle ${nth} of ${of}`,
  },

  ring: {
    bet: 'to bet',
    bid: 'to bid',
    clue: 'for the clue',
    guess: 'to answer',
    enigma: 'for the riddle',
    list: 'for the list',
  },

  readFirst: 'Hold the card first, and read it.',
  ready: {
    bet: (name, seconds) => `${name}: ${seconds} seconds to bet`,
    bid: (name, seconds) => `${name}: ${seconds} seconds to bid`,
    clue: (name, seconds) => `${name}: ${seconds} seconds for a clue`,
    guess: (name, seconds) => `${name}: ${seconds} seconds to answer`,
    enigma: (name, seconds) => `Read the sentence out. Then ${name} has ${seconds} seconds.`,
    enigmaTyped: (name, seconds) => `${name}: ${seconds} seconds for the riddle`,
    rival: (name, seconds) => `${name}: ${seconds} seconds for another answer`,
    list: (seconds) => `${seconds} seconds for five expressions`,
  },
  late: {
    bet: (name) => `${name} did not bet: that is a bet of 1.`,
    bid: (name) => `${name} bid nothing: that is 1.`,
    clue: (name) => `${name} said nothing: that clue is spent.`,
    answer: (name) => `${name} did not answer the riddle.`,
    word: 'Time is up: the word is struck.',
    relay: 'Time is up: the relay passes to the other team.',
  },

  line: {
    title: (dico, syno) => `Read the title aloud. ${dico} will make ${syno} find five words.`,
    titleTyped: (dico, syno) => `A title, five words, a riddle: ${dico} explains, ${syno} guesses.`,
    titlePingPong: (dicos) =>
      `Ping-pong! ${dicos} explain the same words, each to their own team, one clue at a time.`,
    titleNames: (dicos) => `Proper names: ${dicos} bid in how many clues.`,
    bet: (dico, bricks) => `${dico}, in how many clues? ${plural(bricks, 'brick is', 'bricks are')} left.`,
    bid: (dico) => `${dico}, in how many clues?`,
    bidLower: (dico, clues) => `${dico}, fewer than ${clues}? If not, let the other team play.`,
    clue: (dico) => `${dico}, say one single word, then tap “Said”.`,
    guess: (syno) => `${syno} answers: one single word.`,
    found: (word) => `“${word}”: found!`,
    struck: 'Not found: the word is struck out.',
    relay: 'The relay goes to the other team.',
    enigma: (syno) => `${syno}, who or what is it? One answer only.`,
    rival: (dico) => `${dico}, have you another answer? Say it before you see the right one.`,
    verdict: (judge) => `${judge}, read the answer and judge.`,
    judged: (answer) => `It was: ${answer}.`,
    noBricks: 'No bricks left: the remaining words are struck out.',
    byDie: 'Level to the end: the die has decided.',
    roundWon: (name, round) => `${name}: round ${round} won!`,
    level: (names) => `Level between ${names}: it goes on.`,
    list: (dico, synos) =>
      `Great Pyramid: ${dico} makes ${synos} find five expressions. Talk and mime, but never say a word of it.`,
    express: (dico) => `${dico}, make them find it. Who said it first?`,
    listOver: 'The list is over.',
  },

  doing: {
    pass: (name) => `Pass the phone to ${name}`,
    on: 'Go on',
    next: 'Next word',
    nextName: 'Next name',
    nextExpression: 'Next expression',
    relay: 'Pass the relay',
    enigma: 'See the riddle',
    bet: 'Bet',
    leave: 'Let them play',
    said: 'Said',
    found: 'Found',
    foundBy: (name) => `Found by ${name}`,
    missed: 'Missed',
    foul: 'Clue not allowed',
    slow: 'Too slow',
    early: 'SYNO tries the riddle',
    answered: 'Answer given',
    giveUp: 'I don’t know',
    agree: 'No, no other answer',
    differ: 'Yes, I have said it',
    right: 'Right',
    wrong: 'Wrong',
    nobody: 'Nobody',
    takeBack: 'Take back',
    dico: (name) => `DICO: ${name}`,
  },

  scored: {
    title: 'Points of the riddle',
    words: (found) => `${plural(found, 'word', 'words')} found of 5`,
    enigma: 'Riddle solved',
    enigmaMissed: 'Riddle not solved',
    bonus: (bricks) => `Bonus: ${plural(bricks, 'brick', 'bricks')}`,
  },

  typed: {
    clue: 'Your clue',
    clueHint: 'one single word',
    guess: 'Your guess',
    answer: 'Your answer to the riddle',
    send: 'Send',
    early: 'Try the riddle (2 points)',
    notEarly: 'Back to the word',
    pass: 'I pass',
    clues: 'Clues',
    guessed: (guess) => `“${guess}”? No.`,
    appThinks: (name) => `${name} is thinking…`,
    word: (word) => `Make it found: ${word}`,
    insist: 'Send it all the same',
    insistSays: 'The table may always decide otherwise.',
  },

  referee: {
    'not-a-word': (clue) => `“${clue}” is not in the dictionary.`,
    compound: 'One single word, no compound and no expression.',
    date: 'Dates are not allowed.',
    acronym: 'Acronyms are not allowed.',
    'proper-name': 'Proper names are not allowed.',
    'same-root': (clue) => `“${clue}” is of the same family as the word.`,
    'sounds-alike': (clue) => `“${clue}” only sounds like the word.`,
    'the-word-itself': 'That is the word itself!',
    maybe: 'It is doubtful: you be the judge.',
  },

  refused: {
    other: 'That is not possible here.',
    'not-now': 'Not at this moment.',
    'not-yours': 'That is for somebody else.',
    'bet-other': (low, high) => `Bet from ${low} to ${high}.`,
    'bid-other': (low, high) => `Bid from ${low} to ${high}.`,
    empty: 'Write a word first.',
    'too-long': 'That is too long.',
    'the-word-itself': 'That is the word itself!',
    'clue-again': 'That clue has been used for this word.',
    'clock-runs': 'The clock sees to that.',
  },

  tell: {
    ordered: (name) => `The die chooses ${name}.`,
    byDie: (name) => `Level: the die decides for ${name}.`,
    riddle: (title, dicos) => `“${title}”: ${dicos} explains.`,
    theme: (title) => `Theme: ${title}.`,
    bet: (name, bricks) => `${name} bets ${bricks}.`,
    bid: (name, clues) => `${name} bids ${clues}.`,
    left: (name) => `${name} lets them play.`,
    clue: (name, text) => `${name}: “${text}”.`,
    missed: (guess) => `“${guess}”? No.`,
    slow: (name) => `${name} took too long.`,
    foul: (name) => `${name}’s clue was not allowed.`,
    found: (name, word) => `${name} finds “${word}”.`,
    struck: 'A word is struck out.',
    wrong: (name) => `${name}’s answer is not the right one.`,
    judgedRight: (name, answer) => `${name} found it: ${answer}.`,
    judged: (answer) => `It was: ${answer}.`,
    round: (name, round) => `${name} wins round ${round}.`,
    expression: (name, text) => `${name}: “${text}”.`,
    maitreMots: (name) => `${name} is the word master!`,
  },

  ending: {
    four: (names, maitre) => `${names} win the game. Word master: ${maitre}.`,
    wins: (name) => `${name} wins the game.`,
    level: 'A draw.',
    alone: (points) => `${plural(points, 'point', 'points')} in all.`,
  },
  team: (names) => names.join(' · '),
  appName: 'Méninges',

  options: {
    deck: 'Cards',
    deckSays: {
      'fr-standard': 'French: 120 riddles, 60 themes of proper names.',
      'fr-junior': 'French, from nine years: 36 riddles.',
      'en-standard': 'English: 60 riddles, 30 themes.',
    },
    decks: { 'fr-standard': 'Français', 'fr-junior': 'Junior (fr)', 'en-standard': 'English' },
    ownDeck: 'A deck of your own.',
    editDecks: 'Your own cards…',
    mode: 'Alone with the app',
    modes: {
      guess: 'You guess',
      explain: 'You explain',
      alternate: 'Taking turns',
      marathon: 'Marathon',
    },
    modeSays: {
      guess: 'The app bets and gives the clues, you find the words.',
      explain: 'You bet and give the clues, the app guesses.',
      alternate: 'A game for two with the app, exchanging roles.',
      marathon: 'Ten riddles to guess in a row, and a record to beat.',
    },
    level: 'The app’s level',
    clock: 'Clock',
    clockOff: 'off',
    clockSays: (seconds) =>
      seconds === null
        ? 'Without a clock the table judges: a button says “too slow”.'
        : `${seconds} seconds to bet, for each clue and for each answer.`,
    secondRound: 'Second round',
    secondRounds: { riddles: 'Riddles', 'ping-pong': 'Ping-pong and proper names' },
    secondRoundSays: {
      riddles: 'Like the first.',
      'ping-pong': 'Both teams on one riddle, then proper names by bids.',
    },
    list: 'Great Pyramid',
    lists: { free: 'no limit', timed: '60 seconds' },
    listSays: 'The time for each list of five expressions.',
    openSentence: 'Open sentence',
    openSentenceSays:
      'The sentence and its blanks can be seen from the start, by everybody: it is easier. Otherwise it stays hidden until its five words are over.',
    club: 'Club',
    clubSays: 'Proper names and brands are allowed as clues.',
    first: 'Who begins?',
    firstDie: 'The die decides',
  },
  deckTooSmall: {
    riddles: (least, has) =>
      `Nothing comes twice in a game: it takes ${plural(least, 'riddle', 'riddles')}, and this deck has ${has}.`,
    expressions: (least, has) =>
      `The Great Pyramid takes ${plural(least, 'expression', 'expressions')}, and this deck has ${has}.`,
  },
  config: {
    'seats-other': 'One to four players.',
    'no-themes': 'This deck has no proper names: choose riddles for the second round.',
    'four-only': 'Ping-pong and proper names are for four.',
  },
};
