/** TypeScript to the Node that runs the tests, nothing else: what React Native needs would only slow the engine's tests. */
module.exports = {
  presets: [['@babel/preset-env', { targets: { node: 'current' } }], '@babel/preset-typescript'],
};
