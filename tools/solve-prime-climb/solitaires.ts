import { courseNamed, type CourseName } from '../../src/games/prime-climb/bots/course';
import { valuesOf } from '../../src/games/prime-climb/bots/values';
import { createDice } from '../../src/engine';
import { percentages } from './plain';
import { meanOf } from './random';
import { solveSolitaire } from './solitaire';
import { trimmed, writeModule } from './write';
import { writeSolitaire } from './write-solitaire';

interface Solitaire {
  readonly name: 'solitaire-1' | 'solitaire-2';
  readonly constant: string;
  readonly course: CourseName;
  /** With so many keepers less one, every position is solved. */
  readonly solved: number;
  readonly sweeps: number;
  readonly samples: number;
  readonly follows: 'line' | 'part';
  /** Digits to a value. */
  readonly width: number;
}

export const SOLITAIRES: readonly Solitaire[] = [
  {
    name: 'solitaire-1',
    constant: 'solitaire1',
    course: 'climb',
    solved: 3,
    sweeps: 11,
    samples: 200,
    follows: 'line',
    width: 2,
  },
  {
    name: 'solitaire-2',
    constant: 'solitaire2',
    course: 'there-and-back',
    solved: 2,
    sweeps: 10,
    samples: 160,
    follows: 'part',
    width: 1,
  },
];

/** Before a closer look has been fitted: all turns but the next one, as the tables say. */
const NO_CLOSER = Array.from({ length: 12 }, () => [-1, 1]);
const GAMES = 1000;
const SAMPLES = 200;

/** Two steps, since the second plays with what the first has written: `tables`, then `closer`. */
export async function solveOne(which: Solitaire, command: string): Promise<void> {
  const { name, constant, course: courseName, width } = which;
  const course = courseNamed(courseName);
  const plain = valuesOf(course, false);
  console.log(`\n${name}`);
  const solved = solveSolitaire({ ...which, course, plain });
  writeSolitaire(name, constant, command, plain, solved, width, NO_CLOSER);
  const { fitCloser } = await import('./closer');
  writeSolitaire(name, constant, command, plain, solved, width, fitCloser(name, GAMES, SAMPLES));
}

/** Plays the shipped players, prints what they need and ships the distribution. */
export async function playSolitaires(command: string, games: number): Promise<void> {
  const { solitaireTurns } = await import('./play-solitaire');
  const lines = SOLITAIRES.map(({ name }) => {
    const dice = createDice(77);
    const counts = Array.from({ length: games }, () => solitaireTurns(name, dice));
    const { mean, error } = meanOf(counts);
    const shares: number[] = [];
    for (const turns of counts) shares[turns] = (shares[turns] ?? 0) + 1 / games;
    const whole = Array.from(shares, (share) => Number((share ?? 0).toFixed(6)));
    console.log(`${name}: ${mean.toFixed(4)} ± ${error.toFixed(4)} turns (${games} games)`);
    console.log(`  ${percentages(whole)}`);
    return `  '${name}': [${trimmed(whole).join(', ')}],`;
  });
  writeModule('solitaire-turns', command, [
    '',
    '/** How often our player needs 0, 1, 2, … turns for each solitaire. */',
    'export const solitaireTurns: Readonly<Record<string, readonly number[]>> = {',
    ...lines,
    '};',
  ]);
}
