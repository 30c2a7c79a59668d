import { source, type AxeResults, type Result } from 'axe-core';
import type { Page } from 'playwright-core';

import { faintWords } from './contrast';

/**
 * Every fault of the screen as it is, in words: what axe finds, and of the words on whose contrast it cannot decide (they stand on a
 * drawing, or are a single sign) those that we find too faint. Axe comes in from outside: the page's own policy lets no other script in.
 */
export async function faultsOf(page: Page): Promise<readonly string[]> {
  await page.evaluate(source);
  const { violations, incomplete }: Pick<AxeResults, 'violations' | 'incomplete'> = await page.evaluate(
    "axe.run({ resultTypes: ['violations', 'incomplete'] }).then(({ violations, incomplete }) => ({ violations, incomplete }))",
  );
  const undecided = incomplete
    .filter(({ id }) => id === 'color-contrast')
    .flatMap(({ nodes }) => nodes.map(({ target }) => String(target)));
  return [...violations.flatMap(inWords), ...(await faintWords(page, undecided))];
}

const inWords = ({ id, nodes }: Result): readonly string[] =>
  nodes.map(({ target, failureSummary = '' }) => {
    const [, why = ''] = failureSummary.split('\n');
    return `${id}: ${why.trim()} ${String(target)}`;
  });
