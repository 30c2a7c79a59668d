import { mkdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

import { ROOT } from '../export';
import { SCENES } from '../screens/scenes';
import { eventually, type Engine } from './engine';
import { isThere, tap } from './hand';
import { walkTo } from './walk';

/** What is looked at, and what is tapped on the way there: scenes of `npm run screens`, which another hand reaches. */
const LOOKED_AT: Readonly<Record<string, readonly string[]>> = {
  'home-continue': [],
  'pytagora-setup': [],
  'sequence-numbers-setup': [],
  'prime-climb-setup': [],
  'pyramide-setup': [],
  'pytagora-classic': ['show'],
  'pytagora-up-and-down': [],
  'pytagora-tables': [],
  cover: [],
  'table-chosen': ['show', '[data-testid^="card-"]'],
  'climb-lights': ['pawn-0'],
  'pyramide-title': [],
  'pyramide-clue': ['show'],
  'pyramide-enigma': [],
  'pyramide-scored': [],
  menu: ['show', 'menu'],
  result: [],
  review: [],
  settings: [],
  'pytagora-rules': [],
};

export async function photographAll(engine: Engine, url: string): Promise<void> {
  const folder = join(ROOT, 'screens/engines', engine.name.toLowerCase());
  mkdirSync(folder, { recursive: true });
  for (const [name, taps] of Object.entries(LOOKED_AT))
    for (const theme of ['light', 'dark'] as const) {
      const scene = SCENES.find((one) => one.name === name);
      if (!scene) throw new Error(`No scene is called ${name}.`);
      await walkTo(engine, url, { ...scene, theme });
      for (const id of taps) await tap(engine, id);
      await atRest(engine);
      writeFileSync(join(folder, `${name}-${theme}.png`), await engine.picture());
    }
  console.log(`${engine.name} ${engine.version} → ${relative(ROOT, folder)}`);
}

/** Longer than something that flies by stands still. */
const A_WHILE = 1500;

/** Twice the same picture, a while apart: everything has come, and nothing moves. */
async function atRest(engine: Engine): Promise<void> {
  await eventually(
    'a screen',
    async () => !(await isThere(engine, 'loading')) && isThere(engine, '[role="heading"]'),
  );
  let before: Buffer | null = null;
  await eventually('a picture at rest', async () => {
    const now = await engine.picture();
    const same = before?.equals(now) ?? false;
    before = now;
    if (!same) await new Promise((done) => setTimeout(done, A_WHILE));
    return same;
  });
}
