import { writeHits } from './hits';
import { PLAIN, solvePlain } from './plain';
import { trimmed, writeModule } from './write';

const COMMAND = 'npm run solve:prime-climb';
const GAMES = 100_000;
const SOLITAIRE_GAMES = 20_000;

/**
 * `npm run solve:prime-climb` solves the one-seat games without cards and writes what the players stand on. With a word more:
 * `check` plays the shipped tables, `hits` writes only the small table of what a roll can reach, `solitaire-1` and
 * `solitaire-2` approximate the solitaires, `play` plays them, `bound` says what nobody can get below.
 *
 * What reads a table is loaded only when it is there: the first run has to write it.
 */
async function solve(): Promise<void> {
  const [what] = process.argv.slice(2);
  const command = what === undefined ? COMMAND : `${COMMAND} -- ${what}`;
  switch (what) {
    case undefined:
      writeHits(COMMAND);
      return solvePlainGames(command);
    case 'hits':
      return writeHits(COMMAND);
    case 'check': {
      const { simulate } = await import('./simulate');
      return PLAIN.forEach((plain) => simulate(plain, GAMES));
    }
    case 'solitaire-1':
    case 'solitaire-2': {
      const { SOLITAIRES, solveOne } = await import('./solitaires');
      return solveOne(
        SOLITAIRES.find(({ name }) => name === what)!,
        command,
      );
    }
    case 'play': {
      const { playSolitaires } = await import('./solitaires');
      return playSolitaires(command, SOLITAIRE_GAMES);
    }
    case 'bound': {
      const { printBounds } = await import('./bound');
      return printBounds();
    }
    default:
      throw new Error(`There is nothing called "${what}" to solve`);
  }
}

function solvePlainGames(command: string): void {
  const lines = PLAIN.map((plain) => {
    const shares = solvePlain(plain, command).map((share) => Number(share.toFixed(6)));
    return `  '${plain.name}': [${trimmed(shares).join(', ')}],`;
  });
  writeModule('plain-turns', command, [
    '',
    '/** How likely a perfect player needs 0, 1, 2, … turns in each one-seat game without cards. */',
    'export const plainTurns: Readonly<Record<string, readonly number[]>> = {',
    ...lines,
    '};',
  ]);
}

solve().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
