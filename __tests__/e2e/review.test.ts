import type { Page } from 'playwright-core';

import { keptGame } from '../../tools/screens/shelf';
import { drag, eventually, see, touch, visit } from './support';

const overOf = (game: string, options = {}) =>
  keptGame('over', { game, seats: 2, seed: 3, until: 'over', options });

const step = (page: Page) => page.getByTestId('review-step');
const stepIs = (page: Page, at: number) =>
  step(page)
    .getByText(new RegExp(`^coup ${at} sur \\d+$`))
    .waitFor();
const kept = (page: Page) => page.evaluate(() => JSON.stringify({ ...localStorage }));

/** The whole game has been read: nothing is counted any more. */
const read = (page: Page) =>
  eventually(async () => expect(await page.getByText(/relit la partie/).count()).toBe(0));

async function swipe(page: Page, far: number): Promise<void> {
  const board = (await page.getByTestId('review-board').boundingBox())!;
  const [x, y] = [board.x + board.width / 2, board.y + board.height / 2];
  await drag(page, { x, y }, { x: x + far, y });
}

visit(
  'a finished game of Sequence Numbers is gone through on its board, by buttons, keys and swipes',
  async ({ page, open }) => {
    await open('/result/over');
    await see(page, 'button', 'Revoir');
    await touch(page.getByTestId('review'));
    await stepIs(page, 1);
    await read(page);
    const before = await kept(page);
    await touch(page.getByTestId('review-next'));
    await stepIs(page, 2);
    await page.keyboard.press('ArrowRight');
    await stepIs(page, 3);
    await swipe(page, -120);
    await stepIs(page, 4);
    await swipe(page, 120);
    await stepIs(page, 3);
    await page.keyboard.press('ArrowLeft');
    await stepIs(page, 2);
    await touch(page.getByTestId('review-previous'));
    await stepIs(page, 1);
    await page.keyboard.press('End');
    const [, at, of] = /coup (\d+) sur (\d+)/.exec((await step(page).textContent())!)!;
    expect(at).toBe(of);

    // Somewhere a better move was missed: it is dashed on the board, and its price is said in words.
    await page.keyboard.press('Home');
    const dashed = page.getByTestId('board').locator('[style*="dashed"]');
    while ((await dashed.count()) === 0) await page.keyboard.press('ArrowRight');
    expect(await page.getByTestId('review-gain').textContent()).toMatch(
      /chances? de plus sur 100 de gagner$|^La partie était gagnée tout de suite$/,
    );
    expect(await page.getByText('%').count()).toBe(0);

    // Nothing on it can be played, and no hand is to be seen.
    expect(await page.locator('[data-testid^="card-"]').count()).toBe(0);
    expect(await page.getByTestId('main').count()).toBe(0);
    expect(await kept(page)).toBe(before);

    // On the smallest phone, too, its cells are large enough to be read.
    await page.setViewportSize({ width: 320, height: 568 });
    await eventually(async () => {
      const cell = (await page.getByTestId('cell-11').boundingBox())!;
      expect(cell.width).toBeLessThan(36);
      expect(cell.width).toBeGreaterThanOrEqual(30);
    });
  },
  { storage: overOf('sequence-numbers') },
);

visit(
  'a bar of Classic leads to its turn, where both equations lie on the table',
  async ({ page, open }) => {
    await open('/review/over');
    await stepIs(page, 1);
    await read(page);
    const bars = (await page.getByTestId('review-bars').boundingBox())!;
    const end = { x: bars.x + bars.width - 8, y: bars.y + bars.height / 2 };
    await drag(page, { x: bars.x + 8, y: end.y }, end);
    const of = /sur (\d+)/.exec((await step(page).textContent())!)![1]!;
    await stepIs(page, Number(of));
    // However many turns there are, a finger can tell their bars apart; and a tap means the one that is seen under it.
    const seen = await page
      .getByTestId('review-bars')
      .locator('rect[fill^="#"]')
      .evaluateAll((all) => all.map((bar) => bar.getBoundingClientRect().width));
    expect(Math.min(...seen)).toBeGreaterThanOrEqual(3);
    const now = (await page.getByTestId('review-now').boundingBox())!;
    const tapped = { x: now.x - 2.5 * now.width, y: end.y };
    await drag(page, tapped, { ...tapped, y: end.y + 1 });
    await stepIs(page, Number(of) - 3);
    await page.keyboard.press('Home');
    await stepIs(page, 1);
    const better = page.getByTestId('ring-best');
    while ((await better.count()) === 0) await page.keyboard.press('ArrowRight');
    expect(await page.getByTestId('review-gain').textContent()).toMatch(/points? de plus$/);
    const [board, ring] = [await page.getByTestId('grid').boundingBox(), await better.boundingBox()];
    await eventually(async () => {
      const now = (await better.boundingBox()) ?? ring!;
      expect(now.x >= board!.x && now.x + now.width <= board!.x + board!.width).toBe(true);
      expect(now.y >= board!.y && now.y + now.height <= board!.y + board!.height).toBe(true);
    });
    expect(await page.getByTestId('rack').count()).toBe(0);
  },
  { storage: overOf('pytagora') },
);

visit(
  'a game for children is gone through in pictures, and nobody is judged',
  async ({ page, open }) => {
    await open('/result/over');
    await touch(page.getByTestId('review'));
    await stepIs(page, 1);
    await touch(page.getByTestId('review-picture-3'));
    await stepIs(page, 4);
    await page
      .getByTestId('review-told')
      .getByText(/^(Léa|Tom) a posé le 4/)
      .waitFor();
    expect(await page.getByText(/[Mm]ieux|meilleur/).count()).toBe(0);
    await touch(page.getByRole('button', { name: 'Retour' }));
    await see(page, 'button', 'Revoir');
  },
  { storage: overOf('pytagora', { kind: 'up-and-down', target: undefined, helper: undefined }) },
);
