const { sep } = require('node:path');

const { createTransformer } = require('babel-jest');

/**
 * Babel for tests that draw. What it makes of a file depends on the file and on Babel's options, not on the project that asks: so
 * iOS, where it has the same ones, and the components share one cache, and so does a copy of the house with the packages it is
 * built from. On a fresh machine compiling React Native is most of the time these tests take.
 */
module.exports = {
  createTransformer(options) {
    const babel = createTransformer(options);
    const shared = (path, transform) => ({
      ...transform,
      configString: '',
      config: { ...transform.config, rootDir: homeOf(path) ?? transform.config.rootDir },
    });
    return {
      ...babel,
      getCacheKey: (source, path, transform) => babel.getCacheKey(source, path, shared(path, transform)),
      getCacheKeyAsync: (source, path, transform) =>
        babel.getCacheKeyAsync(source, path, shared(path, transform)),
    };
  },
};

/** Where a package's folder of packages lies; null for a file of our own. */
function homeOf(path) {
  const at = path.indexOf(`${sep}node_modules${sep}`);
  return at < 0 ? null : path.slice(0, at);
}
