import { join } from 'node:path';

import { runInHermes } from '../../hermes';
import { runPrimeClimb, type ClimbTrial, type TurnTrial } from '../../hermes/prime-climb';
import type { EngineRow } from '../engine';
import { quantile } from '../statistics';

const ENTRY = join(__dirname, '../../hermes', 'prime-climb-entry.ts');

/** Milliseconds that 95 of 100 turns may take in the VM. */
const GOAL = 1000;

/** How long Master thinks about a whole turn of Prime Climb, all its moves together, in the VM that phones run. */
export async function bench(): Promise<readonly EngineRow[]> {
  const node = runPrimeClimb(() => performance.now());
  const lines = await runInHermes(ENTRY);
  const hermes = JSON.parse(lines[lines.length - 1] ?? '') as ClimbTrial;
  for (const kind of ['seats', 'solitaires'] as const)
    if (JSON.stringify(node[kind].games) !== JSON.stringify(hermes[kind].games))
      throw new Error('Node and Hermes played Prime Climb differently');
  return [...rowsOf('two and four seats', hermes.seats), ...rowsOf('solitaires', hermes.solitaires)];
}

function rowsOf(name: string, { turns, slices }: TurnTrial): EngineRow[] {
  const row = (what: string, value: number): EngineRow => ({
    name: `Prime Climb's Master, ${name}, ${what}`,
    value: Math.round(100 * value) / 100,
    unit: 'ms',
  });
  return [
    row('Hermes, median turn', quantile(turns, 0.5)),
    row(`Hermes, 95th of 100 (goal ${GOAL})`, quantile(turns, 0.95)),
    row('Hermes, slowest', Math.max(...turns)),
    row('Hermes, longest without a yield', Math.max(...slices)),
  ];
}
