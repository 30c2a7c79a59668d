import type { Browser } from 'playwright-core';

import { openWindow, remembering } from '../browser';
import type { Serving } from '../serve';
import { SLOW_DOWN, slowDown } from './phone';
import type { Tap } from './subjects';

/** How long somebody looks at the home screen before choosing. */
const LOOK_MS = 2000;

export interface Waits {
  /** Tapped the moment it was there. */
  readonly atOnce: number;
  /** Tapped by somebody who has looked first. */
  readonly afterALook: number;
}

/** Milliseconds from a tap on the home screen of a first visit until what it brings has been drawn. */
export async function measureTap(browser: Browser, server: Serving, tap: Tap): Promise<Waits> {
  return {
    atOnce: await waitFor(browser, server, tap, 0),
    afterALook: await waitFor(browser, server, tap, LOOK_MS),
  };
}

async function waitFor(browser: Browser, server: Serving, tap: Tap, look: number): Promise<number> {
  const context = await openWindow(browser, {}, remembering(server.url, tap.storage));
  try {
    const page = await context.newPage();
    await slowDown(page, SLOW_DOWN);
    await page.goto(server.url);
    await page.locator(tap.control).waitFor();
    await page.waitForTimeout(look);
    return await page.evaluate(tapAndWait, { control: tap.control, brings: tap.brings });
  } finally {
    await context.close();
  }
}

/** Runs in the page. Looks at every frame; the one after it has been drawn counts. */
function tapAndWait({ control, brings }: Pick<Tap, 'control' | 'brings'>): Promise<number> {
  return new Promise((done) => {
    const tappedAt = performance.now();
    document.querySelector<HTMLElement>(control)?.click();
    const look = (): void => {
      if (document.querySelector(brings)) requestAnimationFrame(() => done(performance.now() - tappedAt));
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}
