import type { Page } from 'playwright-core';

import {
  atRest,
  drawn,
  eventually,
  holdTime,
  pass,
  passUntil,
  settings,
  stillMiddle,
  touch,
  visit,
} from './support';
import { circles, climbed, lookAt, pawn, seeAtLast, withSeed } from './support/prime-climb';

/** Léa has played, and the app's seat is to roll; its pawns are on 10 and 0. */
const APP = climbed({
  names: ['Léa', 'Basile'],
  app: 1,
  turns: [
    { dice: [10, 10], uses: ['a+10', 'a×10', 'b+10', 'b+10'] },
    { dice: [4, 6], uses: ['a+4', 'a+6'] },
    { dice: [2, 1], uses: ['a-2', 'b×1'] },
  ],
});
const LEAST_MS = 1500;
const GLANCE_MS = 100;

/** What is written on the table to be read: the line, and the sums in the air or rising. */
const written = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const seen = (element: Element): boolean => {
      for (let one: Element | null = element; one; one = one.parentElement)
        if (Number(getComputedStyle(one).opacity) < 0.5) return false;
      return true;
    };
    const texts = (selector: string) =>
      Array.from(document.querySelectorAll(selector))
        .filter(seen)
        .map(({ textContent }) => (textContent ?? '').replace(/\s+/g, ' ').trim())
        .filter((text) => /\d/.test(text));
    return [
      ...texts('[data-testid="line"]'),
      ...texts('[data-testid="air"] > *'),
      ...texts('[data-testid="card"]'),
    ];
  });

visit(
  'the app’s turn is read at leisure, stands until one rolls, and is shown again; no circle moves',
  async ({ page, open }) => {
    await holdTime(page);
    // A roll without a card and without a bump: each way that is drawn has its sum.
    await withSeed(page, 2);
    await open(APP.path);
    await passUntil(page.getByTestId('recap'));
    const shape = await circles(page);
    const stood = new Map<string, number>();
    for (let glances = 0; !(await page.getByTestId('roll').isVisible()); glances += 1) {
      expect(glances).toBeLessThan(400);
      for (const text of await written(page)) stood.set(text, (stood.get(text) ?? 0) + GLANCE_MS);
      await pass(page, GLANCE_MS);
      expect(await circles(page)).toBe(shape);
    }
    const sums = [...stood.keys()].filter((text) => /=/.test(text));
    expect(sums.length).toBeGreaterThan(1);
    // A glance at either end may have been missed.
    const brief = [...stood].filter(([, ms]) => ms + 2 * GLANCE_MS < LEAST_MS);
    expect(brief).toEqual([]);

    // Dice and sums stand, however long one looks.
    const recap = page.getByTestId('recap');
    const told = await recap.innerText();
    expect(told).toMatch(/Basile a joué[\s\S]*=/);
    await pass(page, 60_000);
    expect(await recap.innerText()).toBe(told);
    expect(await recap.getByRole('img', { name: /^(Dés|Double)/ }).count()).toBe(1);
    const { pawns, path } = await lookAt(page);
    // Where it went is drawn for as long.
    expect(path).toBe(sums.filter((text) => /^Basile/.test(text)).length);

    await touch(page.getByTestId('replay'));
    await passUntil(page.getByTestId('air').getByText('='));
    expect(await circles(page)).toBe(shape);
    await pass(page, 20_000);
    expect((await lookAt(page)).pawns).toEqual(pawns);

    await touch(page.getByTestId('roll'));
    await passUntil(page.getByTestId('end'));
    expect(await page.getByText('Basile a joué').count()).toBe(0);
    expect((await lookAt(page)).path).toBe(0);
    expect(await circles(page)).toBe(shape);
  },
  { storage: APP.storage },
);

const NEARLY = climbed({
  names: ['Léa', 'Basile'],
  app: 1,
  config: { variants: ['sprint'] },
  turns: [
    { dice: [10, 10], uses: ['a+10', 'a×10', 'b+10', 'b+10'] },
    { dice: [4, 6], uses: ['a+4', 'a+6'] },
    { dice: [1, 9], open: true },
  ],
});
const STEPPING = climbed({
  names: ['Léa', 'Basile'],
  app: 1,
  turns: [{ dice: [4, 6], uses: ['a+4', 'a+6'] }],
});

for (const size of [
  { width: 390, height: 844 },
  { width: 320, height: 568 },
  { width: 844, height: 390 },
  { width: 820, height: 1180 },
])
  // prettier-ignore
  visit(
    `at ${size.width} by ${size.height} neither a step of the app’s, the end of a game nor a lesson moves a circle`,
    async ({ page, open }) => {
      await page.setViewportSize(size);
      await open(STEPPING.path);
      await page.getByTestId('step').waitFor();
      await atRest(page);
      const stepping = await circles(page);
      // A page that is zoomed with two fingers is heard as a window that changes, though nothing in it does.
      await page.evaluate(() => void visualViewport!.dispatchEvent(new Event('resize')));
      await drawn(page);
      expect(await circles(page)).toBe(stepping);
      for (let steps = 0; (await page.getByTestId('roll').count()) === 0; steps += 1) {
        expect(steps).toBeLessThan(30);
        await touch(page.locator('[data-testid="step"], [data-testid="roll"]').first());
        expect(await circles(page)).toBe(stepping);
        await page.locator('[data-testid="step"], [data-testid="roll"], [data-testid="end"]').first().waitFor();
        if ((await page.getByTestId('end').count()) > 0) break;
      }

      await page.evaluate((kept) => {
        for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
      }, NEARLY.storage);
      await page.reload();
      await seeAtLast(page, { own: [100, 20] });
      await atRest(page);
      const before = await circles(page);
      // On the smallest phone the camera goes to what a pawn can reach, and comes back.
      await touch(pawn(page, 0));
      await stillMiddle(page.getByTestId('light-101'));
      await touch(page.getByTestId('light-101'));
      await page.getByTestId('see-result').waitFor();
      await eventually(async () => expect(await circles(page)).toBe(before));

      await open('/lesson/prime-climb/first-steps');
      await page.getByTestId('roll').waitFor();
      await atRest(page);
      const taught = await circles(page);
      await touch(page.getByTestId('roll'));
      await page.getByTestId('lesson-next').waitFor();
      expect(await circles(page)).toBe(taught);
      await touch(page.getByTestId('lesson-next'));
      for (let step = 2; step < 8; step += 1) {
        await page.getByText(`Étape ${step} sur 8`).waitFor();
        await eventually(async () => expect(await circles(page)).toBe(taught));
        const { bottom, right } = await page.evaluate(() => {
          const boxes = Array.from(document.querySelectorAll('[data-testid="lesson"] [role="button"]')).map((one) =>
            one.getBoundingClientRect(),
          );
          return {
            bottom: Math.max(...boxes.map((box) => box.bottom)),
            right: Math.max(...boxes.map((box) => box.right)),
          };
        });
        expect(bottom).toBeLessThanOrEqual(size.height + 1);
        expect(right).toBeLessThanOrEqual(size.width + 1);
        await touch(page.getByTestId('lesson-skip'));
      }
    },
    { storage: { ...STEPPING.storage, ...settings({ pace: 'step' }) } },
  );
