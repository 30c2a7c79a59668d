import type { Page } from 'playwright-core';

import { enter } from '../../tools/check-a11y/enter';
import { SCENES } from '../../tools/screens/scenes';
import { atRest, eventually, settings, touch, visit } from './support';

const WALKED = [
  'pytagora-setup',
  'pytagora-classic',
  'table-chosen',
  'climb-move',
  'pyramide-clue',
  'setup-six',
  'result',
];
const sceneOf = (name: string) => SCENES.find((scene) => scene.name === name)!;

/** The size of the browser's own letters, as its settings have it. */
const setLetters = (page: Page, percent: number): Promise<void> =>
  page.evaluate((size) => {
    document.documentElement.style.fontSize = `${size}%`;
    window.dispatchEvent(new Event('resize'));
  }, percent);

/** Buttons that cannot be hit, however one scrolls, and words of which a part is cut off. A long name in the strip may end in dots. */
const lost = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const shown = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      return width > 1 && height > 1 && getComputedStyle(element).visibility !== 'hidden';
    };
    const all = (selector: string) => Array.from(document.querySelectorAll(selector)).filter(shown);
    const hidden = all('[role="button"], [role="radio"], [role="switch"], input').filter((button) => {
      button.scrollIntoView({ block: 'center', inline: 'center' });
      const { x, y, width, height } = button.getBoundingClientRect();
      const hit = document.elementFromPoint(x + width / 2, y + height / 2);
      return hit === null || !(button.contains(hit) || hit.contains(button));
    });
    const cut = all('[dir="auto"]:not(input)').filter(
      (words) =>
        getComputedStyle(words).overflowY !== 'visible' &&
        !words.closest('[role="list"]') &&
        (words.scrollWidth > words.clientWidth + 2 || words.scrollHeight > words.clientHeight + 3),
    );
    const named = (element: Element) => element.getAttribute('aria-label') ?? element.textContent;
    // With larger words no page may be wider than its window.
    const sideways = Array.from(document.querySelectorAll('*')).filter(
      (box) =>
        box.clientWidth === window.innerWidth &&
        window.innerWidth >= 320 &&
        getComputedStyle(box).overflowY === 'auto' &&
        box.scrollWidth > box.clientWidth + 1,
    );
    return [
      ...sideways.map(() => 'pushed sideways'),
      ...hidden.map((one) => `out of reach: ${named(one)}`),
      ...cut.map((one) => `cut: ${named(one)}`),
    ];
  });

visit(
  'with letters of twice the size, in a low window and in a tiny one nothing is lost: it scrolls',
  async ({ page, url }) => {
    for (const name of WALKED) {
      await page.setViewportSize({ width: 390, height: 844 });
      await enter(page, url, sceneOf(name));
      for (const [percent, width, height] of [
        [200, 390, 844],
        [100, 320, 256],
        [100, 195, 422],
      ] as const) {
        await page.setViewportSize({ width, height });
        await setLetters(page, percent);
        await atRest(page);
        await eventually(async () =>
          expect({ name, percent, width, lost: await lost(page) }).toEqual({
            name,
            percent,
            width,
            lost: [],
          }),
        );
      }
    }
  },
  { motion: 'reduced' },
);

/** How wide a piece of the rack is, and how large the words under the board. */
const sizes = (page: Page) =>
  page.evaluate(() => {
    const piece = document.querySelector('[data-testid="rack"] svg')!.getBoundingClientRect().width;
    const words = document.querySelector('[data-testid="line"] [dir="auto"]')!;
    return { piece, words: parseFloat(getComputedStyle(words).fontSize) };
  });

visit(
  'large makes a piece and a word a third larger',
  async ({ page, url }) => {
    const scene = sceneOf('pytagora-classic');
    await enter(page, url, scene);
    const usual = await sizes(page);
    await enter(page, url, { ...scene, storage: { ...scene.storage, ...settings({ large: true }) } });
    const large = await sizes(page);
    expect(large.words / usual.words).toBeCloseTo(4 / 3, 1);
    expect(large.piece / usual.piece).toBeGreaterThan(1.25);
  },
  { motion: 'reduced' },
);

/** How wide a cell of the board is, and whether the page has to be pushed along. */
const boardAt = (page: Page) =>
  page.evaluate(() => {
    const around = document.querySelector('[data-testid="table-page"]')!;
    return {
      cell: document.querySelector('[data-testid="cell-44"]')!.getBoundingClientRect().width,
      over: around.scrollHeight - around.clientHeight,
    };
  });

visit(
  'large makes the cells of a whole board a third larger; the page stays, and a button shows the board whole',
  async ({ page, url }) => {
    const scene = sceneOf('table-chosen');
    await enter(page, url, scene);
    const usual = await boardAt(page);
    await enter(page, url, { ...scene, storage: { ...scene.storage, ...settings({ large: true }) } });
    const large = await boardAt(page);
    expect(large.cell / usual.cell).toBeCloseTo(4 / 3, 1);
    expect(large.over).toBe(0);
    await page.setViewportSize({ width: 320, height: 568 });
    await atRest(page);
    await eventually(async () => expect((await boardAt(page)).over).toBe(0));
    await page.setViewportSize({ width: 390, height: 844 });
    await atRest(page);
    await touch(page.getByTestId('fit'));
    await eventually(async () => expect((await boardAt(page)).cell).toBeLessThan(usual.cell + 1));
  },
  { motion: 'reduced' },
);

/** Whether all of it lies in the window. */
const inSight = (page: Page, id: string) =>
  page.getByTestId(id).evaluate((thing) => {
    const { top, bottom } = thing.getBoundingClientRect();
    return top >= 0 && bottom <= window.innerHeight;
  });

visit(
  'large, on the smallest phone: what a lesson asks for stays in sight on the way to its last button',
  async ({ page, url }) => {
    await page.setViewportSize({ width: 320, height: 568 });
    for (const name of [
      'sequence-numbers-lesson',
      'prime-climb-lesson',
      'pyramide-lesson',
      'pytagora-lesson',
    ]) {
      const scene = sceneOf(name);
      await enter(page, url, { ...scene, storage: { ...scene.storage, ...settings({ large: true }) } });
      await atRest(page);
      const moved = await page.getByTestId('table-page').evaluate((around) => {
        around.scrollTop = around.scrollHeight;
        return around.scrollTop;
      });
      expect({ name, moved: moved > 100 }).toEqual({ name, moved: true });
      await atRest(page);
      expect({ name, says: await inSight(page, 'lesson-says') }).toEqual({ name, says: true });
    }
  },
  { motion: 'reduced' },
);
