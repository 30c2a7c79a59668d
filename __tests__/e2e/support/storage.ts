import type { Page } from 'playwright-core';

import type { Saved } from '../../../src/engine';
import { importText } from '../../../src/storage/kept';

/** All that the app remembers in this browser, by key. */
export function readStorage(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() => ({ ...localStorage }));
}

export async function readStorageText(page: Page): Promise<string> {
  return JSON.stringify(await readStorage(page), null, 1);
}

/** The save in a text as it lies in the storage, finished or not. */
export function savedIn(text: string | null | undefined): Saved {
  const reading = importText(text ?? '');
  if (reading.kind === 'bad') throw new Error(`The save cannot be read: ${reading.why}`);
  return reading.value;
}
