const { appendFileSync } = require('node:fs');

/** Notes how each run of Jest ended in the file named by JEST_TALLY: tests run in several runs, and one line has to sum them up. */
module.exports = class Tally {
  onRunComplete(_contexts, { numPassedTests, numFailedTests, numRuntimeErrorTestSuites }) {
    const file = process.env.JEST_TALLY;
    if (!file) return;
    // A file that could not even be loaded has no tests to count, and is a failure all the same.
    appendFileSync(file, `${numPassedTests} ${numFailedTests + numRuntimeErrorTestSuites}\n`);
  }
};
