import { existsSync } from 'node:fs';
import { join } from 'node:path';

export interface EngineFigure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly ratio?: number;
}

/** Moves per second and the bots' thinking time. The engine's bench is read by name: it may be absent from a checkout of the screens. */
export async function engineFigures(): Promise<readonly EngineFigure[]> {
  const file = join(__dirname, 'engine.ts');
  if (!existsSync(file)) return [];
  const engine = (await import(file)) as { benchEngine: () => Promise<readonly EngineFigure[]> };
  return engine.benchEngine();
}
