import type { Page } from 'playwright-core';

import { exportApp, freshWebBuild, isStale, ROOT } from '../export';

/** What the bench has to know of an app. This file is the only place that names screens, test ids and saved games. */
export interface Subject {
  readonly name: string;
  /** Exports the app if need be, and says where it lies. */
  readonly build: () => string;
  /** CSS of the home's first main control, and of what a click on it brings. */
  readonly home: { readonly control: string; readonly brings: string };
  /** From the home to a board with a piece that can be dragged; then the piece, and the area to drag it across. */
  readonly board: {
    readonly open: (page: Page) => Promise<void>;
    readonly piece: string;
    readonly area: string;
  };
}

const testId = (id: string): string => `[data-testid="${id}"]`;

const BARE_PROJECT = 'tools/bench/bare';
const BARE_BUILD = `${ROOT}/.bench/bare`;

export const bare: Subject = {
  name: 'bare app',
  build: () => {
    if (isStale(BARE_BUILD, [BARE_PROJECT, 'package-lock.json'])) {
      exportApp('web', BARE_BUILD, `${ROOT}/${BARE_PROJECT}`);
    }
    return BARE_BUILD;
  },
  home: { control: testId('open'), brings: testId('piece') },
  board: {
    open: (page) => page.locator(testId('open')).click(),
    piece: testId('piece'),
    area: 'body',
  },
};

export const ours: Subject = {
  name: 'Méninges',
  build: freshWebBuild,
  home: { control: testId('home-sequence-numbers'), brings: testId('setup-start') },
  board: {
    open: async (page) => {
      await page.locator(testId('home-sequence-numbers')).click();
      await page.locator(testId('setup-start')).click();
      await page
        .locator(`${testId('cover-reveal')}, ${testId('board')}`)
        .first()
        .waitFor();
      const cover = page.locator(testId('cover-reveal'));
      if (await cover.isVisible()) await cover.click();
    },
    piece: testId('hand-card-0'),
    area: testId('board'),
  },
};
