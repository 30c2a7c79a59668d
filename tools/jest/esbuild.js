const { createHash } = require('node:crypto');
const { readFileSync } = require('node:fs');

const { transformSync, version } = require('esbuild');

const OWN = readFileSync(__filename);

/**
 * TypeScript for tests that run in plain Node. Much faster than Babel on a fresh machine; and what it makes of a file depends on
 * nothing else, so that all projects share one cache: with Babel each game's conformance project compiled everything anew.
 */
/**
 * A sandbox is asked for its globals by name, each time one is used: `Math.max` in a loop takes a hundred times as long as elsewhere. So each
 * file has those that nobody replaces as constants of its own; what a test may replace (time, storage, the page) is not among them.
 */
const OWN_GLOBALS = ['Array', 'Error', 'JSON', 'Map', 'Math', 'Number', 'Object', 'Set', 'String'];

/** A name that the file gives to something of its own is left alone. */
const isTaken = (source, name) =>
  new RegExp(`(const|let|var|class|function|import|enum|type)\\b[^;=(]*\\b${name}\\b`).test(source);

function ownGlobals(source) {
  const names = OWN_GLOBALS.filter((name) => source.includes(name) && !isTaken(source, name));
  return names.length === 0 ? '' : `const { ${names.join(', ')} } = globalThis;`;
}

module.exports = {
  getCacheKey: (source, path) =>
    createHash('sha1').update(version).update(OWN).update(path).update('\0').update(source).digest('hex'),
  process: (source, path) => {
    const { code } = transformSync(source, {
      loader: path.endsWith('x') ? 'tsx' : path.endsWith('.ts') ? 'ts' : 'jsx',
      jsx: 'automatic',
      format: 'cjs',
      // A module is strict: a rule that changes what was frozen has to fail.
      banner: `"use strict"; ${ownGlobals(source)}`,
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
