import type { Page } from 'playwright-core';

import type { Scene } from '../screens/scene';

/** A file of the build that is no screen: there the app does not run, and cannot write what the next scene is not to find. */
const ELSEWHERE = '/icons/maskable-512.png';

/** What a page is still waiting for. */
const UNDERWAY = new WeakMap<Page, Set<unknown>>();

/** Listens to what a page asks for, from its beginning on. */
function followRequests(page: Page): void {
  const underway = new Set<unknown>();
  UNDERWAY.set(page, underway);
  page.on('request', (request) => underway.add(request));
  page.on('requestfinished', (request) => underway.delete(request));
  page.on('requestfailed', (request) => underway.delete(request));
  page.on('framenavigated', () => underway.clear());
}

/** Brings a page, which may have shown another scene, to this one. Much quicker than a window of its own for each. */
export async function enter(page: Page, url: string, { path, storage = {}, steps }: Scene): Promise<void> {
  if (!UNDERWAY.has(page)) followRequests(page);
  await page.mouse.up();
  await page.goto(url + ELSEWHERE, { waitUntil: 'commit' });
  await page.evaluate((entries) => {
    localStorage.clear();
    sessionStorage.clear();
    for (const [name, value] of entries) localStorage.setItem(name, value);
  }, Object.entries(storage));
  await page.goto(url + path, { waitUntil: 'load' });
  await quiet(page);
  if (!steps) return;
  await steps(page);
  await quiet(page);
}

/** Until a screen is there, everything it asked for has come, and it was drawn twice since: what is fetched last is drawn last. */
async function quiet(page: Page): Promise<void> {
  const underway = UNDERWAY.get(page);
  await page.locator('[role="main"]:visible').first().waitFor();
  for (let calm = 0; calm < 2;) {
    await page.evaluate(
      () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
    );
    calm = underway && underway.size > 0 ? 0 : calm + 1;
  }
}
