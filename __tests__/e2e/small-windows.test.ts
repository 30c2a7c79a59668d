import type { Page } from 'playwright-core';

import { enter } from '../../tools/check-a11y/enter';
import { SCENES } from '../../tools/screens/scenes';
import { atRest, drag, drawn, eventually, visit } from './support';

const sceneOf = (name: string) => SCENES.find((scene) => scene.name === name)!;

/** How far the page has been pushed along, and how far it can be. */
const pushed = (page: Page) =>
  page.getByTestId('table-page').evaluate((around) => ({
    down: around.scrollTop,
    right: around.scrollLeft,
    mostDown: around.scrollHeight - around.clientHeight,
    mostRight: around.scrollWidth - around.clientWidth,
  }));

type Way = Awaited<ReturnType<typeof pushed>>;
const isThere = (way: Way): boolean => way.down >= way.mostDown - 1 && way.right >= way.mostRight - 1;

/** More swipes than any page needs. */
const SWIPES = 24;
/** Where a finger may begin: at what stands above the board, at its edge, under it. */
const BEGINNINGS = [0.6, 0.9, 0.45, 0.12, 0.3, 0.75];

/** A finger pushes the page up and to the left until no more of it comes; where it brings nothing about it begins elsewhere. */
async function pushToTheEnd(page: Page): Promise<Way> {
  const { width, height } = page.viewportSize()!;
  let [way, nth] = [await pushed(page), 0];
  for (let swipe = 0; swipe < SWIPES && !isThere(way); swipe += 1) {
    const down = way.down < way.mostDown - 1;
    const y = height * BEGINNINGS[nth % BEGINNINGS.length]!;
    const from = { x: width * (down ? 0.08 : 0.9), y };
    await drag(page, from, down ? { x: from.x, y: 2 } : { x: 2, y }, { moves: 8 });
    await drawn(page);
    const now = await pushed(page);
    if (now.down + now.right < way.down + way.right + 4) nth += 1;
    way = now;
  }
  return way;
}

const PUSHED = ['table-chosen', 'pytagora-classic', 'pyramide-clue', 'review'];

for (const [width, height] of [
  [320, 256],
  [195, 422],
] as const)
  visit(
    `in a window of ${width} × ${height} a finger comes to the end of every table, and its last button can be hit there`,
    async ({ page, url }) => {
      await page.setViewportSize({ width, height });
      for (const name of PUSHED) {
        await enter(page, url, sceneOf(name));
        await page.getByTestId('table-page').evaluate((around) => around.scrollTo(0, 0));
        await atRest(page);
        const way = await pushToTheEnd(page);
        expect({ name, there: isThere(way) }).toEqual({ name, there: true });
        expect(way.mostDown).toBeGreaterThan(100);
        const lowest = await page.evaluate(() => {
          const buttons = Array.from(document.querySelectorAll('[role="main"] [role="button"]'));
          const boxes = buttons
            .map((button) => ({ button, box: button.getBoundingClientRect() }))
            .filter(({ box }) => box.x > 0 && box.x < window.innerWidth - 16);
          const { button, box } = boxes.reduce((low, one) => (one.box.bottom > low.box.bottom ? one : low));
          const x = Math.min(box.x + box.width / 2, window.innerWidth - 8);
          return button.contains(document.elementFromPoint(x, box.y + box.height / 2));
        });
        expect({ name, lowest }).toEqual({ name, lowest: true });
      }
    },
    { motion: 'reduced' },
  );

visit(
  'in a tiny window no word of a title is broken',
  async ({ page, url }) => {
    await page.setViewportSize({ width: 195, height: 422 });
    for (const name of ['home', 'climb-times']) {
      await enter(page, url, sceneOf(name));
      await eventually(async () =>
        expect({
          name,
          broken: await page.evaluate(() => {
            const dialog = document.querySelector('[aria-modal="true"]') ?? document;
            const title = dialog.querySelector('h1 [dir="auto"], h2, [role="heading"]')!;
            const words = document.createTreeWalker(title, NodeFilter.SHOW_TEXT).nextNode() as Text;
            return [...words.data.matchAll(/[^\s-]+/g)]
              .filter(({ 0: word, index }) => {
                const range = document.createRange();
                range.setStart(words, index);
                range.setEnd(words, index + word.length);
                return range.getClientRects().length > 1;
              })
              .map(([word]) => word);
          }),
        }).toEqual({ name, broken: [] }),
      );
    }
  },
  { motion: 'reduced' },
);
