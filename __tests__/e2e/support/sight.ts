import type { Locator, Page } from 'playwright-core';

import { touch } from './gestures';

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

export async function tap(page: Page, role: Role, name: Name): Promise<void> {
  await touch(named(page, role, name).first());
}

/** Waits until it has left. */
export async function gone(page: Page, role: Role, name: Name): Promise<void> {
  await named(page, role, name).first().waitFor({ state: 'hidden' });
}

/** It is not there now, at once: for things that must never have been there. */
export async function seeNot(page: Page, role: Role, name: Name): Promise<void> {
  expect(await named(page, role, name).count()).toBe(0);
}

/** Waits until no dialog is open: one that closes is still there for a while, and its veil is a dialog too. */
export const noDialog = (page: Page): Promise<void> =>
  page.getByRole('dialog').first().waitFor({ state: 'detached' });
