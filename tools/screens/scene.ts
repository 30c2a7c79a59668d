import type { Locator, Page } from 'playwright-core';

import { stageOf, type Table } from '../../src/engine';
import { clickAwake } from '../browser/awake';

/** Something worth looking at: a screen, or a state of one that only a few steps lead to. */
export interface Scene {
  readonly name: string;
  readonly path: string;
  /** What the browser remembers from earlier visits. */
  readonly storage?: Readonly<Record<string, string>>;
  readonly steps?: (page: Page) => Promise<void>;
}

export const byId = (page: Page, id: string): Locator => page.getByTestId(id).first();
export const tap = (id: string) => (page: Page) => clickAwake(byId(page, id));

export const seat = (count: number) => (page: Page) =>
  page
    .getByRole('radio', { name: String(count), exact: true })
    .first()
    .click();

export const then =
  (...steps: ((page: Page) => Promise<unknown>)[]) =>
  async (page: Page): Promise<void> => {
    for (const step of steps) await step(page);
  };

export const uncover = async (page: Page): Promise<void> => {
  await tap('show')(page);
  await byId(page, 'board').waitFor();
};

export const phaseOf = (table: Table): string => (table.state as { phase: string }).phase;

/** Whose turn it is; null when nobody's. */
export const acting = (table: Table): number | null => {
  const stage = stageOf(table);
  return stage.kind === 'play' ? stage.acting[0].seat : null;
};
