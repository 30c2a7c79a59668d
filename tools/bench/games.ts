import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { GAMES } from '../../src/games/shelf';
import { benchGame, type EngineRow } from './engine';

/** Every game on the shelf: by a trial of its own, where somebody wrote one, else by the usual one. */
export async function benchGames(): Promise<readonly EngineRow[]> {
  const rows: EngineRow[] = [];
  for (const { id } of GAMES) rows.push(...(await (ownTrial(id) ?? (() => benchGame(id)))()));
  return rows;
}

function ownTrial(id: string): (() => Promise<readonly EngineRow[]>) | null {
  const file = join(__dirname, 'games', `${id}.ts`);
  if (!existsSync(file)) return null;
  // eslint-disable-next-line @typescript-eslint/no-require-imports -- found by name, which an import cannot
  return (require(file) as { bench: () => Promise<readonly EngineRow[]> }).bench;
}

if (require.main === module)
  benchGames().then(
    (rows) => {
      for (const { name, value, unit, ratio } of rows)
        console.log(name.padEnd(76), `${value} ${unit}`.padStart(18), ratio ? `${ratio.toFixed(0)} ×` : '');
    },
    (error: unknown) => {
      console.error(error);
      process.exitCode = 1;
    },
  );
