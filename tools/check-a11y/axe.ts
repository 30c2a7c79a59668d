import { source, type AxeResults, type Result } from 'axe-core';
import type { Page } from 'playwright-core';

import { faintWords } from './contrast';

/**
 * What axe finds on the screen as it is, in words; besides, the words on whose contrast it cannot decide (they stand on a drawing, or are a
 * single sign), where we find them too faint. It comes in from outside: the page's own policy lets no other script in.
 */
export async function faultsOf(page: Page): Promise<readonly string[]> {
  const { violations, incomplete } = await examined(page);
  const undecided = incomplete
    .filter(({ id }) => id === 'color-contrast')
    .flatMap(({ nodes }) => nodes.map(({ target }) => String(target)));
  return [
    ...violations.flatMap(inWords),
    ...(await titleFaults(page)),
    ...(await faintWords(page, undecided)),
  ];
}

/** A screen has one title, where whoever goes by headings begins; axe is content with several. */
async function titleFaults(page: Page): Promise<readonly string[]> {
  const titles = page.locator('h1:visible, [role="heading"][aria-level="1"]:visible');
  const found = await titles.allTextContents();
  return found.length === 1 ? [] : [`${found.length} titles: ${found.join(' | ')}`];
}

async function examined(page: Page): Promise<Pick<AxeResults, 'violations' | 'incomplete'>> {
  await page.evaluate(source);
  return page.evaluate(
    "axe.run({ resultTypes: ['violations', 'incomplete'] }).then(({ violations, incomplete }) => ({ violations, incomplete }))",
  );
}

const inWords = ({ id, nodes }: Result): readonly string[] =>
  nodes.map(({ target, failureSummary = '' }) => {
    const [, why = ''] = failureSummary.split('\n');
    return `${id}: ${why.trim()} ${String(target)}`;
  });
