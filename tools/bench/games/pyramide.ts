import { measureBoth } from '../../guess-pyramide/times-both';
import type { EngineRow } from '../engine';

/** Milliseconds without a yield that still let a frame be drawn. */
const GOAL = 8;

/** How long the app thinks alone with a person, on the French lists, the larger ones: the slowest of each kind, in the VM that phones run. */
export async function bench(): Promise<readonly EngineRow[]> {
  return (await measureBoth()).flatMap(({ name, hermes }) => [
    { name: `Pyramide, ${name}, Hermes, slowest`, value: hermes.each, unit: 'ms' },
    {
      name: `Pyramide, ${name}, Hermes, longest without a yield (goal ${GOAL})`,
      value: hermes.slice,
      unit: 'ms',
    },
  ]);
}
