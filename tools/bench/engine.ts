import { join } from 'node:path';

import { LEVELS } from '../../src/bots/core';
import { runInHermes } from '../hermes';
import { runSequenceNumbers } from '../hermes/sequence-numbers';
import type { Thought, Trial } from '../hermes/trial';
import { quantile } from './statistics';

export interface EngineRow {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  /** Hermes compared with Node: how many times slower. */
  readonly ratio?: number;
}

const ENTRY = join(__dirname, '..', 'hermes', 'entry.ts');

/** Moves per second of the engine and milliseconds per move of the bots, in Node and in the VM that phones run. */
export async function benchEngine(): Promise<readonly EngineRow[]> {
  const node = runSequenceNumbers(() => performance.now());
  const hermes = await hermesTrial();
  mustAgree(node, hermes);
  return [
    { name: 'engine, Node', value: Math.round(node.movesPerSecond), unit: 'moves/s' },
    {
      name: 'engine, Hermes',
      value: Math.round(hermes.movesPerSecond),
      unit: 'moves/s',
      ratio: node.movesPerSecond / hermes.movesPerSecond,
    },
    ...LEVELS.flatMap((level) => [
      ...thoughtRows(`${level}, Node`, node.thinking[level]),
      ...thoughtRows(`${level}, Hermes`, hermes.thinking[level]),
    ]),
  ];
}

async function hermesTrial(): Promise<Trial> {
  const lines = await runInHermes(ENTRY);
  return JSON.parse(lines[lines.length - 1] ?? '') as Trial;
}

/** The VM is old and gets rewritten code: a time for a wrong result would mean nothing. */
function mustAgree(node: Trial, hermes: Trial): void {
  const different = Object.keys(node.results).filter((name) => node.results[name] !== hermes.results[name]);
  if (different.length > 0) throw new Error(`Node and Hermes played differently: ${different.join(', ')}`);
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

if (require.main === module) {
  benchEngine().then(
    (rows) => {
      for (const { name, value, unit, ratio } of rows)
        console.log(name.padEnd(42), `${value} ${unit}`.padStart(18), ratio ? `${ratio.toFixed(0)} ×` : '');
    },
    (error: unknown) => {
      console.error(error);
      process.exitCode = 1;
    },
  );
}
