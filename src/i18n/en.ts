import type { Catalogue } from './fr';

const list = (names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names[names.length - 1]!}`;

const ordinal = (rank: number): string => `${rank}${['th', 'st', 'nd', 'rd'][rank] ?? 'th'}`;

export const en: Catalogue = {
  app: 'Méninges',
  list,
  named: (what, said) => `${what}: ${said}`,
  back: 'Back',
  close: 'Close',
  cancel: 'Cancel',
  loading: 'One moment…',

  home: {
    continue: (game) => `Continue: ${game}`,
    turnOf: (names, name) => `${names} · ${name} to play`,
    otherGames: (count) =>
      count === 1 ? 'and 1 other game under way' : `and ${count} other games under way`,
    history: 'Games',
    settings: 'Settings',
    about: 'About',
  },

  setUp: {
    title: (game) => game,
    howMany: 'How many seats?',
    seats: 'Around the table',
    seat: (number) => `Seat ${number}`,
    name: (number) => `Name, seat ${number}`,
    face: (number) => `Change the colour, seat ${number}`,
    person: 'A person',
    app: 'The app',
    who: (name) => `Who plays for ${name}?`,
    level: (name) => `${name}’s level`,
    help: 'Helping hand',
    options: 'Rules',
    start: 'Start',
    rules: 'Rules of the game',
    people: ['Lea', 'Tom', 'Granny', 'Noah', 'Ines', 'Grandpa'],
    bots: ['Pip', 'Remy', 'Ada', 'Basil', 'Cleo', 'Zoe'],
    notFetched: 'The cards could not be loaded. Try again in a moment.',
    nameMissing: (number) => `Seat ${number} has no name yet.`,
    sameName: (name) =>
      `Two seats are called ${name}. Give each its own name, so that the phone goes to the right one.`,
    onlyApps: 'At least one person must sit at the table.',
  },

  levels: { beginner: 'Beginner', solid: 'Solid', strong: 'Strong', master: 'Master' },
  levelSays: {
    beginner: 'errs often, and it shows',
    solid: 'plays well, errs sometimes',
    strong: 'misses nothing',
    master: 'the strongest of all',
  },

  cover: {
    pass: 'Pass the phone to',
    begin: 'You begin,',
    since: 'Since your last turn',
    soFar: 'So far',
    show: (name) => `I am ${name}: show my hand`,
    hidden: 'Nothing is shown until this button is pressed.',
  },

  table: {
    menu: 'Menu',
    hint: 'A hint',
    thinking: (name) => `${name} is thinking…`,
    step: (name) => `Let ${name} play`,
    turnMark: 'to play',
    rules: 'Rules of the game',
    undo: 'Take the last move back',
    leave: 'Leave the table',
    leaveSays: 'The game is kept: you will find it on the home screen, exactly as it is now.',
    goOn: 'Go on playing',
    exportGame: 'Export this game',
    pace: 'Pace of the app',
    seeResult: 'See the result',
    paused: 'Game paused',
    app: (level) => `app · ${level}`,
    seats: 'Players',
  },

  result: {
    title: 'Result',
    wins: (names) => (names.length === 1 ? `${names[0]!} wins!` : `${list(names)} win!`),
    draw: 'A draw!',
    again: 'Play again',
    board: 'See the table again',
    review: 'Review the game',
    home: 'Home',
    rank: ordinal,
  },

  solo: {
    done: 'Game over',
    best: 'Record',
    games: 'Games',
    average: 'Average',
    first: 'A first result: the record to beat.',
    new: 'New record!',
    level: 'Record equalled.',
    distribution: 'Your results',
    yours: 'you',
    percent: (percent) => `${percent}%`,
    range: (from, to) => `${from} to ${to}`,
    orMore: (from) => `${from} or more`,
    orFewer: (to) => `${to} or fewer`,
    bar: (result, games, now, perfect) =>
      `${result}: ${games === 1 ? `${games} game` : `${games} games`}${now ? ', this one among them' : ''}${perfect === null ? '' : `; ${perfect}`}`,
    day: (date) => `Game of the day, ${date}.`,
    dayAgain: 'It is played once: “Play again” starts another.',
    dayCounted: (date, result) =>
      `Game of the day, ${date}, played before: ${result}. The first result counts, this one does not.`,
    playDay: 'Play the game of the day',
    today: (result) => `Today: ${result}. This first result is the one that counts.`,
    share: 'Share',
    shared: 'Shared.',
    copied: 'Copied: now paste it somewhere.',
    shareFailed: 'This device lets nothing be shared or copied.',
    recordsOf: (game) => `${game} records`,
  },

  review: {
    title: 'Review the game',
    thinking: (percent) => `The app is reading the game again… ${percent} %`,
    moments: 'The finest moves',
    turns: 'Turn by turn',
    best: 'the best move',
    better: (move, amount) => `Better: ${move} (${amount})`,
    notOver: 'The game is not over.',
    graph: (what) => `Graph: ${what}`,
  },

  frameRefused: {
    'not-your-turn': 'It is not this seat’s turn yet.',
    lesson: 'That is allowed, but the lesson asks for something else: see above.',
  },

  lessons: {
    title: 'Lessons',
    open: 'Learn by playing',
    step: (step, steps) => `Step ${step} of ${steps}`,
    next: 'Go on',
    skip: 'Skip this step',
    again: 'Start again',
    finished: 'Lesson done. Now it is your turn!',
    play: 'Play a game',
  },

  history: {
    title: 'Games',
    none: 'No game yet. The first one you start will be kept here.',
    underWay: 'Under way',
    finished: 'Finished',
    done: 'finished',
    asideTitle: 'Set aside',
    turnOf: (name) => `${name} to play`,
    won: (names) => (names.length === 0 ? 'a draw' : `won by ${list(names)}`),
    open: (names) => `Open the game of ${names}`,
    exportOne: (names) => `Export the game of ${names}`,
    remove: 'Delete',
    removeOne: (names) => `Delete the game of ${names}`,
    removeSure: 'Delete this game?',
    removeSays: 'It cannot be brought back.',
    keep: 'Keep it',
    importGame: 'Import a game',
    imported: 'Game imported.',
    exported: 'Game exported.',
    exportFailed: 'The file could not be written.',
    openFailed: 'The file could not be read.',
    asideKeep: 'Export the file as it is',
    asideDrop: 'Keep it no longer',
  },

  bad: {
    'not-json': 'This file is damaged or incomplete: it could not be read.',
    'not-ours': 'This file is not a game of Méninges.',
    future: 'This game comes from a newer version of Méninges. Update the app to go on with it.',
    'unknown-game': 'This game is one that this version of Méninges does not know.',
    damaged: 'This game is damaged: one of its moves does not follow the rules.',
    'older-rules': 'This game was begun under older rules, which have changed since.',
  },
  asideNotice: (count) =>
    count === 1
      ? 'One game could not be read. It is set aside, untouched, under Games.'
      : `${count} games could not be read. They are set aside, untouched, under Games.`,
  olderAside: 'It is set aside, untouched, under Games, and can be exported.',
  olderResult:
    'This game was played under older rules: its result stands, but its table can no longer be shown.',
  noSuchGame: 'This game is no longer here. Perhaps it was deleted.',
  goHome: 'Go to the home screen',
  notFound: { title: 'Nothing here', says: 'This address leads to no screen of Méninges.' },
  crashed: {
    title: 'A hitch',
    says: 'Something went wrong. Nothing is lost: the game is kept up to its last move.',
  },
  trouble: {
    full: 'There is no room left to keep the game. It goes on, but export it before you close.',
    missing: 'This device keeps nothing. The game goes on, but export it before you close.',
  },

  settings: {
    title: 'Settings',
    theme: 'Colours',
    themes: { system: 'Like the device', light: 'Light', dark: 'Dark' },
    language: 'Language',
    languages: { system: 'Like the device', fr: 'Français', en: 'English' },
    sound: 'Sounds',
    soundSays: 'Small noises of wood and cards.',
    haptics: 'Vibration',
    hapticsSays: 'A small shake when a piece is laid.',
    motion: 'Motion',
    motions: { system: 'Like the device', reduced: 'Reduced', full: 'Full' },
    pace: 'Pace of the app',
    paceSays: 'The time the app takes to play when it holds a seat.',
    paces: { instant: 'Instant', normal: 'Normal', slow: 'Slow', step: 'Step by step' },
    leftHanded: 'Left-handed',
    leftHandedSays: 'In landscape the hand moves to the left of the board.',
    signs: 'Signs on colours',
    signsSays: 'A dot, a triangle, a square, a cross: for those who cannot tell the colours apart.',
    nothingCollected: 'No account, no network, no ads. Nothing leaves this device.',
  },

  about: {
    title: 'About',
    what: 'Four boxed games of numbers and words, on one phone that is passed around.',
    unofficial:
      'Méninges is an unofficial app. The games were invented and published by others; their names and marks belong to them. If you like a game, treat yourself to the box.',
    games: 'The games',
    licences: 'Licences',
    font: 'Nunito typeface, SIL Open Font License 1.1.',
    code: 'Built with Expo, React Native, React Navigation, Reanimated and Gesture Handler, MIT licence.',
    sounds: 'Sounds, drawings and texts: made for Méninges.',
    version: (version) => `Version ${version}`,
  },
};
