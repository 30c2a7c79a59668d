import type { Locator, Page } from 'playwright-core';

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

/** A click that counts: once the thing is there, and awake. */
export async function clickAwake(thing: Locator): Promise<void> {
  await thing.waitFor();
  const page = thing.page();
  for (let left = await sleepsFor(page); left > 0; left = await sleepsFor(page))
    await page.waitForTimeout(left);
  // What says that it cannot be used still answers.
  await thing.click({ force: (await thing.getAttribute('aria-disabled')) === 'true' });
}
