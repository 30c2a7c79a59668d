/** Takes the pictures that a browser shows when it offers to install the app: `npm run screens:install`. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

import { launchBrowser, type Size } from './browser';
import { freshWebBuild, ROOT } from './export';
import { photograph } from './screens/photograph';
import { SCENES } from './screens/scenes';
import { startServer } from './serve';

const FOLDER = join(ROOT, 'public/screenshots');

/** The home screen and a table upright, and a table across, in the order in which they are shown. */
const PICTURES: readonly { readonly scene: string; readonly size: Size }[] = [
  { scene: 'home', size: 'phone' },
  { scene: 'table', size: 'phone' },
  { scene: 'table', size: 'landscape' },
];

async function main(): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  const server = await startServer(freshWebBuild());
  const browser = await launchBrowser();
  try {
    for (const [index, { scene: wanted, size }] of PICTURES.entries()) {
      const scene = SCENES.find(({ name }) => name === wanted);
      if (!scene) throw new Error(`No scene is called ${wanted}.`);
      const file = join(FOLDER, `${index + 1}-${scene.name}-${size}.png`);
      const troubles = await photograph(browser, server.url, {
        scene,
        size,
        file,
        theme: 'light',
        language: 'fr',
      });
      if (troubles.length > 0) throw new Error(troubles.join('\n'));
      console.log(file);
    }
  } finally {
    await browser.close();
    await server.close();
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
