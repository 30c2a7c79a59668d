/** Takes the picture on the first page, home and a table of each game, as the app looks today: `npm run screens:readme`. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { launchBrowser } from './browser';
import { freshWebBuild, ROOT } from './export';
import { sceneAtHome } from './screens/at-home';
import { photograph } from './screens/photograph';
import { startServer } from './serve';

const PICTURE = join(ROOT, 'assets/readme.png');
const SHOWN = ['home-continue', 'pytagora-classic', 'table', 'climb-lights', 'pyramide-enigma-en'];
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 1 };

const page = (pictures: readonly string[]): string => `<style>
  body { margin: 0; width: 1500px; height: 640px; background: #d8cdb8; display: flex; align-items: center; justify-content: center; gap: 20px }
  img { width: 276px; border-radius: 18px }
</style>${pictures.map((one) => `<img src="data:image/png;base64,${one}">`).join('')}`;

async function main(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'meninges-readme-'));
  const server = await startServer(freshWebBuild());
  const browser = await launchBrowser();
  try {
    const pictures: string[] = [];
    for (const name of SHOWN) {
      const file = join(folder, `${name}.png`);
      const scene = sceneAtHome(name, 'en');
      const shot = { scene, size: 'phone', theme: 'light', language: 'en', file, device: PHONE } as const;
      const troubles = await photograph(browser, server.url, shot);
      if (troubles.length > 0) throw new Error(troubles.join('\n'));
      pictures.push(readFileSync(file).toString('base64'));
    }
    const sheet = await browser.newPage({ viewport: { width: 1500, height: 640 } });
    await sheet.setContent(page(pictures));
    await sheet.screenshot({ path: PICTURE });
    console.log(PICTURE);
  } finally {
    await browser.close();
    await server.close();
    rmSync(folder, { recursive: true });
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
