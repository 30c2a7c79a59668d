const expo = require('eslint-config-expo/flat');
const prettier = require('eslint-config-prettier');

/**
 * Imports point one way: app → tables → shell → ui, bots → engine. Each room lists the rooms it may not look into, and the
 * reason a person reads when the rule fires.
 */
const ROOMS = {
  engine: ['bots', 'tables', 'shell', 'ui', 'decks', 'i18n', 'storage'],
  bots: ['tables', 'shell', 'ui', 'i18n', 'storage'],
  ui: ['tables', 'shell', 'bots', 'storage', 'decks'],
  i18n: ['tables', 'shell', 'ui', 'bots', 'storage', 'decks'],
  storage: ['tables', 'shell', 'ui', 'bots', 'i18n', 'decks'],
  shell: ['tables'],
};
const GAMES = ['pytagora', 'sequence-numbers', 'prime-climb', 'pyramide'];

const room = (name, closed) => ({
  files: [`src/${name}/**/*.{ts,tsx}`],
  rules: {
    'no-restricted-imports': [
      'error',
      {
        patterns: [
          {
            group: [
              ...closed.map((other) => `**/${other}/**`),
              ...closed.map((other) => `**/../${other}`),
              '**/app/**',
            ],
            message: `${name}/ may not look into this room. Imports point one way: app → tables → shell → ui, bots → engine (README, map of the house).`,
          },
          ...(name === 'engine' || name === 'bots'
            ? [
                {
                  group: ['react', 'react-native', 'react-native-*', 'expo', 'expo-*', '@react-navigation/*'],
                  message: `${name}/ is pure TypeScript: it runs in Node, in the Hermes VM and in tests without a screen.`,
                },
              ]
            : []),
        ],
      },
    ],
  },
});

const neighbours = (game) => ({
  files: [
    `src/tables/${game}/**/*.{ts,tsx}`,
    `src/bots/${game}/**/*.{ts,tsx}`,
    `src/engine/${game}/**/*.{ts,tsx}`,
  ],
  rules: {
    'no-restricted-imports': [
      'error',
      {
        patterns: [
          {
            group: GAMES.filter((other) => other !== game).map((other) => `**/${other}/**`),
            message: 'A game never imports another game: what both need belongs to the frame.',
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
      'android/**',
      'ios/**',
    ],
  },
  ...expo,
  prettier,
  {
    rules: {
      'import/no-unresolved': 'off',
      'no-console': ['error', { allow: ['warn', 'error'] }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/consistent-type-imports': 'off',
    },
  },
  { files: ['tools/**', '__tests__/**'], rules: { 'no-console': 'off' } },
  {
    files: ['src/engine/**', 'src/bots/**'],
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
  ...Object.entries(ROOMS).map(([name, closed]) => room(name, closed)),
  ...GAMES.map(neighbours),
];
