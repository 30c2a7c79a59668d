const { statSync } = require('node:fs');

const { default: Sequencer } = require('@jest/test-sequencer');

/**
 * A visit in the browser waits most of its time, a test of the rules never does: side by side they keep every core busy. So the two
 * kinds take turns, the largest files of each first, lest a long one is begun when all others are done.
 */
module.exports = class BySize extends Sequencer {
  sort(tests) {
    const bySize = [...tests].sort((a, b) => statSync(b.path).size - statSync(a.path).size);
    const visits = bySize.filter(({ path }) => path.includes('e2e'));
    const others = bySize.filter(({ path }) => !path.includes('e2e'));
    const share = (list, nth) => (nth + 0.5) / list.length;
    return [
      ...visits.map((test, nth) => ({ test, at: share(visits, nth) })),
      ...others.map((test, nth) => ({ test, at: share(others, nth) })),
    ]
      .sort((a, b) => a.at - b.at)
      .map(({ test }) => test);
  }
};
