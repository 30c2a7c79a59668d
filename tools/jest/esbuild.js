const { createHash } = require('node:crypto');
const { readFileSync } = require('node:fs');

const { transformSync, version } = require('esbuild');

const OWN = readFileSync(__filename);

/**
 * TypeScript for tests that run in plain Node. Much faster than Babel on a fresh machine; and what it makes of a file depends on
 * nothing else, so that all projects share one cache: with Babel each game's conformance project compiled everything anew.
 */
module.exports = {
  getCacheKey: (source, path) =>
    createHash('sha1').update(version).update(OWN).update(path).update('\0').update(source).digest('hex'),
  process: (source, path) => {
    const { code } = transformSync(source, {
      loader: path.endsWith('x') ? 'tsx' : path.endsWith('.ts') ? 'ts' : 'jsx',
      jsx: 'automatic',
      format: 'cjs',
      // A module is strict: a rule that changes what was frozen has to fail.
      banner: '"use strict";',
      target: 'node20',
      // Jest has no modules that load themselves: a chunk of its own is required when it is asked for.
      supported: { 'dynamic-import': false },
      sourcefile: path,
      sourcemap: 'inline',
      sourcesContent: false,
    });
    // What a test spies on must be replaceable.
    return { code: code.replace('|| desc.enumerable }', '|| desc.enumerable, configurable: true }') };
  },
};
