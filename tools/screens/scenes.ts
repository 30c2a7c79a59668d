import type { Page } from 'playwright-core';

import type { Visitor } from '../browser';

/** Something worth looking at: a screen, or a state of one that only a few steps lead to. */
export interface Scene {
  readonly name: string;
  readonly path: string;
  /** What the browser remembers from earlier visits. */
  readonly storage?: Readonly<Record<string, string>>;
  readonly steps?: (page: Page, who: Required<Pick<Visitor, 'language' | 'size'>>) => Promise<void>;
}

const testId = (page: Page, id: string) => page.getByTestId(id).first();

async function startGame(page: Page): Promise<void> {
  await testId(page, 'setup-start').click();
  await page.locator('[data-testid="cover-reveal"], [data-testid="board"]').first().waitFor();
}

async function uncover(page: Page): Promise<void> {
  const cover = testId(page, 'cover-reveal');
  if (await cover.isVisible()) await cover.click();
  await testId(page, 'board').waitFor();
}

const SEQUENCE = '/setup/sequence-numbers';

/** In the order a person meets them. */
export const SCENES: readonly Scene[] = [
  { name: 'home', path: '/' },
  { name: 'setup', path: SEQUENCE },
  { name: 'cover', path: SEQUENCE, steps: startGame },
  {
    name: 'table',
    path: SEQUENCE,
    steps: async (page) => {
      await startGame(page);
      await uncover(page);
    },
  },
  { name: 'rules', path: '/rules/sequence-numbers' },
  { name: 'history-empty', path: '/history' },
  { name: 'settings', path: '/settings' },
  { name: 'about', path: '/about' },
  { name: 'table-missing', path: '/table/no-such-game' },
  { name: 'result-missing', path: '/result/no-such-game' },
  { name: 'unknown', path: '/no/such/screen' },
];
