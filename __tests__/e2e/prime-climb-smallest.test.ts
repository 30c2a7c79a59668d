import type { Page } from 'playwright-core';

import { eventually, holdTime, pass, passUntil, stillMiddle, touch, touchAt, visit } from './support';
import {
  carry,
  climbed,
  light,
  lookAt,
  NINETY_EIGHT,
  pawn,
  pinchBoard,
  pinchFromPawn,
  seeAtLast,
  zoomOf,
} from './support/prime-climb';

const HIGH = climbed(NINETY_EIGHT);

/** Where a number of the spiral is, and how high its figures are. */
const figure = (page: Page, number: number) =>
  page.evaluate((wanted) => {
    const text = Array.from(document.querySelectorAll('[data-testid="figures"] text')).find(
      ({ textContent }) => textContent === String(wanted),
    )!;
    const { x, y, width, height } = text.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2, height };
  }, number);

/** How far the next circle is from this one: circles are as large as that lets them be. */
const pitch = async (page: Page, number: number): Promise<number> => {
  const [one, next] = [await figure(page, number), await figure(page, number + 1)];
  return Math.hypot(one.x - next.x, one.y - next.y);
};

/** Of the board, where there is nothing to press. */
const cornerOf = async (page: Page) => {
  const { x, y } = (await page.getByTestId('board').boundingBox())!;
  return { x: x + 4, y: y + 4 };
};

/** Longer than anything on the board moves. */
const MOVED = 2000;

visit(
  'on the smallest phone a loupe reads a circle, what one may play is lit large, and the board is pinched to size',
  async ({ page, open }) => {
    await page.setViewportSize({ width: 320, height: 568 });
    await holdTime(page);
    await open(HIGH.path);
    await passUntil(page.getByTestId('end'));
    await pass(page, MOVED);

    // A tap on 66 shows it large: its primes are read, and what they make.
    const sixtySix = await figure(page, 66);
    await touchAt(page, sixtySix);
    const loupe = page.getByTestId('loupe');
    await loupe.waitFor();
    expect((await loupe.getAttribute('aria-label'))!.replace(/\s/g, ' ')).toBe('66 = 2 × 3 × 11');
    const box = (await loupe.boundingBox())!;
    expect(Math.min(box.x, box.y)).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(320);
    const sizes = await loupe
      .locator('svg text')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
    expect(sizes.length).toBeGreaterThan(1);
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(8);
    // Later than a double tap would be.
    await pass(page, MOVED);
    await touchAt(page, sixtySix);
    await loupe.waitFor({ state: 'detached' });

    // Every circle that either number leads to is lit as large as a finger wants it, in sight, and its number is read.
    for (const [which, circle] of [
      [1, 40],
      [0, 49],
    ] as const) {
      await touch(pawn(page, which));
      await light(page, circle).waitFor();
      await pass(page, MOVED);
      const seen = (await page.getByTestId('board').boundingBox())!;
      for (const lit of (await lookAt(page)).lights) {
        const { width, height } = (await light(page, lit).boundingBox())!;
        // Fourteen points, and what a browser adds above and below.
        const number = (await light(page, lit).locator('text').boundingBox())!;
        const inside =
          number.x >= seen.x &&
          number.y >= seen.y &&
          number.x + number.width <= seen.x + seen.width &&
          number.y + number.height <= seen.y + seen.height;
        const least = lit === 100 ? 14 : 17;
        expect([lit, Math.min(width, height) >= 30, number.height >= least, inside]).toEqual([
          lit,
          true,
          true,
          true,
        ]);
      }
      if (which === 1) {
        await touch(pawn(page, which));
        await light(page, circle).waitFor({ state: 'detached' });
        await pass(page, MOVED);
      }
    }
    // What 98 leads to is looked at more closely. An overview is two taps away, and two more lead back.
    const near = await zoomOf(page);
    expect(near).toBeGreaterThan(1.05);
    for (const zoom of [1, near]) {
      const corner = await cornerOf(page);
      await touchAt(page, corner);
      await touchAt(page, corner);
      await pass(page, MOVED);
      expect(await zoomOf(page)).toBeCloseTo(zoom, 2);
    }
    await touch(pawn(page, 0));
    await light(page, 49).waitFor({ state: 'detached' });
    await pass(page, MOVED);
    expect(await zoomOf(page)).toBeCloseTo(1, 2);

    // Pinched, the circles are 30 points and more; two taps show the spiral whole.
    await pinchBoard(page, 60, 290, 60);
    await pass(page, MOVED);
    expect(await zoomOf(page)).toBeGreaterThan(1.5);
    expect(await pitch(page, 54)).toBeGreaterThanOrEqual(30);
    const middle = await stillMiddle(page.getByTestId('board'));
    await touchAt(page, middle);
    await touchAt(page, middle);
    await pass(page, MOVED);
    await eventually(async () => expect(await zoomOf(page)).toBeCloseTo(1, 2));
    // A pinch that begins on a pawn zooms as any other, and leaves the pawn where it is.
    await pinchFromPawn(page, 1);
    await pass(page, MOVED);
    expect(await zoomOf(page)).toBeGreaterThan(1.5);
    expect(await lookAt(page)).toMatchObject({ own: [98, 20], numbers: [7, 2], lights: [] });
    await touchAt(page, middle);
    await touchAt(page, middle);
    await pass(page, MOVED);
    await eventually(async () => expect(await zoomOf(page)).toBeCloseTo(1, 2));
    // What a pawn in the air is over is read large, and said below the board.
    await carry(page, 0, 91, {
      beforeRelease: () => page.getByTestId('sum').getByText('98 − 7 = 91').waitFor(),
    });
    await seeAtLast(page, { own: [91, 20] });
  },
  { storage: HIGH.storage },
);

/** Tom has used a seven four times, and keeps the card that says most. */
const DOUBLE = climbed({
  turns: [
    { dice: [1, 6], uses: ['a+1', 'b+6'] },
    { dice: [5, 5], uses: ['a+5', 'a×5', 'a+5', 'a-5'] },
    { dice: [1, 2], uses: ['a+1', 'b×2'] },
    { dice: [3, 3], uses: ['a+3', 'a+3', 'a-3', 'b+3'] },
    { dice: [1, 2], uses: ['a-1', 'b×2'] },
    { dice: [7, 7], uses: ['a-7', 'a+7', 'b+7', 'b+7'], card: 9 },
  ],
});

/** Tom's card has carried his pawn on to Léa's, and sent that back. */
const FORWARD = climbed({
  turns: [
    { dice: [10, 10], uses: ['a+10', 'a×10', 'b+10', 'b+10'] },
    { dice: [7, 4], uses: ['a+7', 'a+4'], card: 18 },
  ],
});

for (const [what, known, last] of [
  ['four sums and the longest card', DOUBLE, /(Retour au départ|Back to Start), .*(vos pions|your pawns)/],
  ['a card, where it led and whom it sent back', FORWARD, /(pion de Léa renvoyé|Léa’s pawn sent back)/],
] as const)
  for (const language of ['fr', 'en'] as const)
    visit(
      `on the smallest phone ${what} are read at once, in ${language}`,
      async ({ page, open }) => {
        await page.setViewportSize({ width: 320, height: 568 });
        await open(known.path);
        const recap = page.getByTestId('recap');
        await recap.getByText(last).waitFor();
        const below = await recap.evaluate(
          (panel) =>
            Math.max(
              ...[...panel.querySelectorAll('[dir="auto"]')].map(
                (text) => text.getBoundingClientRect().bottom,
              ),
            ) - panel.getBoundingClientRect().bottom,
        );
        expect(below).toBeLessThanOrEqual(0);
      },
      { storage: known.storage, language },
    );

visit('on the smallest phone one’s own sums are whole beside a lesson', async ({ page, open }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await open('/lesson/prime-climb/first-steps');
  for (let step = 1; step < 4; step += 1) {
    await page.getByText(`Étape ${step} sur 8`).waitFor();
    await touch(page.getByTestId('lesson-skip'));
  }
  const recap = page.getByTestId('recap');
  await recap.getByText('14 − 3 = 11').waitFor();
  const cut = await recap.evaluate((panel) => {
    const { top, bottom } = panel.getBoundingClientRect();
    return [...panel.querySelectorAll('[dir="auto"]')]
      .filter((text) => {
        const box = text.getBoundingClientRect();
        return box.top < top || box.bottom > bottom;
      })
      .map(({ textContent }) => textContent);
  });
  expect(cut).toEqual([]);
});
