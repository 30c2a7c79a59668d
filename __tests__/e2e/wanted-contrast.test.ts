import type { Page } from 'playwright-core';

import { enter } from '../../tools/check-a11y/enter';
import { SCENES } from '../../tools/screens/scenes';
import { contrast, SEEN } from '../../src/ui/contrast';
import { DARK } from '../../src/ui/tokens';
import { eventually, visit } from './support';

const sceneOf = (name: string) => SCENES.find((scene) => scene.name === name)!;

visit(
  'where the browser forces its colours, whose turn it is stays marked, and chips keep theirs',
  async ({ page, url }) => {
    await enter(page, url, sceneOf('table-chosen'));
    const looks = () =>
      page.evaluate(() => ({
        rings: Array.from(
          document.querySelectorAll('[data-testid="scores"] [role="listitem"]'),
          (seat) =>
            [seat, ...seat.children].filter((part) => {
              const { borderTopWidth, borderTopColor } = getComputedStyle(part);
              const ground = getComputedStyle(document.body).backgroundColor;
              return Number.parseFloat(borderTopWidth) >= 2 && borderTopColor !== ground;
            }).length,
        ),
        board: getComputedStyle(document.querySelector('[data-testid="cell-0"] > *')!).backgroundColor,
      }));
    const { board } = await looks();
    await page.emulateMedia({ forcedColors: 'active' });
    await eventually(async () => {
      const forced = await looks();
      expect(forced.rings.toSorted()).toEqual([0, 1]);
      expect(forced.board).toBe(board);
    });
  },
  { motion: 'reduced' },
);

/** Edges of a few things on Sequence Numbers' table, as they are drawn. */
const edges = (page: Page) =>
  page.evaluate(() => {
    const edge = (element: Element) => {
      const { borderTopWidth, borderTopStyle, borderTopColor } = getComputedStyle(element);
      return { width: Number.parseFloat(borderTopWidth), style: borderTopStyle, colour: borderTopColor };
    };
    const one = (selector: string) => edge(document.querySelector(selector)!);
    return {
      free: one('[data-testid="cell-1"] > *'),
      next: one('[data-testid="cell-11"] > *'),
      marked: one('[data-testid="cell-62"] > *'),
      off: one('[role="button"][aria-disabled="true"]'),
    };
  });

const WANTED = [
  ['more contrast is wanted', { contrast: 'more', forcedColors: 'none' }],
  ['the browser forces its colours', { contrast: 'more', forcedColors: 'active' }],
] as const;

for (const [where, media] of WANTED)
  visit(
    `where ${where}, every cell has an edge, and what cannot be used a dashed one`,
    async ({ page, url }) => {
      await enter(page, url, sceneOf('table-chosen'));
      expect((await edges(page)).free.width).toBe(0);
      await page.emulateMedia(media);
      await eventually(async () => {
        const { free, next, marked, off } = await edges(page);
        expect(free).toMatchObject({ width: 1, style: 'solid' });
        expect(next).toEqual(free);
        // Where the chosen card may go is marked all the same.
        expect(marked).toMatchObject({ style: 'dashed' });
        expect(marked.width).toBeGreaterThan(free.width);
        expect(off).toMatchObject({ width: 2, style: 'dashed' });
      });
    },
    { motion: 'reduced' },
  );

visit(
  'where the browser forces its colours, what is chosen is filled with its colour for that, and so is the main button',
  async ({ page, url }) => {
    await enter(page, url, sceneOf('setup-six'));
    await page.emulateMedia({ forcedColors: 'active' });
    const looks = () =>
      page.evaluate(() => {
        const own = document.createElement('p');
        own.style.color = 'HighlightText';
        own.style.backgroundColor = 'Highlight';
        document.body.append(own);
        const look = (element: Element, words: Element) =>
          `${getComputedStyle(element).backgroundColor} ${getComputedStyle(words).color}`;
        const pair = look(own, own);
        own.remove();
        const filled = (selector: string) => {
          const all = Array.from(document.querySelectorAll(selector));
          return all.filter((one) => look(one, one.querySelector('[dir="auto"]')!) === pair).length;
        };
        const chosen = '[role="radio"][aria-checked="true"]';
        return {
          chosen: filled(chosen) === document.querySelectorAll(chosen).length,
          others: filled('[role="radio"][aria-checked="false"]'),
          start: filled('[data-testid="start"]'),
        };
      });
    await eventually(async () => expect(await looks()).toEqual({ chosen: true, others: 0, start: 1 }));
  },
  { motion: 'reduced' },
);

const MORE = { contrast: 'more', forcedColors: 'none' } as const;
const FORCED = { contrast: 'more', forcedColors: 'active' } as const;

visit(
  'where more contrast is wanted, circles that are not lit step back less, and their numbers not at all',
  async ({ page, url }) => {
    await enter(page, url, sceneOf('climb-lights'));
    const strengths = () =>
      page
        .getByTestId('board')
        .evaluate((board) =>
          Array.from(board.querySelectorAll('div'), (one) => Number(getComputedStyle(one).opacity)).filter(
            (strength) => strength > 0 && strength < 1,
          ),
        );
    expect(Math.min(...(await strengths()))).toBeLessThan(0.5);
    await page.emulateMedia(MORE);
    await eventually(async () => expect(await strengths()).toEqual([0.7]));
  },
  { motion: 'reduced' },
);

visit(
  'where more contrast is wanted, every word of a riddle has an edge, and that of the one being played is wider',
  async ({ page, url }) => {
    await enter(page, url, sceneOf('pyramide-clue'));
    const slots = () =>
      page.getByTestId('found-words').evaluate((row) =>
        Array.from(row.children, (slot) => {
          const { borderTopWidth, borderTopColor } = getComputedStyle(slot);
          return borderTopColor === 'rgba(0, 0, 0, 0)' ? 0 : Number.parseFloat(borderTopWidth);
        }),
      );
    expect((await slots()).filter((width) => width > 0)).toHaveLength(1);
    await page.emulateMedia(MORE);
    await eventually(async () => expect((await slots()).toSorted()).toEqual([1, 1, 1, 1, 3]));
  },
  { motion: 'reduced' },
);

visit(
  'where the browser forces its colours, the card to hold has an edge, and names of a team their buttons',
  async ({ page, url }) => {
    await enter(page, url, sceneOf('pyramide-bet'));
    await page.emulateMedia(FORCED);
    await eventually(async () =>
      expect(
        await page
          .getByTestId('hold')
          .evaluate((card) => Number.parseFloat(getComputedStyle(card).borderTopWidth)),
      ).toBe(2),
    );
    await page.emulateMedia({ contrast: null, forcedColors: null });
    await enter(page, url, sceneOf('pyramide-setup-four'));
    const ground = () =>
      page.getByTestId('team-seat-0').evaluate((name) => getComputedStyle(name).backgroundColor);
    const before = await ground();
    await page.emulateMedia(FORCED);
    await page.waitForFunction(() => matchMedia('(forced-colors: active)').matches);
    await eventually(async () => expect(await ground()).toBe(before));
  },
  { motion: 'reduced' },
);

visit(
  'in the dark, the riddle that nobody solved is seen beside the words of the finest moment',
  async ({ page, url }) => {
    await enter(page, url, sceneOf('pyramide-result'));
    const strokes = page.locator('path[stroke-linejoin="round"][fill="none"]');
    await strokes.first().waitFor();
    const inks = await strokes.evaluateAll((all) => all.map((one) => one.getAttribute('stroke') ?? ''));
    for (const ink of inks.filter((one) => one.startsWith('#')))
      expect(contrast(ink, DARK.surface)).toBeGreaterThanOrEqual(SEEN);
  },
  { motion: 'reduced', theme: 'dark' },
);
