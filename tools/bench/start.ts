import type { Browser } from 'playwright-core';

import { openWindow } from '../browser';
import type { Serving } from '../serve';
import type { Subject } from './subjects';
import { SLOW_DOWN, slowDown } from './phone';

export interface Start {
  /** Milliseconds from the navigation until a click on the first main control has been handled. */
  readonly interactive: number;
  /** Compressed bytes of the scripts that index.html names. What is fetched once the first screen is drawn is not in anybody's way. */
  readonly scriptBytes: number;
}

declare global {
  interface Window {
    benchInteractiveAt?: number;
  }
}

/** Loads the app as on a first visit: an empty cache, and a processor as slow as a phone's. */
export async function measureStart(browser: Browser, server: Serving, { home }: Subject): Promise<Start> {
  const context = await openWindow(browser, {});
  try {
    const page = await context.newPage();
    await slowDown(page, SLOW_DOWN);
    await page.addInitScript(clickUntilHandled, home);
    const answer = await page.goto(server.url);
    const named = Array.from(
      (await answer!.text()).matchAll(/<script[^>]*\ssrc="([^"]+)"/g),
      ([, src]) => src!,
    );
    await page.waitForFunction(() => window.benchInteractiveAt !== undefined, undefined, { timeout: 60_000 });
    return await page.evaluate((sources) => {
      const interactive = window.benchInteractiveAt ?? Number.NaN;
      const scripts = performance
        .getEntriesByType('resource')
        .filter(({ name }) => sources.includes(new URL(name).pathname));
      const scriptBytes = scripts.reduce(
        (sum, script) => sum + (script as PerformanceResourceTiming).encodedBodySize,
        0,
      );
      return { interactive, scriptBytes };
    }, named);
  } finally {
    await context.close();
  }
}

/**
 * Runs in the page. Clicks the control as soon as it is there, and counts the click as handled only if it brings what it should; a
 * control that is drawn but still deaf is clicked again, and the app is interactive when it listened.
 */
function clickUntilHandled({ control, brings }: Subject['home']): void {
  const patience = 5000;
  let clickedAt = Number.NaN;
  let answeredAt = Number.NaN;
  const look = (): void => {
    if (document.querySelector(brings)) {
      window.benchInteractiveAt = answeredAt;
      return;
    }
    const button = document.querySelector<HTMLElement>(control);
    if (button && !(performance.now() - clickedAt < patience)) {
      clickedAt = performance.now();
      button.click();
      answeredAt = performance.now();
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
