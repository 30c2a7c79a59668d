const typescript = require('@typescript-eslint/eslint-plugin');
const expo = require('eslint-config-expo/flat');
const prettier = require('eslint-config-prettier');

const GAMES = ['pytagora', 'sequence-numbers', 'prime-climb', 'pyramide'];

/**
 * Imports point one way: app → tables → shell → ui, bots → words, decks → engine. Each room lists the rooms it may not look
 * into, and the reason a person reads when the rule fires.
 */
const ROOMS = {
  engine: ['bots', 'tables', 'shell', 'ui', 'words', 'decks', 'i18n', 'storage'],
  bots: ['tables', 'shell', 'ui', 'i18n', 'storage'],
  words: ['bots', 'tables', 'shell', 'ui', 'decks', 'i18n', 'storage'],
  // Of the engine only its core: cards are data for a game, not a part of one.
  decks: [
    'bots',
    'tables',
    'shell',
    'ui',
    'words',
    'i18n',
    'storage',
    ...GAMES.map((game) => `engine/${game}`),
  ],
  ui: ['tables', 'shell', 'bots', 'storage', 'words', 'decks'],
  // A deck's faults are codes there and sentences here: the catalogue has to know their type.
  i18n: ['tables', 'shell', 'ui', 'bots', 'storage', 'words'],
  storage: ['tables', 'shell', 'ui', 'bots', 'i18n', 'words', 'decks'],
  shell: ['tables'],
};
const ONE_WAY =
  'Imports point one way: app → tables → shell → ui, bots → words, decks → engine (architecture, map of the house).';

/** Zones are compared as resolved folders, not as spelled paths: `./tables` inside a game is its own file, `../../tables` is not. */
const closedRooms = Object.entries(ROOMS).map(([name, closed]) => ({
  target: `./src/${name}`,
  from: closed.map((other) => `./src/${other}`),
  message: `${name}/ may not look into this room. ${ONE_WAY}`,
}));

const neighbours = ['tables', 'bots', 'engine'].flatMap((storey) =>
  GAMES.map((game) => ({
    target: `./src/${storey}/${game}`,
    from: GAMES.filter((other) => other !== game).flatMap((other) =>
      ['tables', 'bots', 'engine'].map((any) => `./src/${any}/${other}`),
    ),
    message: 'A game never imports another game: what both need belongs to the frame.',
  })),
);

const doorstep = {
  target: './src',
  from: './app',
  message: `Nothing in src/ imports a screen. ${ONE_WAY}`,
};

const pureTypeScript = (name) => ({
  files: [`src/${name}/**/*.{ts,tsx}`],
  rules: {
    'no-restricted-imports': [
      'error',
      {
        patterns: [
          {
            group: ['react', 'react-native', 'react-native-*', 'expo', 'expo-*', '@react-navigation/*'],
            message: `${name}/ is pure TypeScript: it runs in Node, in the Hermes VM and in tests without a screen.`,
          },
        ],
      },
    ],
  },
});

module.exports = [
  {
    ignores: [
      'node_modules/**',
      'dist/**',
      'dist-*/**',
      '.bench/**',
      '.expo/**',
      'screens/**',
      'coverage/**',
      'android/**',
      'ios/**',
      'src/words/*/*.data.ts',
    ],
  },
  ...expo,
  prettier,
  {
    rules: {
      'import/no-unresolved': 'off',
      'no-console': ['error', { allow: ['warn', 'error'] }],
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    plugins: { '@typescript-eslint': typescript },
    rules: {
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/consistent-type-imports': 'off',
    },
  },
  { files: ['*.config.js', 'tools/**/*.js'], languageOptions: { globals: { __dirname: 'readonly' } } },
  { files: ['tools/**', '__tests__/**'], rules: { 'no-console': 'off' } },
  {
    files: ['src/engine/**', 'src/bots/**', 'src/decks/**'],
    rules: {
      'no-restricted-properties': [
        'error',
        {
          object: 'Math',
          property: 'random',
          message: 'Chance is an actor: use the dice that were handed in.',
        },
        {
          object: 'Date',
          property: 'now',
          message: 'Time is an actor: the rules declare a countdown, the shell runs it.',
        },
      ],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    rules: {
      'import/no-restricted-paths': [
        'error',
        { basePath: __dirname, zones: [doorstep, ...closedRooms, ...neighbours] },
      ],
    },
  },
  ...['engine', 'bots', 'words', 'decks'].map(pureTypeScript),
];
