/**
 * What each room of the house may import. Whatever is not on its list is refused.
 *
 * `may`: rooms it may import; `types`: rooms of which it may import types only; `lazy`: rooms it may open by the one dynamic
 * import it has; `packages`: packages, by their exact name or with `/*` for what is inside them; `why` is read out with a refusal.
 * A room of the importing file's own game is written `own …`; a game is whatever folder stands in `src/games`.
 */
const SCREEN = ['react', 'react-native', 'react-native-svg'];
const MOTION = ['react-native-gesture-handler', 'react-native-reanimated'];

const ONE_WAY = 'Imports point one way: app → games/index, games/x/box → shell → ui → engine.';
const IN_A_GAME = 'Inside a game imports point one way: table → bots → rules → engine.';
const PURE = 'It is pure TypeScript: it runs in Node, in the Hermes VM and in tests without a screen.';

const OWN_DATA = ['own rules', 'own bots', 'own decks', 'own lexicon', 'own i18n', 'own cover'];
const FRAME = ['shell', 'ui', 'i18n', 'storage', 'engine'];

const pure = (may, why) => ({ pure: true, may, why: `${why} ${PURE}` });

/** The rooms of the frame, by their folder in `src`, beside which stands `app`; two files of `src/games` are rooms as well. */
const FRAME_ROOMS = {
  app: {
    may: ['app', 'games/shelf', ...FRAME],
    packages: [
      ...SCREEN,
      'react-native-safe-area-context',
      '@react-navigation/native',
      '@react-navigation/native-stack',
      '@expo-google-fonts/nunito/*',
      'expo',
      'expo-constants',
      'expo-font',
      'expo-status-bar',
      'expo-system-ui',
    ],
    why: 'A screen opens a game by its cover, from the shelf, and knows none by name.',
  },
  'games/index': { may: ['any cover'], why: 'It is the list of covers: one line a game.' },
  'games/shelf': { may: ['games/index'], types: ['shell'], why: 'It puts the covers in their order.' },
  shell: {
    may: FRAME,
    packages: [
      ...SCREEN,
      ...MOTION,
      'react-native-safe-area-context',
      'expo-keep-awake',
      'expo-localization',
    ],
    why: ONE_WAY,
  },
  ui: {
    may: ['ui', 'assets'],
    packages: [
      ...SCREEN,
      ...MOTION,
      'react-native-safe-area-context',
      'react-native-worklets',
      'expo-audio',
      'expo-haptics',
      'expo-speech',
    ],
    why: `It is the design system and knows no game. ${ONE_WAY}`,
  },
  i18n: {
    may: ['i18n', 'engine'],
    why: 'It is the frame’s own words; of the engine it knows the list of languages.',
  },
  storage: {
    may: ['storage', 'engine'],
    packages: [
      'expo-document-picker',
      'expo-file-system',
      'expo-sharing',
      'expo-sqlite/localStorage/install',
    ],
    why: ONE_WAY,
  },
  engine: pure(['engine'], 'The engine is the ground everything stands on.'),
};

/** The rooms of every game, by their folder or file in `src/games/<game>`. */
const GAME_ROOMS = {
  rules: pure(['engine', 'own rules'], IN_A_GAME),
  bots: pure(['engine', 'own rules', 'own bots', 'own decks', 'own lexicon'], IN_A_GAME),
  decks: pure(['engine', 'own decks'], 'Cards are data for a game, not a part of one.'),
  lexicon: pure(['engine', 'own lexicon'], 'What is known of words is data for a game, not a part of one.'),
  i18n: {
    may: ['i18n', 'own i18n'],
    types: ['own rules', 'own decks'],
    why: 'A catalogue is words; of the rules it needs the types only.',
  },
  table: {
    may: [...OWN_DATA, 'own table', 'own editor', ...FRAME],
    packages: [...SCREEN, ...MOTION],
    why: IN_A_GAME,
  },
  editor: {
    may: [...OWN_DATA, 'own editor', ...FRAME],
    packages: [...SCREEN, ...MOTION, '@react-navigation/native'],
    why: IN_A_GAME,
  },
  cover: {
    types: ['shell'],
    lazy: ['own box'],
    why: 'A cover is pure data for the shelf, read before the game is opened; its one dynamic import is its box.',
  },
  box: {
    may: [...OWN_DATA, 'own table', 'own editor', ...FRAME],
    packages: SCREEN,
    why: ONE_WAY,
  },
};

/** The rooms that are a file; every other is a folder. */
const FILES = {
  'games/index': 'index.ts',
  'games/shelf': 'shelf.ts',
  cover: 'cover.ts',
  box: 'box.tsx',
};

const namesOfPure = (rooms) => Object.keys(rooms).filter((room) => rooms[room].pure);

/** For settings that go by path. */
const PURE_FILES = [
  ...namesOfPure(FRAME_ROOMS).map((room) => `src/${room}/**`),
  ...namesOfPure(GAME_ROOMS).map((room) => `src/games/*/${room}/**`),
];

module.exports = { FRAME_ROOMS, GAME_ROOMS, FILES, PURE_FILES };
