const typescript = require('@typescript-eslint/eslint-plugin');
const expo = require('eslint-config-expo/flat');
const prettier = require('eslint-config-prettier');

const house = require('./tools/lint');
const { PURE_FILES } = require('./tools/lint/rooms.config');

const NOT_THE_DEVICES =
  'A pure room is handed what it needs; the device, its language and its clock are not its own.';

/** Ask without saying which language is meant, and each phone answers in its own. */
const BY_THE_DEVICES_LANGUAGE = ['localeCompare', 'toLocaleLowerCase', 'toLocaleString', 'toLocaleUpperCase'];

const without = (names) =>
  Object.fromEntries(
    expo.flatMap(({ rules = {} }) =>
      Object.keys(rules)
        .filter((name) => names.test(name))
        .map((name) => [name, 'off']),
    ),
  );

/** Where nothing is drawn, nobody need look for mistakes in drawing. */
const WITHOUT_REACT = without(/^react(-hooks)?\//);

/** Rules that run React's compiler over a file, which is most of the time of linting. What is no component has the two for hooks. */
const WITHOUT_COMPILER = without(/^react-hooks\/(?!rules-of-hooks$|exhaustive-deps$)/);

module.exports = [
  {
    ignores: [
      'node_modules/**',
      'dist/**',
      'dist-*/**',
      '.bench/**',
      '.scratch/**',
      '.expo/**',
      'screens/**',
      'coverage/**',
      'android/**',
      'ios/**',
      // Taken for files of the web, by their names.
      'tsconfig.web.*',
    ],
  },
  ...expo,
  prettier,
  {
    rules: {
      'import/no-unresolved': 'off',
      // The compiler knows what a module exports; finding it out again was two fifths of the time.
      'import/namespace': 'off',
      'import/export': 'off',
      'import/no-named-as-default': 'off',
      'import/no-named-as-default-member': 'off',
      'no-console': ['error', { allow: ['warn', 'error'] }],
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    plugins: { '@typescript-eslint': typescript },
    rules: {
      // The compiler refuses these itself.
      '@typescript-eslint/no-unused-vars': 'off',
      '@typescript-eslint/no-redeclare': 'off',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/consistent-type-imports': 'off',
    },
  },
  {
    files: ['*.config.js', 'tools/**/*.js'],
    languageOptions: { globals: { __dirname: 'readonly', __filename: 'readonly' } },
  },
  { files: ['tools/**', '__tests__/**'], rules: { 'no-console': 'off' } },
  { files: ['{app,src}/**/*.ts', '__tests__/**'], ignores: ['**/use*.ts'], rules: WITHOUT_COMPILER },
  { files: [...PURE_FILES, 'tools/**/*.ts', '__tests__/**/*.ts'], rules: WITHOUT_REACT },
  {
    files: ['{app,src}/**'],
    plugins: { house },
    rules: { 'house/rooms': 'error', 'house/game-names': 'error' },
  },
  {
    files: ['{app,src}/**/*.{ts,tsx}'],
    rules: {
      // Ways round the compiler, which keeps the walls that this file does not.
      '@typescript-eslint/ban-ts-comment': ['error', { 'ts-expect-error': true }],
      '@typescript-eslint/triple-slash-reference': ['error', { lib: 'never', path: 'never', types: 'never' }],
    },
  },
  {
    files: PURE_FILES,
    rules: {
      'no-restricted-properties': [
        'error',
        ...BY_THE_DEVICES_LANGUAGE.map((property) => ({ property, message: NOT_THE_DEVICES })),
      ],
      // Code out of a text is seen by no wall.
      'no-eval': 'error',
      'no-new-func': 'error',
      'no-restricted-globals': [
        'error',
        { name: 'Date', message: 'Time is an actor: the rules declare a countdown, the shell runs it.' },
        { name: 'Intl', message: NOT_THE_DEVICES },
        { name: 'globalThis', message: NOT_THE_DEVICES },
      ],
      'no-restricted-syntax': [
        'error',
        { selector: '[declare=true], TSModuleDeclaration[kind="global"]', message: NOT_THE_DEVICES },
        {
          // Under another name, or by a name that is worked out, it would be out of sight.
          selector:
            'MemberExpression[object.name="Math"][property.name="random"], Identifier[name="Math"]:not(MemberExpression[computed=false] > Identifier.object)',
          message: 'Chance is an actor: use the dice that were handed in, and Math by its name only.',
        },
      ],
    },
  },
];
