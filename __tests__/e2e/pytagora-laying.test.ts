import type { Page } from 'playwright-core';

import { drag, holdTime, line, main, pass, passUntil, pressKey, touch, visit, type Visit } from './support';
import { dealt, sightline } from './support/pytagora';

const SET_UP = {
  config: { kind: 'classic', seats: 2, target: 35, first: 0, helper: false },
  names: ['Léa', 'Tom'],
  hands: ['12/5=2+347', '1234567890'],
} as const;
const GAME = dealt(SET_UP);
const PROUD = dealt({ ...SET_UP, sums: true });
const NEARLY = dealt({
  ...SET_UP,
  config: { ...SET_UP.config, target: 10 },
  hands: ['48/12=4+35', '1234567890'],
});
async function type(page: Page, keys: string): Promise<void> {
  await page.getByTestId('grid').focus();
  for (const key of keys) await pressKey(page, key);
}

async function sitDown({ page, open }: Visit): Promise<void> {
  await holdTime(page);
  // All of them are the one game that is kept.
  await open(GAME.path);
  await passUntil(page.getByTestId('show'));
  await touch(page.getByTestId('show'));
  await passUntil(page.getByTestId('rack'));
}

const score = (page: Page) => page.getByTestId('scores').getByRole('listitem', { name: /^Léa, 5\b/ });
const bagAt = async (page: Page) => (await page.getByTestId('bag').boundingBox())!;
/** How little is seen of that piece of the rack of which least is. */
const faintest = (page: Page): Promise<number> =>
  page
    .getByTestId('rack')
    .evaluate((rack) =>
      Math.min(
        ...Array.from(rack.querySelectorAll('*')).map((part) => Number(getComputedStyle(part).opacity)),
      ),
    );
const inTheAir = (page: Page) => page.locator('[data-testid="air"] > *');

visit(
  'an equation clicks together, its points rise and are counted, and pieces come out of the bag',
  async (here) => {
    const { page } = here;
    await sitDown(here);
    const bag = await bagAt(page);
    await type(page, '3+4=7');
    await passUntil(line(page).getByText('3 + 4 = 7 · 5 points'));
    await pressKey(page, 'Enter');
    await passUntil(inTheAir(page).getByText('+5'));
    await passUntil(score(page));
    await pass(page, 2000);
    await line(page).getByText('3 + 4 = 7 : 5 points').waitFor();
    // Keys were quicker than the deal: what was on its way then lies there, too.
    expect(await faintest(page)).toBe(1);
    await touch(main(page));
    // It is still ringed before the cover, and told; the bag stands where it stood.
    await page.getByTestId('laid-by-0').waitFor();
    await line(page).getByText('Léa a posé 3 + 4 = 7 pour 5 points.').waitFor();
    expect((await bagAt(page)).y).toBe(bag.y);
    // Backs alone: the eyes of the table see no face.
    await passUntil(page.locator('[data-testid="air"] > *'));
    expect(await page.getByTestId('rack').getByRole('button').count()).toBe(0);
  },
  { storage: GAME.storage },
);

visit(
  'what was laid does not jump when the rack is put away: the table is looked at as it was until the cover is there',
  async (here) => {
    const { page } = here;
    await sitDown(here);
    await type(page, '3+4=7');
    await pressKey(page, 'Enter');
    await passUntil(score(page));
    await pass(page, 2000);
    const { left, top } = await sightline(page);
    await drag(page, { x: left + 40, y: top + 40 }, { x: left + 75, y: top + 95 });
    const looked = await sightline(page);
    await touch(main(page));
    await page.getByTestId('laid-by-0').waitFor();
    expect(await page.getByTestId('rack').count()).toBe(0);
    expect(await sightline(page)).toEqual(looked);
  },
  { storage: GAME.storage },
);

visit(
  'the equation that wins stays in sight, ringed, on a board that keeps its shape; and then it rains confetti',
  async (here) => {
    const { page } = here;
    await sitDown(here);
    await pass(page, 2000);
    await type(page, '48/12=4');
    const { left, right, top, bottom } = await sightline(page);
    await pressKey(page, 'Enter');
    await passUntil(page.getByTestId('see-result'));
    await line(page).getByText('Léa gagne avec 11 points').waitFor();
    expect(await page.getByTestId('confetti').count()).toBe(0);
    await passUntil(page.getByTestId('confetti'));
    expect(await sightline(page)).toMatchObject({ left, right, top, bottom });
    const ring = (await page.getByTestId('laid-by-0').boundingBox())!;
    expect(ring.x).toBeGreaterThanOrEqual(left);
    expect(ring.x + ring.width).toBeLessThanOrEqual(right);
  },
  { storage: NEARLY.storage },
);

visit(
  'whoever does the sums reads nothing worked out before laying, and then what it comes to',
  async (here) => {
    const { page } = here;
    await sitDown(here);
    await type(page, '3+4=5');
    await passUntil(line(page).getByText('3 + 4 = 5', { exact: true }));
    await pressKey(page, 'Enter');
    await passUntil(line(page).getByText('Pas encore : 7 d’un côté, 5 de l’autre'));
    expect(await page.getByTestId('cover').count()).toBe(0);
    await pressKey(page, 'Backspace');
    await type(page, '7');
    await passUntil(line(page).getByText('3 + 4 = 7', { exact: true }));
    expect(
      await line(page)
        .getByText(/points/)
        .count(),
    ).toBe(0);
    await pressKey(page, 'Enter');
    await passUntil(score(page));
  },
  { storage: PROUD.storage },
);
