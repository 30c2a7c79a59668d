import type { Page } from 'playwright-core';

import {
  card,
  cellAt,
  eventually,
  holdTime,
  line,
  main,
  noDialog,
  onShelf,
  pass,
  passUntil,
  see,
  settings,
  tap,
  touch,
  visit,
} from './support';

const KNOWN = onShelf({
  seats: [{ name: 'Léa' }, { name: 'Rémi', bot: 'beginner' }],
  hands: [
    ['34-13', '21+4', 'plus-1', 'minus-1', '40-6'],
    ['11+13', '4+7', '35+2', '55-13', '24-17'],
  ],
});

const isDark = (page: Page): Promise<void> =>
  eventually(async () => expect(await lightness(page, 'table')).toBeLessThan(60));

/** How light a colour is, from 0 to 255. */
const lightness = (page: Page, testId: string): Promise<number> =>
  page.getByTestId(testId).evaluate((element) => {
    const [red = 0, green = 0, blue = 0] = getComputedStyle(element)
      .backgroundColor.match(/\d+/g)!
      .map(Number);
    return (red + green + blue) / 3;
  });

visit(
  'in the middle of a turn the language is changed, and the table speaks it at once',
  async ({ page, open }) => {
    await open(KNOWN.path);
    await touch(card(page, '34 moins 13'));
    await touch(cellAt(page, 25));
    await line(page).getByText('34 − 13 = 21. Piochez pour finir votre tour.').waitFor();
    await touch(page.getByTestId('menu'));
    await tap(page, 'button', 'Réglages');
    await tap(page, 'radio', 'English');
    await see(page, 'heading', 'Settings');
    await tap(page, 'button', 'Back');
    await line(page).getByText('34 − 13 = 21. Draw to end your turn.').waitFor();
    await see(page, 'gridcell', '21, row 3, column 6, disc chip');
    await see(page, 'radio', '40 minus 6');
    await see(page, 'button', 'Draw');
    expect(await page.getByRole('grid').textContent()).not.toMatch(/rangée/);
    await page.locator('html[lang="en"]').waitFor();
  },
  { storage: KNOWN.storage },
);

visit(
  'a device that speaks English gets English, names and all',
  async ({ page, open }) => {
    await open();
    await tap(page, 'button', /^Sequence Numbers\s+Work it out/);
    await see(page, 'radio', 'A person');
    await eventually(async () => expect(await page.getByTestId('name-0').inputValue()).toBe('Lea'));
    await tap(page, 'button', 'Start');
    await page.getByTestId('hand').waitFor();
    await see(page, 'grid', 'Board');
  },
  { language: 'en' },
);

visit(
  'the rules are read from the table, and the way back leads to the same turn',
  async ({ page, open }) => {
    await open(KNOWN.path);
    await touch(card(page, '34 moins 13'));
    await touch(page.getByTestId('menu'));
    await tap(page, 'button', 'Règles du jeu');
    await see(page, 'heading', 'Carte morte');
    await noDialog(page);
    await tap(page, 'button', 'Retour');
    await touch(cellAt(page, 25));
    await line(page).getByText('34 − 13 = 21. Piochez').waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
  },
  { storage: KNOWN.storage },
);

visit(
  'a dark device has a dark table, until the settings say otherwise',
  async ({ page, open }) => {
    await open(KNOWN.path);
    await page.getByTestId('table').waitFor();
    await isDark(page);
    await page.emulateMedia({ colorScheme: 'light' });
    await page.waitForFunction(() => {
      const table = document.querySelector('[data-testid="table-page"]')!;
      return getComputedStyle(table).backgroundColor === 'rgb(245, 238, 223)';
    });
    await touch(page.getByTestId('menu'));
    await tap(page, 'button', 'Réglages');
    await tap(page, 'radio', 'Sombres');
    await tap(page, 'button', 'Retour');
    await isDark(page);
    await page.reload();
    await page.getByTestId('table').waitFor();
    await isDark(page);
  },
  { storage: KNOWN.storage, theme: 'dark' },
);

const FRAME = 16;

/** The sizes a chip goes through once it is on its cell, frame by frame of a held clock. */
async function sizesOfChip(page: Page, cell: number): Promise<ReadonlySet<number>> {
  await page.locator(`[data-testid="cell-${cell}"][aria-label*="jeton"]`).waitFor();
  const sizes = new Set<number>();
  for (let frame = 0; frame < 30; frame += 1) {
    sizes.add(
      await cellAt(page, cell).evaluate((place) =>
        // Before it lies the number it comes to.
        Math.round(place.firstElementChild!.lastElementChild!.getBoundingClientRect().width),
      ),
    );
    await pass(page, FRAME);
  }
  return sizes;
}

for (const [motion, moves] of [
  ['reduced', false],
  ['full', true],
] as const) {
  visit(
    `with ${motion} motion a chip ${moves ? 'arrives in a movement' : 'is simply there'}`,
    async ({ page, open }) => {
      await holdTime(page);
      await open(KNOWN.path);
      await passUntil(page.getByTestId('hand'));
      await touch(card(page, '34 moins 13'));
      await touch(cellAt(page, 25));
      expect((await sizesOfChip(page, 25)).size > 1).toBe(moves);
      await touch(main(page));
      await passUntil(line(page).getByText('Léa, choisissez une carte.'));
    },
    { storage: { ...KNOWN.storage, ...settings({ motion }) } },
  );
}
