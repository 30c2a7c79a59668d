import { join } from 'node:path';

import { runInHermes } from '../hermes';
import { measure, type Times } from './times';

/** Milliseconds of the slowest thought of a kind, and of the longest stretch without a yield. */
export interface Slowest {
  readonly each: number;
  readonly slice: number;
}

/** Whatever else the machine does only ever adds: of each stretch the shortest time of several runs counts. */
const RUNS = 9;

/** By kind of thought, here and in the VM that phones run; another result there would make its times worthless. */
export async function measureBoth(): Promise<
  readonly { readonly name: string; readonly node: Slowest; readonly hermes: Slowest }[]
> {
  const node = measure(() => performance.now());
  const hermes: Times[] = [];
  for (let run = 0; run < RUNS; run++) {
    const lines = await runInHermes(join(__dirname, 'times-entry.ts'));
    hermes.push(JSON.parse(lines[lines.length - 1] ?? '') as Times);
  }
  if (hermes.some(({ results }) => results.join() !== node.results.join()))
    throw new Error('Node and Hermes thought differently');
  return Object.keys(node.took).map((name) => ({
    name,
    node: slowest([node], name),
    hermes: slowest(hermes, name),
  }));
}

function slowest(runs: readonly Times[], name: string): Slowest {
  const thoughts = runs[0]!.took[name]!.map((first, nth) => {
    const again = runs.map(({ took }) => took[name]![nth]!);
    return {
      // Whole first, then the shortest: the VM counts whole milliseconds, and the shortest of a short stretch is none.
      each: Math.min(...again.map((slices) => slices.reduce((sum, ms) => sum + ms, 0))),
      slice: Math.max(...first.map((_, k) => Math.min(...again.map((slices) => slices[k]!)))),
    };
  });
  return {
    each: Math.max(...thoughts.map(({ each }) => each)),
    slice: Math.max(...thoughts.map(({ slice }) => slice)),
  };
}
