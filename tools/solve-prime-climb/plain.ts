import { courseNamed, type CourseName } from '../../src/games/prime-climb/bots/course';
import { writeScale } from '../../src/games/prime-climb/bots/digits';
import { graphOf, type Graph } from './graph';
import { distributionOf, greedy, perfect, turnsFrom } from './iteration';
import { randomMean } from './random';
import { scaleLines, writeModule } from './write';

interface Plain {
  readonly name: string;
  readonly constant: string;
  readonly course: CourseName;
  readonly sprint: boolean;
}

export const PLAIN: readonly Plain[] = [
  { name: 'climb', constant: 'climb', course: 'climb', sprint: false },
  { name: 'sprint', constant: 'sprint', course: 'climb', sprint: true },
  { name: 'backwards', constant: 'backwards', course: 'backwards', sprint: false },
  { name: 'backwards-sprint', constant: 'backwardsSprint', course: 'backwards', sprint: true },
  { name: 'there-and-back', constant: 'thereAndBack', course: 'there-and-back', sprint: false },
  { name: 'there-and-back-sprint', constant: 'thereAndBackSprint', course: 'there-and-back', sprint: true },
];

const RANDOM_GAMES = 4000;

/** Solves a one-seat game without cards, prints what came out and ships the values. Returns the distribution of turns. */
export function solvePlain({ name, constant, course, sprint }: Plain, command: string): readonly number[] {
  const graph = graphOf(courseNamed(course), sprint);
  const values = turnsFrom(graph, perfect(graph));
  const scale = writeScale(values);
  const about = 'Turns that a perfect player expects to need, by the spots of both pawns.';
  writeModule(name, command, scaleLines(constant, about, scale));
  const distribution = distributionOf(graph, values);
  print(name, graph, values, distribution);
  return distribution;
}

function print(name: string, graph: Graph, values: Float64Array, distribution: readonly number[]): void {
  const { mean, error } = randomMean(graph.course, graph.sprint, RANDOM_GAMES);
  const six = (value: number) => value.toFixed(6);
  console.log(`\n${name}: ${graph.order.length} positions, ${graph.ends.length} endings`);
  console.log(`  perfect  ${six(values[graph.start]!)} turns`);
  console.log(`  greedy   ${six(turnsFrom(graph, greedy(graph))[graph.start]!)}`);
  console.log(`  random   ${mean.toFixed(1)} ± ${error.toFixed(1)} (${RANDOM_GAMES} games)`);
  console.log(`  turns    ${percentages(distribution)}`);
}

export const percentages = (distribution: readonly number[]): string =>
  distribution
    .map((share, turns) => ({ share, turns }))
    .filter(({ share }) => share >= 0.0005)
    .map(({ share, turns }) => `${turns}: ${(100 * share).toFixed(1)} %`)
    .join(', ');
