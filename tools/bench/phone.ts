import type { CDPSession, Page } from 'playwright-core';

/** How many times slower than this machine the page's thread runs: about the distance to an inexpensive phone. */
export const SLOW_DOWN = 4;

export async function slowDown(page: Page, rate: number): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  return session;
}
