import type { Browser, BrowserContextOptions } from 'playwright-core';

import { type Language, openWindow, remembering, type Size, type Theme } from '../browser';
import type { Scene } from './scene';

export interface Shot {
  readonly scene: Scene;
  readonly size: Size;
  readonly theme: Theme;
  readonly language: Language;
  readonly file: string;
  /** Another window than the size's: a store wants its pictures to the pixel. */
  readonly device?: Pick<BrowserContextOptions, 'viewport' | 'deviceScaleFactor'>;
}

/** Long enough for a lazy chunk on a busy machine; a scene that needs more has lost its way. */
const PATIENCE = 15_000;

/** Takes one picture, whatever happens, and answers with what went wrong on the way. */
export async function photograph(browser: Browser, url: string, shot: Shot): Promise<string[]> {
  const { scene, size, theme, language, file, device } = shot;
  const context = await openWindow(
    browser,
    { size, theme, language, motion: 'reduced', pixelRatio: 2 },
    { ...remembering(url, scene.storage ?? {}), ...device },
  );
  context.setDefaultTimeout(PATIENCE);
  const troubles: string[] = [];
  context.on('weberror', (error) => troubles.push(error.error().message));
  context.on('console', (message) => message.type() === 'error' && troubles.push(message.text()));
  const page = await context.newPage();
  try {
    await page.goto(url + scene.path, { waitUntil: 'networkidle' });
    await scene.steps?.(page);
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    await page.waitForTimeout(300);
  } catch (error) {
    troubles.push(error instanceof Error ? error.message : String(error));
  }
  await page.screenshot({ path: file });
  await context.close();
  return troubles;
}
