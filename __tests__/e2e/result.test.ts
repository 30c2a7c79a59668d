import { readFileSync } from 'node:fs';

import type { Page } from 'playwright-core';

import { keptGame } from '../../tools/screens/shelf';
import { atRest, eventually, pass, passUntil, pressKey, see, touch, visit } from './support';

/** A game that is over, with names of every length and the time it ended. */
function over(game: string, seats: number, options = {}, endedAt = 0, seed = 3): Record<string, string> {
  const [[key, text]] = Object.entries(keptGame('over', { game, seats, seed, until: 'over', options })) as [
    [string, string],
  ];
  const long = text.replace('"Léa"', '"Maximilienne-Charlotte"').replace('"Mamie"', '"Jean-Sébastien"');
  return { [key]: endedAt ? long.replace(/"updatedAt":\d+/, `"updatedAt":${endedAt}`) : long };
}

const SIZES = [
  [390, 844],
  [320, 568],
  [844, 390],
  [820, 1180],
  [1440, 900],
] as const;

const ON_SCREEN = [
  'winner',
  'lead',
  'podium',
  'cheers',
  'finest',
  'again',
  'places',
  'review',
  'share',
  'home',
];

/** Which of these are not whole within the window. */
async function outside(page: Page, ids: readonly string[]): Promise<readonly string[]> {
  const { width, height } = page.viewportSize()!;
  const boxes = await Promise.all(
    ids.map(async (id) => ({ id, box: await page.getByTestId(id).boundingBox() })),
  );
  return boxes.flatMap(({ id, box }) =>
    box && box.x >= 0 && box.y >= 0 && box.x + box.width <= width + 1 && box.y + box.height <= height + 1
      ? []
      : [`${id} at ${width} × ${height}`],
  );
}

const SMALLEST = { width: 320, height: 568 };

/** What holds more than it shows. */
const scrolls = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    Array.from(document.querySelectorAll('[role="main"] *')).flatMap((element) =>
      getComputedStyle(element).overflowY === 'auto' && element.scrollHeight > element.clientHeight + 1
        ? [`${element.scrollHeight} in ${element.clientHeight}`]
        : [],
    ),
  );

/** Words of what is told that end before they are over. */
const cutWords = (page: Page): Promise<(string | null)[]> =>
  page.evaluate(() =>
    Array.from(
      document.querySelectorAll('[data-testid="cheers"] div[dir], [data-testid="finest"] div[dir]'),
    ).flatMap((one) =>
      one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth + 1
        ? [one.textContent]
        : [],
    ),
  );

/** Columns are as high as their scores say: nobody stands above somebody with more. */
async function columnsHold(page: Page, fewer: boolean): Promise<void> {
  const columns = await page.getByTestId(/^column-/).evaluateAll((all) =>
    all.map((column) => ({
      score: Number(/(\d+)$/.exec(column.getAttribute('aria-label')!)![1]),
      height: column.getBoundingClientRect().height,
    })),
  );
  const sorted = [...columns].sort((a, b) => (fewer ? a.score - b.score : b.score - a.score));
  sorted.forEach(({ height }, nth) =>
    expect(height).toBeLessThanOrEqual((sorted[nth - 1]?.height ?? 1e6) + 1),
  );
}

visit(
  'four at Classic: all of the result on one screen in five sizes, and a picture of it to keep',
  async ({ page, open }) => {
    await open('/result/over');
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      await eventually(async () => expect(await outside(page, ON_SCREEN)).toEqual([]));
      await columnsHold(page, false);
      await eventually(async () => expect(await cutWords(page)).toEqual([]));
    }
    await page.setViewportSize({ width: 390, height: 844 });
    // Whoever listens begins at the winner's name, and no ring stands around it; around what a key has come to, one does.
    const ring = () => page.evaluate(() => getComputedStyle(document.activeElement!).outlineStyle);
    expect(await page.evaluate(() => document.activeElement!.textContent)).toBe(
      await page.getByTestId('winner').innerText(),
    );
    expect(await ring()).toBe('none');
    await pressKey(page, 'Tab');
    expect(await ring()).not.toBe('none');
    // The way to go through the game is there, and nothing that could be taken for it.
    await see(page, 'button', 'Revoir');
    expect(await page.getByRole('button', { name: /table/i }).count()).toBe(0);
    // No Web Share here: the picture is saved.
    const saving = page.waitForEvent('download');
    await touch(page.getByTestId('share'));
    const saved = await saving;
    expect(saved.suggestedFilename()).toBe('Meninges-Pytagora.png');
    const png = readFileSync(await saved.path());
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1080, 1350]);
    expect(png.length).toBeGreaterThan(20_000);
    await page.getByTestId('shared').getByText('L’image est enregistrée.').waitFor();
    expect(await page.getByTestId('shared-picture').count()).toBe(0);
    await touch(page.getByTestId('places'));
    await page.getByTestId('start').waitFor();
  },
  { storage: over('pytagora', 4, { kind: 'classic' }) },
);

visit(
  'three children: fewest stands highest, in the dark, in English, with confetti that only fades in',
  async ({ page, open }) => {
    await open('/result/over');
    await page.getByText('pieces left: fewest wins').waitFor();
    await columnsHold(page, true);
    expect(await outside(page, ON_SCREEN)).toEqual([]);
    const confetti = page.getByTestId('confetti');
    const still = () =>
      confetti.locator('> div').evaluateAll((all) => all.map((one) => getComputedStyle(one).transform));
    expect((await still()).every((way) => /^(none|matrix\(1, 0, 0, 1, 0, -?0\))$/.test(way))).toBe(true);
    await touch(page.getByTestId('again'));
    await page
      .getByTestId(/^(table|show)$/)
      .first()
      .waitFor();
  },
  {
    storage: over('pytagora', 3, { kind: 'up-and-down' }, Date.now()),
    language: 'en',
    theme: 'dark',
    motion: 'reduced',
  },
);

visit(
  'six in teams: two columns, and names that keep within them',
  async ({ page, open }) => {
    await open('/result/over');
    await page.getByTestId('podium').waitFor();
    expect(await page.getByTestId(/^column-/).count()).toBe(2);
    expect(await outside(page, ON_SCREEN)).toEqual([]);
    const places = await page
      .getByTestId(/^column-/)
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect));
    const written = await page
      .locator('[data-testid="podium"] text')
      .evaluateAll((all) =>
        all.map((one) => ({ text: one.textContent, rect: one.getBoundingClientRect().toJSON() as DOMRect })),
      );
    const loose = written.filter(
      ({ rect }) => !places.some(({ left, right }) => rect.left >= left - 1 && rect.right <= right + 1),
    );
    expect(loose.map(({ text }) => text)).toEqual([]);
    expect(await cutWords(page)).toEqual([]);
    // The smallest phone shows all of it too, without being scrolled.
    await page.setViewportSize(SMALLEST);
    await eventually(async () => expect(await scrolls(page)).toEqual([]));
    expect(await cutWords(page)).toEqual([]);
  },
  { storage: over('sequence-numbers', 6) },
);

visit(
  'the records of a solitaire stand on one screen of the smallest phone',
  async ({ page, open }) => {
    await page.setViewportSize(SMALLEST);
    await open('/result/over');
    await page.getByTestId('distribution').waitFor();
    await atRest(page);
    expect(await scrolls(page)).toEqual([]);
  },
  {
    storage: {
      ...over('prime-climb', 1),
      'meninges/records/prime-climb/solitaire-1': JSON.stringify({
        recent: [7, 9, 9, 12, 15].map((result, nth) => ({ id: `earlier-${nth}`, result, day: 20260316 })),
        older: [],
      }),
    },
  },
);

visit(
  'on the smallest phone everybody who did not win is cheered, and no name is cut',
  async ({ page, open }) => {
    await page.setViewportSize(SMALLEST);
    await open('/result/over');
    await see(page, 'button', 'Rejouer');
    await atRest(page, '[data-testid="podium"]');
    const said = await page.getByTestId('cheers').getByRole('group').all();
    const names = await Promise.all(said.map((cheer) => cheer.getAttribute('aria-label')));
    const plain = (text: string | null) => (text ?? '').replace(/\u2060/g, '').replace(/\u2011/g, '-');
    const winner = plain(await page.getByTestId('winner').textContent());
    const losers = ['Maximilienne-Charlotte', 'Tom', 'Jean-Sébastien', 'Noé'].filter(
      (name) => !winner.includes(name),
    );
    expect([winner, losers.length]).toEqual([winner, 3]);
    expect(losers.filter((name) => !names.some((cheer) => plain(cheer).includes(name)))).toEqual([]);
    expect(await cutWords(page)).toEqual([]);
    expect(await outside(page, ON_SCREEN)).toEqual([]);
    expect((await page.getByTestId('podium').textContent())!).not.toMatch(/…/);
  },
  { storage: over('pytagora', 4, { kind: 'classic', target: 35 }, 0, 5) },
);

visit(
  'the columns are as high when they are first seen as they stay',
  async ({ page, open }) => {
    await open('/table/over');
    await passUntil(page.getByTestId('see-result'));
    await pass(page, 500);
    await touch(page.getByTestId('see-result'));
    await page.getByTestId('podium').waitFor({ state: 'attached' });
    const seen: number[] = [];
    for (let frame = 0; frame < 30; frame += 1) {
      const height = await page.getByTestId('podium').evaluate((podium) => {
        for (let one: Element | null = podium; one; one = one.parentElement)
          if (getComputedStyle(one).opacity === '0') return null;
        return Math.round(podium.getBoundingClientRect().height);
      });
      if (height !== null) seen.push(height);
      await pass(page, 20);
    }
    expect(seen.length).toBeGreaterThan(0);
    expect([...new Set(seen)]).toHaveLength(1);
  },
  { storage: over('prime-climb', 4), time: 'held' },
);
