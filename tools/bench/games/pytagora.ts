import { join } from 'node:path';

import { runInHermes } from '../../hermes';
import { runSearch, type SearchTrial } from '../../hermes/pytagora';
import type { EngineRow } from '../engine';
import { quantile } from '../statistics';

const ENTRY = join(__dirname, '../../hermes', 'pytagora-entry.ts');

/** Milliseconds, at most. */
const GOALS = {
  Node: { half: 2, nearlyAll: 30 },
  Hermes: { mostly: 250, nearlyAll: 1000 },
} as const;

/** How long the best equation takes to find on a table of five, in Node and in the VM that phones run. */
export async function bench(): Promise<readonly EngineRow[]> {
  const node = runSearch(() => performance.now());
  const lines = await runInHermes(ENTRY);
  const hermes = JSON.parse(lines[lines.length - 1] ?? '') as SearchTrial;
  if (JSON.stringify(node.scores) !== JSON.stringify(hermes.scores))
    throw new Error('Node and Hermes found different equations in Pytagora');
  const row = (name: string, { moves }: SearchTrial, part: number, goal?: number): EngineRow => ({
    name: `Pytagora's best equation, ${name}${goal ? ` (goal ${goal})` : ''}`,
    value: round(quantile(moves, part)),
    unit: 'ms',
  });
  return [
    row('Node, median', node, 0.5, GOALS.Node.half),
    row('Node, 90th of 100', node, 0.9),
    row('Node, 99th of 100', node, 0.99, GOALS.Node.nearlyAll),
    row('Hermes, median', hermes, 0.5),
    row('Hermes, 90th of 100', hermes, 0.9, GOALS.Hermes.mostly),
    row('Hermes, 99th of 100', hermes, 0.99, GOALS.Hermes.nearlyAll),
    {
      name: "Pytagora's best equation, Hermes, longest without a yield",
      value: round(Math.max(...hermes.slices)),
      unit: 'ms',
    },
  ];
}

const round = (value: number): number => Math.round(100 * value) / 100;
