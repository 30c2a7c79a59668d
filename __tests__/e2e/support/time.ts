import type { Locator, Page } from 'playwright-core';

import { moment, PATIENCE } from './patience';
import { drawn } from './rest';

/** Any hour will do; in the middle of a day, no time zone makes another day of it. */
const NOON = Date.UTC(2026, 2, 16, 12);
const HOUR = 3_600_000;
/** Of a held clock, while something is waited for. */
const PORTION = 50;

const held = new WeakSet<Page>();
export const isHeld = (page: Page): boolean => held.has(page);

/**
 * No time passes but what the test lets pass, from noon on. To be called before the page is opened: a clock that runs cannot be stopped at a
 * moment that a slow machine has let go by.
 */
export async function holdTime(page: Page): Promise<void> {
  if (!isHeld(page)) await holdAnew(page);
}

/** The same in a window in which an earlier visit has held it, too. */
export async function holdAnew(page: Page): Promise<void> {
  // It runs between these two calls, but not for an hour.
  await page.clock.install({ time: NOON - HOUR });
  await page.clock.pauseAt(NOON);
  held.add(page);
}

export async function pass(page: Page, ms: number): Promise<void> {
  await page.clock.runFor(ms);
  await drawn(page);
}

/** Lets time pass until a thing is seen: loading, a move of the app's and a screen that slides in need some. */
export async function passUntil(thing: Locator): Promise<void> {
  const until = Date.now() + PATIENCE;
  while (!(await thing.first().isVisible())) {
    if (Date.now() > until) throw new Error(`However much time passed, it was not seen: ${thing}`);
    await pass(thing.page(), PORTION);
    await moment();
  }
}
