import type { Page } from 'playwright-core';

import {
  drawn,
  betrayed,
  card,
  cellAt,
  holdTime,
  look,
  main,
  onShelf,
  passUntil,
  see,
  stillMiddle,
  takeTurn,
  tap,
  touch,
  touchAt,
  truth,
  visit,
  wholeTree,
} from './support';

const MARKS = ['disque', 'anneau'];

/** Léa and Tom sit down: from the home screen to the first cover. */
async function sitDown(page: Page): Promise<void> {
  await tap(page, 'button', /^Sequence Numbers/);
  await touch(page.getByRole('radiogroup', { name: 'Qui joue pour Rémi ?' }).getByText('Une personne'));
  await tap(page, 'button', 'Commencer');
}

const coverIsDown = (page: Page) => page.getByTestId('cover').waitFor();

visit('Léa and Tom play a whole game, and no cover ever lets a card through', async ({ page, open }) => {
  await open();
  await sitDown(page);
  let turns = 0;
  await coverIsDown(page);
  while ((await page.getByTestId('see-result').count()) === 0) {
    expect(await betrayed(page, null)).toEqual([]);
    expect(await page.getByTestId('hand').count()).toBe(0);
    const { seat } = await truth(page);
    await tap(page, 'button', `Je suis ${['Léa', 'Tom'][seat]} : voir mon jeu`);
    await page.getByTestId('hand').waitFor();
    expect(await betrayed(page, seat)).toEqual([]);
    expect(await look(page)).toMatchObject({ hand: { length: 5 } });
    await takeTurn(page, MARKS[seat]!);
    await page.locator('[data-testid="cover"], [data-testid="see-result"]').first().waitFor();
    expect((turns += 1)).toBeLessThan(120);
  }
  expect(await betrayed(page, null)).toEqual([]);
  const { result } = await truth(page);
  await touch(page.getByTestId('see-result'));
  const winner = ['Léa', 'Tom'][result!.ranking[0]![0]!]!;
  await see(page, 'heading', `${winner} gagne !`);
  expect(await betrayed(page, null)).toEqual([]);
});

const EVENING = onShelf({
  seats: [{ name: 'Léa' }, { name: 'Tom' }],
  hands: [
    ['34-13', '21+4', 'plus-1', 'minus-1', '40-6'],
    ['11+13', '4+7', '35+2', '55-13', '24-17'],
  ],
});

visit(
  'the scan for secrets finds a hand that lies open, so that its silence means something',
  async ({ page, open }) => {
    await open(EVENING.path);
    await touch(page.getByTestId('show'));
    await page.getByTestId('hand').waitFor();
    expect(await betrayed(page, 1)).toHaveLength(5);
    expect(await wholeTree(page)).toContain('34 moins 13');
  },
  { storage: EVENING.storage },
);

visit(
  'the cover comes down when the page is hidden, and stays down when it comes back',
  async ({ page, open }) => {
    await open(EVENING.path);
    await touch(page.getByTestId('show'));
    await page.getByTestId('hand').waitFor();
    const become = (state: 'hidden' | 'visible') =>
      page.evaluate((next) => {
        Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => next });
        document.dispatchEvent(new Event('visibilitychange'));
      }, state);
    await become('hidden');
    await coverIsDown(page);
    expect(await betrayed(page, null)).toEqual([]);
    await become('visible');
    expect(await page.getByTestId('hand').count()).toBe(0);
    await see(page, 'button', 'Je suis Léa : voir mon jeu');
  },
  { storage: EVENING.storage },
);

visit(
  'a hasty second tap at the end of a turn does not lift the next cover',
  async ({ page, open }) => {
    // The second tap comes before any time has passed.
    await holdTime(page);
    await open(EVENING.path);
    const show = page.getByRole('button', { name: 'Je suis Léa : voir mon jeu' });
    await passUntil(show);
    const whereShowIs = await stillMiddle(show);
    await touch(show);
    await touch(card(page, '34 moins 13'));
    await touch(cellAt(page, 25));
    await main(page).getByText('Piocher').waitFor();
    await touch(main(page));
    await page.touchscreen.tap(whereShowIs.x, whereShowIs.y);
    await drawn(page);
    await coverIsDown(page);
    await see(page, 'button', 'Je suis Tom : voir mon jeu');
    expect(await page.getByTestId('hand').count()).toBe(0);
    await touchAt(page, whereShowIs);
    await page.getByTestId('hand').waitFor();
  },
  { storage: EVENING.storage },
);

visit(
  'the browser’s back and forward buttons never show a hand that lay open',
  async ({ page, open }) => {
    await open();
    await touch(page.getByTestId('continue'));
    await touch(page.getByTestId('show'));
    await page.getByTestId('hand').waitFor();
    await page.goBack();
    await see(page, 'heading', 'Méninges');
    await page.getByTestId('hand').waitFor({ state: 'detached' });
    expect(await betrayed(page, null)).toEqual([]);
    await page.goForward();
    await coverIsDown(page);
    expect(await betrayed(page, null)).toEqual([]);
  },
  { storage: EVENING.storage },
);
