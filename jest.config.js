const { readdirSync } = require('node:fs');
const { join } = require('node:path');

/** The engine starts in plain Node at once; components need jest-expo; e2e drives the exported page. */
const node = {
  // Jest keeps what was compiled by this name: projects that compile alike share it.
  id: 'node',
  modulePathIgnorePatterns: ['<rootDir>/\\.scratch'],
  testEnvironment: 'node',
  transform: { '\\.[jt]sx?$': '<rootDir>/tools/jest/esbuild.js' },
};

/** Every game is put to the conformance suite by a project of its own, so that they run side by side. */
const games = readdirSync(join(__dirname, 'src/games'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

/** The sandbox has no modules that load themselves: a screen or a box is required when somebody walks there. */
const drawing = (platform) => ({
  '\\.[jt]sx?$': [
    '<rootDir>/tools/jest/drawing.js',
    {
      caller: { name: 'metro', bundler: 'metro', platform },
      plugins: ['@babel/plugin-transform-dynamic-import'],
    },
  ],
});

/** Both phones resolve files of their own: `x.ios.ts`, `x.android.ts`, React Native's alike. */
const phones = ['ios', 'android'].map((platform) => ({
  id: 'drawing',
  displayName: platform,
  modulePathIgnorePatterns: node.modulePathIgnorePatterns,
  preset: `jest-expo/${platform}`,
  resolver: 'react-native-worklets/jest/resolver.js',
  setupFiles: ['react-native-gesture-handler/jestSetup.js'],
  transform: drawing(platform),
  testMatch: ['<rootDir>/__tests__/native/**/*.test.{ts,tsx}'],
}));

module.exports = {
  // A test that hangs fails; one that is slow because the machine is does not.
  testTimeout: 300_000,
  testSequencer: '<rootDir>/tools/jest/sequencer.js',
  reporters: ['default', '<rootDir>/tools/jest/tally.js'],
  projects: [
    {
      ...node,
      displayName: 'engine',
      testMatch: [
        '<rootDir>/__tests__/{engine,storage,i18n,tools}/**/*.test.ts',
        '<rootDir>/__tests__/games/*/{rules,bots,decks,lexicon}/**/*.test.ts',
        // What a screen is made of, but draws nothing itself, needs no screen to be tested.
        '<rootDir>/__tests__/{ui,shell,games,app}/**/*.node.test.ts',
      ],
    },
    {
      id: 'drawing',
      displayName: 'components',
      modulePathIgnorePatterns: node.modulePathIgnorePatterns,
      preset: 'jest-expo',
      resolver: 'react-native-worklets/jest/resolver.js',
      setupFiles: ['react-native-gesture-handler/jestSetup.js'],
      transform: drawing('ios'),
      testMatch: [
        '<rootDir>/__tests__/{ui,shell,app}/**/*.test.{ts,tsx}',
        '<rootDir>/__tests__/games/*/{table,editor,i18n}/**/*.test.{ts,tsx}',
      ],
      testPathIgnorePatterns: ['/node_modules/', '\\.node\\.test\\.ts$'],
    },
    ...phones,
    ...games.map((game) => ({
      ...node,
      displayName: `conformance ${game}`,
      testMatch: ['<rootDir>/__tests__/conformance/*.test.ts'],
      globals: { GAME: game },
    })),
    {
      ...node,
      displayName: 'e2e',
      testMatch: ['<rootDir>/__tests__/e2e/**/*.test.ts'],
      testEnvironment: '<rootDir>/tools/jest/with-browser.js',
      globalTeardown: '<rootDir>/tools/jest/close-browser.js',
    },
  ],
};
