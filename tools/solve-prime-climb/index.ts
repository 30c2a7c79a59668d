import { writeHits } from './hits';
import { PLAIN, solvePlain } from './plain';
import { writeModule } from './write';

const COMMAND = 'npm run solve:prime-climb';
const GAMES = 100_000;

/**
 * `npm run solve:prime-climb` solves the one-seat games without cards and writes what the players stand on;
 * `-- hits` writes only the small table of what a roll can reach, `-- check` plays the shipped tables.
 */
async function solve(): Promise<void> {
  const [what] = process.argv.slice(2);
  if (what === 'check') {
    // Only now: the tables it plays do not exist before they are solved for the first time.
    const { simulate } = await import('./simulate');
    PLAIN.forEach((plain) => simulate(plain, GAMES));
    return;
  }
  writeHits(COMMAND);
  if (what === 'hits') return;
  const lines = PLAIN.map((plain) => {
    const shares = solvePlain(plain, COMMAND).map((share) => Number(share.toFixed(6)));
    return `  '${plain.name}': [${trimmed(shares).join(', ')}],`;
  });
  writeModule('plain-turns', COMMAND, [
    '',
    '/** How likely a perfect player needs 0, 1, 2, … turns in each one-seat game without cards. */',
    'export const plainTurns: Readonly<Record<string, readonly number[]>> = {',
    ...lines,
    '};',
  ]);
}

/** The tail is drawn no further than it can be seen. */
function trimmed(shares: readonly number[]): readonly number[] {
  let length = shares.length;
  while (length > 0 && shares[length - 1]! < 1e-5) length--;
  return shares.slice(0, length);
}

solve().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
