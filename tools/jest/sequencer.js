const { statSync } = require('node:fs');

const { default: Sequencer } = require('@jest/test-sequencer');

/** However short their text is, these take long: they walk through every scene, or play every way to play. */
const LONG = /accessible|by-ear|offline|two-people|pytagora-games|add-a-game|contract|one-tap|properties/;

/**
 * A visit in the browser waits most of its time, a test of the rules never does: side by side they keep every core busy. So the two
 * kinds take turns, the longest of each first, lest a long one is begun when all others are done.
 */
module.exports = class BySize extends Sequencer {
  sort(tests) {
    const weight = ({ path }) => statSync(path).size * (LONG.test(path) ? 100 : 1);
    const bySize = [...tests].sort((a, b) => weight(b) - weight(a));
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
