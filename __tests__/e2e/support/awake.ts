import type { Page } from 'playwright-core';

import { isHeld, pass } from './time';

/** How long the buttons of this page still sleep after the last change of stage, in milliseconds of its own clock. */
export const sleepsFor = (page: Page): Promise<number> =>
  page.evaluate(() =>
    Math.max(
      0,
      ...Array.from(
        document.querySelectorAll<HTMLElement>('[data-wakes-at]'),
        ({ dataset }) => Number(dataset.wakesAt) - performance.now(),
      ),
    ),
  );

/** Nobody is quicker than this: a held clock is moved on, any other is waited for. */
export async function awake(page: Page): Promise<void> {
  for (let left = await sleepsFor(page); left > 0; left = await sleepsFor(page)) {
    if (isHeld(page)) await pass(page, Math.ceil(left));
    else await page.waitForTimeout(left);
  }
}
