import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

import type { Browser } from 'playwright-core';

import { LANGUAGES, type Language } from '../../src/i18n';
import { ROOT } from '../export';
import { DEVICES, SHOWN } from '../store/pictures';
import { LISTINGS, STORES } from '../store/texts';
import { sceneAtHome } from './at-home';
import type { Shot } from './photograph';

const FOLDER = join(ROOT, 'screens', 'store');
type Store = keyof typeof STORES;
const stores = Object.keys(STORES) as Store[];

const folderOf = (store: Store, language: Language, ...more: string[]): string => {
  const folder = join(FOLDER, store, STORES[store].locales[language], ...more);
  mkdirSync(folder, { recursive: true });
  return folder;
};

/** The texts, a file for each place in each store, and what Google wants beside: its icon and the banner. */
export async function writeTexts(browser: Browser): Promise<void> {
  // A picture that is no longer asked for must not be uploaded with the others.
  rmSync(FOLDER, { recursive: true, force: true });
  for (const store of stores)
    for (const language of LANGUAGES) {
      const folder = folderOf(store, language);
      for (const { file, of } of STORES[store].fields)
        writeFileSync(join(folder, `${file}.txt`), `${LISTINGS[language][of]}\n`);
    }
  copyFileSync(join(ROOT, 'public/icons/maskable-512.png'), join(FOLDER, 'google', 'icon.png'));
  for (const language of LANGUAGES) await banner(browser, language);
  console.log(`texts → ${relative(ROOT, FOLDER)}`);
}

/** The app's own letters, for a page that is no part of it. */
function letters(weight: number, file: string): string {
  const font = readFileSync(require.resolve(`@expo-google-fonts/nunito/${file}`)).toString('base64');
  return `@font-face { font-family: Nunito; font-weight: ${weight}; src: url(data:font/ttf;base64,${font}) }`;
}

async function banner(browser: Browser, language: Language): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 1024, height: 500 } });
  const mark = readFileSync(join(ROOT, 'assets/splash.png')).toString('base64');
  await page.setContent(`<style>
    ${letters(600, '600SemiBold/Nunito_600SemiBold.ttf')}
    ${letters(800, '800ExtraBold/Nunito_800ExtraBold.ttf')}
    body { margin: 0; height: 500px; background: #F5EEDF; color: #3B3024; font-family: Nunito; font-weight: 600; display: flex; align-items: center; justify-content: center; gap: 48px }
    h1 { font-size: 84px; font-weight: 800; margin: 0 0 12px } p { font-size: 32px; margin: 0; max-width: 480px }
  </style><img src="data:image/png;base64,${mark}" width="340" height="340"><div><h1>Méninges</h1><p>${LISTINGS[language].subtitle}</p></div>`);
  await page.locator('img').evaluate((image: HTMLImageElement) => image.decode());
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.screenshot({ path: join(folderOf('google', language), 'feature_graphic.png') });
  await page.close();
}

/** Every picture of every device; the language of the store is the app's. */
export const storeShots = (): Shot[] =>
  DEVICES.flatMap(({ store, name, width, height, ratio }) =>
    LANGUAGES.flatMap((language) =>
      SHOWN.map((wanted, nth) => {
        const scene = sceneAtHome(typeof wanted === 'string' ? wanted : wanted[language], language);
        const file = join(folderOf(store, language, name), `${nth + 1}-${scene.name}.png`);
        const device = { viewport: { width, height }, deviceScaleFactor: ratio };
        return { scene, size: 'phone', theme: 'light', language, file, device } as const;
      }),
    ),
  );
