import type { Locator, Page } from 'playwright-core';

type Role = Parameters<Page['getByRole']>[0];
type Name = string | RegExp;

/** Found as a screen reader would find it: by what it is and what it is called. A string is the whole name, not a part. */
const named = (page: Page, role: Role, name: Name): Locator =>
  page.getByRole(role, { name, exact: typeof name === 'string' });

export async function see(page: Page, role: Role, name: Name): Promise<Locator> {
  const thing = named(page, role, name);
  await thing.first().waitFor({ state: 'visible' });
  return thing.first();
}

/** A finger's tap. Playwright waits until the thing can really be touched: visible, still, enabled, not covered. */
export async function tap(page: Page, role: Role, name: Name): Promise<void> {
  await named(page, role, name).first().tap();
}

/** Waits until it has left. */
export async function gone(page: Page, role: Role, name: Name): Promise<void> {
  await named(page, role, name).first().waitFor({ state: 'hidden' });
}

/** It is not there now, at once: for things that must never have been there. */
export async function seeNot(page: Page, role: Role, name: Name): Promise<void> {
  expect(await named(page, role, name).count()).toBe(0);
}
