import { LEVELS } from '../../src/engine';
import { entrantsOf, registeredAs } from '../games';
import { runInHermes } from '../hermes';
import { runTrial, type Load, type Thought, type Trial } from '../hermes/trial';
import { quantile } from './statistics';

export interface EngineRow {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  /** Hermes compared with Node: how many times slower. */
  readonly ratio?: number;
}

/** Whole games of two, of every level against itself; each level's thoughts are timed. */
const LOAD: Load = { randomGames: 20, botGames: 10, rounds: 3 };

/** Moves per second of a game's rules and milliseconds per move of its bots, in Node and in the VM that phones run. */
export async function benchGame(id: string): Promise<readonly EngineRow[]> {
  const entrants = entrantsOf(id);
  if (!entrants) return [];
  const node = runTrial(registeredAs(id).game, entrants.levels, LOAD, () => performance.now());
  const hermes = await hermesTrial(id);
  mustAgree(id, node, hermes);
  return [
    { name: `${id}, rules, Node`, value: Math.round(node.movesPerSecond), unit: 'moves/s' },
    {
      name: `${id}, rules, Hermes`,
      value: Math.round(hermes.movesPerSecond),
      unit: 'moves/s',
      ratio: node.movesPerSecond / hermes.movesPerSecond,
    },
    ...LEVELS.flatMap((level) => [
      ...thoughtRows(`${id}, ${level}, Node`, node.thinking[level]),
      ...thoughtRows(`${id}, ${level}, Hermes`, hermes.thinking[level]),
    ]),
  ];
}

/** The VM has no `performance`, and its `print` writes a line. */
async function hermesTrial(id: string): Promise<Trial> {
  const program = `
    import { game } from '../../src/games/${id}/rules';
    import { bots } from '../../src/games/${id}/bots';
    import { runTrial } from '../hermes/trial';
    print(JSON.stringify(runTrial(game, bots, ${JSON.stringify(LOAD)}, () => Date.now())));`;
  const lines = await runInHermes({ program, folder: __dirname });
  return JSON.parse(lines[lines.length - 1] ?? '') as Trial;
}

/** The VM is old and gets rewritten code: a time for a wrong result would mean nothing. */
function mustAgree(id: string, node: Trial, hermes: Trial): void {
  const different = Object.keys(node.results).filter((name) => node.results[name] !== hermes.results[name]);
  if (different.length > 0)
    throw new Error(`Node and Hermes played ${id} differently: ${different.join(', ')}`);
}

function thoughtRows(name: string, thought: Thought | undefined): EngineRow[] {
  if (!thought) return [];
  const { moves, slices } = thought;
  return [
    { name: `${name}, median move`, value: round(quantile(moves, 0.5)), unit: 'ms' },
    { name: `${name}, 95th of 100`, value: round(quantile(moves, 0.95)), unit: 'ms' },
    { name: `${name}, slowest`, value: round(Math.max(...moves)), unit: 'ms' },
    { name: `${name}, longest without a yield`, value: round(Math.max(...slices)), unit: 'ms' },
  ];
}

const round = (value: number): number => Math.round(100 * value) / 100;
