import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';

import type { BrowserContext } from 'playwright-core';

import { ROOT } from '../../../tools/export';

/** Inside an ignored folder: what each page of a failed visit looked like, what it was made of, and what it complained of. */
export async function keepEvidence(context: BrowserContext, heard: readonly string[]): Promise<void> {
  const { testPath = 'test', currentTestName = 'visit' } = expect.getState();
  const folder = join(ROOT, 'screens', 'failures', basename(testPath, '.test.ts'));
  const name = currentTestName.replace(/[^\p{Letter}\p{Number}]+/gu, '-').slice(0, 100);
  mkdirSync(folder, { recursive: true });
  for (const [index, page] of context.pages().entries()) {
    const file = join(folder, index === 0 ? name : `${name}-${index + 1}`);
    try {
      await page.screenshot({ path: `${file}.png`, timeout: 5000 });
      writeFileSync(`${file}.html`, `<!-- ${page.url()} -->\n${await page.content()}`);
    } catch (error) {
      // The test's own failure is what must be reported; a page too broken to be photographed is only noted.
      writeFileSync(`${file}.txt`, String(error));
    }
  }
  if (heard.length > 0) writeFileSync(join(folder, `${name}.console.txt`), heard.join('\n'));
}
