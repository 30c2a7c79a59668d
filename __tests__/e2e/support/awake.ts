import type { Page } from 'playwright-core';

import { sleepsFor } from '../../../tools/browser/awake';
import { pause } from './patience';
import { isHeld, pass } from './time';

/** Nobody is quicker than this: a held clock is moved on, any other is waited for. */
export async function awake(page: Page): Promise<void> {
  for (let left = await sleepsFor(page); left > 0; left = await sleepsFor(page)) {
    if (isHeld(page)) await pass(page, Math.ceil(left));
    else await pause(left);
  }
}
