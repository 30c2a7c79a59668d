/** The engine starts in plain Node at once; components need jest-expo; e2e drives the exported page. */
const node = {
  testEnvironment: 'node',
  transform: { '\\.[jt]sx?$': ['babel-jest', { configFile: './tools/jest/babel.node.js' }] },
};

module.exports = {
  reporters: ['default', '<rootDir>/tools/jest/tally.js'],
  projects: [
    {
      ...node,
      displayName: 'engine',
      testMatch: [
        '<rootDir>/__tests__/{engine,bots,words,decks,storage,i18n,tools}/**/*.test.ts',
        // What a screen is made of, but draws nothing itself, needs no screen to be tested.
        '<rootDir>/__tests__/{ui,shell,tables,app}/**/*.node.test.ts',
        '<rootDir>/__tests__/conformance.test.ts',
      ],
    },
    {
      displayName: 'components',
      preset: 'jest-expo',
      resolver: 'react-native-worklets/jest/resolver.js',
      setupFiles: ['react-native-gesture-handler/jestSetup.js'],
      testMatch: ['<rootDir>/__tests__/{ui,shell,tables,app}/**/*.test.{ts,tsx}'],
      testPathIgnorePatterns: ['/node_modules/', '\\.node\\.test\\.ts$'],
    },
    { ...node, displayName: 'e2e', testMatch: ['<rootDir>/__tests__/e2e/**/*.test.ts'] },
  ],
};
