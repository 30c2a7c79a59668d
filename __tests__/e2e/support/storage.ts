import type { Page } from 'playwright-core';

/** All that the app remembers in this browser, by key. */
export function readStorage(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() => ({ ...localStorage }));
}

export async function readStorageText(page: Page): Promise<string> {
  return JSON.stringify(await readStorage(page), null, 1);
}
