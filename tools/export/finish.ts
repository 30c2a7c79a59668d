import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { GAMES } from '../../src/games/shelf';
import { compileAtOnce } from './eager';
import { filesOf } from './files';
import { drawShortcut, manifests, shortcutIcon } from './manifest';
import { finishPage } from './page';
import { writeWorker } from './worker';

/** Makes of what Expo exported an app that starts quickly, can be installed and needs no network. */
export function finishWebBuild(build: string): void {
  compileAtOnce(build);
  const page = join(build, 'index.html');
  const fonts = filesOf(build).flatMap(({ path }) => (path.endsWith('.ttf') ? [path] : []));
  writeFileSync(page, finishPage(readFileSync(page, 'utf8'), fonts));
  for (const [name, content] of manifests(build)) writeFileSync(join(build, name), JSON.stringify(content));
  mkdirSync(join(build, 'icons'), { recursive: true });
  for (const cover of GAMES) writeFileSync(join(build, shortcutIcon(cover)), drawShortcut(cover));
  writeWorker(build);
}
