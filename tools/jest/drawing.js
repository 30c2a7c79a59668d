const { createHash } = require('node:crypto');
const { readFileSync } = require('node:fs');
const { sep } = require('node:path');

const { transformSync, version } = require('@babel/core');
const { createTransformer } = require('babel-jest');

const plain = require('./esbuild');

const OWN = readFileSync(__filename);

/**
 * For tests that draw. On a fresh machine compiling was half of their time: Babel with all that Expo's preset brings serves phones, and
 * Node needs next to nothing of it. So each file gets the least that will do:
 *
 * - React Native's own, which are written in Flow: their types taken out, nothing else;
 * - ours that have worklets, and tests, whose mocks must come first: Babel as the app is built;
 * - all others: esbuild, as in tests that draw nothing, with which they share what was compiled.
 */
module.exports = {
  createTransformer(options) {
    const babel = createTransformer(options);
    const { platform } = options.caller;
    const compilerOf = (source, path) => {
      if (!path.includes(`${sep}node_modules${sep}`)) return WORKLETS_OR_MOCKS.test(source) ? babel : plain;
      return FLOW.test(source) ? untyped : packageFor(platform);
    };
    return {
      ...babel,
      getCacheKey: (source, path, rest) => compilerOf(source, path).getCacheKey(source, path, rest),
      process: (source, path, rest) => compilerOf(source, path).process(source, path, rest),
    };
  },
};

/** Whatever can make a worklet of a function has it from one of these packages, or says the word. */
const WORKLETS_OR_MOCKS = /react-native-(reanimated|worklets|gesture-handler)|worklet|\bjest\./;
const FLOW = /^[\s\S]{0,2000}@flow/;

const keyOf = (...parts) => {
  const hash = createHash('sha1').update(version).update(OWN);
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex');
};

/** Flow's types are taken out of a file, and its modules made what Jest loads. */
const untyped = {
  getCacheKey: (source, path) => keyOf('untyped', path, source),
  process: (source, path) => {
    const { code } = transformSync(source, {
      filename: path,
      configFile: false,
      babelrc: false,
      compact: false,
      sourceType: 'unambiguous',
      plugins: [
        [require.resolve('babel-plugin-syntax-hermes-parser'), { parseLangTypes: 'flow' }],
        require.resolve('babel-plugin-transform-flow-enums'),
        require.resolve('@babel/plugin-transform-flow-strip-types'),
        [require.resolve('@babel/plugin-transform-react-jsx'), { runtime: 'automatic' }],
        require.resolve('@babel/plugin-transform-modules-commonjs'),
      ],
    });
    return { code };
  },
};

/** A package asks which platform it is built for; Expo writes the answer into it. */
const packageFor = (platform) => ({
  getCacheKey: (source, path) =>
    plain.getCacheKey(source, path) + (source.includes('EXPO_OS') ? platform : ''),
  process: (source, path) => plain.process(source.replaceAll('process.env.EXPO_OS', `'${platform}'`), path),
});
