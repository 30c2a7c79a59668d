const { existsSync, readFileSync } = require('node:fs');

/** Prints `N passed, M failed` over all runs in the tally. A run that stopped before or after Jest counts as one failure. */
const [file, status] = process.argv.slice(2);
const lines = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n').filter(Boolean) : [];
const runs = lines.map((line) => line.split(' ').map(Number));
const passed = runs.reduce((sum, run) => sum + run[0], 0);
const failed = runs.reduce((sum, run) => sum + run[1], 0);

console.log(`${passed} passed, ${status === '0' ? failed : Math.max(failed, 1)} failed`);
