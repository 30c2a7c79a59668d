import type { Page } from 'playwright-core';

import { holdTime, line, main, pass, passUntil, pressKey, touch, visit, type Visit } from './support';
import { dealt } from './support/pytagora';

const GAME = dealt({
  config: { kind: 'classic', seats: 2, target: 35, first: 0, helper: false },
  names: ['Léa', 'Tom'],
  hands: ['12/5=2+347', '1234567890'],
});
/** Léa does the sums herself. */
const BY_HEAD = Object.fromEntries(
  Object.entries(GAME.storage).map(([key, text]) => [
    key,
    text.replace('"help":false', '"help":false,"sums":true'),
  ]),
);

/** 3 + 4, and what Léa thinks that is. */
async function type(page: Page, keys: string): Promise<void> {
  await page.getByTestId('grid').focus();
  for (const key of keys) await pressKey(page, key);
}

async function sitDown({ page, open }: Visit): Promise<void> {
  await holdTime(page);
  await open(GAME.path);
  await passUntil(page.getByTestId('show'));
  await touch(page.getByTestId('show'));
  await passUntil(page.getByTestId('rack'));
}

const score = (page: Page) => page.getByTestId('scores').getByRole('listitem', { name: /^Léa, 5\b/ });
const inTheAir = (page: Page) => page.locator('[data-testid="air"] > *');

visit(
  'an equation clicks together, its points rise and are counted, and pieces come out of the bag',
  async (here) => {
    const { page } = here;
    await sitDown(here);
    await type(page, '3+4=7');
    await passUntil(line(page).getByText('3 + 4 = 7 · 5 points'));
    await pressKey(page, 'Enter');
    await passUntil(inTheAir(page).getByText('+5'));
    await passUntil(score(page));
    await pass(page, 2000);
    expect(await inTheAir(page).count()).toBe(0);
    await page.getByTestId('laid-by-0').or(line(page).getByText('3 + 4 = 7 : 5 points')).first().waitFor();
    await touch(main(page));
    // Backs alone: the eyes of the table see no face.
    await passUntil(inTheAir(page));
    expect(await page.getByTestId('rack').getByRole('button').count()).toBe(0);
  },
  { storage: GAME.storage },
);

visit(
  'whoever does the sums is told nothing before laying, and is then corrected or confirmed',
  async (here) => {
    const { page } = here;
    await sitDown(here);
    await type(page, '3+4=5');
    await passUntil(line(page).getByText('3 + 4 = 5', { exact: true }));
    expect(await line(page).textContent()).not.toMatch(/point|égalité|fait/);
    await pressKey(page, 'Enter');
    await passUntil(line(page).getByText(/3 \+ 4 = 7/));
    await pressKey(page, 'Backspace');
    await type(page, '7');
    await passUntil(line(page).getByText('3 + 4 = 7', { exact: true }));
    await pressKey(page, 'Enter');
    await passUntil(line(page).getByText('3 + 4 = 7 : 5 points'));
  },
  { storage: BY_HEAD },
);
