import { mkdirSync } from 'node:fs';
import { join, relative } from 'node:path';

import type { Browser } from 'playwright-core';

import { launchBrowser, type Size } from './browser';
import { freshWebBuild, ROOT } from './export';
import { chosenLook, type Look, USAGE } from './screens/options';
import { photograph, type Shot } from './screens/photograph';
import { contactSheet } from './screens/sheet';
import { storeShots, writeTexts } from './screens/store';
import { startServer } from './serve';

const FOLDER = join(ROOT, 'screens');
/** Two pages load while one is being photographed; more only makes a small machine stumble. */
const AT_ONCE = 2;

/** With the app served and a browser open. What was photographed of something gone wrong fails the run. */
async function session(take: (browser: Browser, url: string) => Promise<number>): Promise<void> {
  const server = await startServer(freshWebBuild());
  const browser = await launchBrowser();
  let troubled = 0;
  try {
    troubled = await take(browser, server.url);
  } finally {
    await browser.close();
    await server.close();
  }
  if (troubled > 0) throw new Error(`${troubled} pictures were taken of something gone wrong; see above.`);
}

/** `npm run screens`: every screen in both themes, both languages and three sizes, and one contact sheet for each size. */
const screens = (look: Look): Promise<void> =>
  session(async (browser, url) => {
    let troubled = 0;
    for (const size of look.sizes) {
      const shots = shotsOf(look, size);
      mkdirSync(join(FOLDER, size), { recursive: true });
      troubled += await takeAll(browser, url, shots);
      const sheet = join(FOLDER, `${size}.png`);
      await contactSheet(browser, size, shots, sheet);
      console.log(`${shots.length} pictures → ${relative(ROOT, sheet)}`);
    }
    return troubled;
  });

/** `npm run screens -- --store`: what the two stores ask for, in both languages. */
const storeScreens = (): Promise<void> =>
  session(async (browser, url) => {
    await writeTexts(browser);
    return takeAll(browser, url, storeShots());
  });

function shotsOf({ scenes, themes, languages }: Look, size: Size): Shot[] {
  return scenes.flatMap((scene) =>
    languages.flatMap((language) =>
      themes.map((theme) => {
        const file = join(FOLDER, size, `${scene.name}-${language}-${theme}.png`);
        return { scene, size, theme, language, file };
      }),
    ),
  );
}

async function takeAll(browser: Browser, url: string, shots: readonly Shot[]): Promise<number> {
  const waiting = [...shots];
  let troubled = 0;
  const photographer = async (): Promise<void> => {
    for (let shot = waiting.shift(); shot; shot = waiting.shift()) {
      const troubles = await photograph(browser, url, shot);
      if (troubles.length === 0) continue;
      troubled += 1;
      console.error(`${relative(FOLDER, shot.file)}: ${troubles.join('\n    ')}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, photographer));
  return troubled;
}

async function main(words: string[]): Promise<void> {
  if (words.includes('--help')) return console.log(USAGE);
  if (words.includes('--store')) return storeScreens();
  await screens(chosenLook(words));
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
