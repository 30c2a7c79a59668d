import type { Page } from 'playwright-core';

import {
  card,
  cellAt,
  eventually,
  line,
  main,
  onShelf,
  readStorage,
  savedIn,
  see,
  tap,
  touch,
  visit,
} from './support';

const TWO = onShelf({
  seats: [{ name: 'Léa' }, { name: 'Tom' }],
  hands: [
    ['34-13', '21+4', 'plus-1', 'minus-1', '40-6'],
    ['11+13', '4+7', '35+2', '55-13', '24-17'],
  ],
});
const logOf = async (page: Page) => savedIn((await readStorage(page))[TWO.key]).log;

visit(
  'a game open in two windows: the one that was left behind asks, and goes on from where the other is',
  async ({ page, context, open, url }) => {
    const other = await context.newPage();
    await open(TWO.path);
    await other.goto(url + TWO.path);
    await touch(other.getByTestId('show'));
    await touch(page.getByTestId('show'));
    await page.getByTestId('hand').waitFor();

    await touch(card(other, '34 moins 13'));
    await touch(cellAt(other, 25));
    await line(other).getByText('34 − 13 = 21. Piochez').waitFor();
    await see(page, 'dialog', 'Cette partie est ouverte ailleurs');
    const log = await logOf(page);
    expect(log.at(-1)).toEqual({ actor: 0, move: { type: 'play', card: '34-13', cell: 25 } });

    await touch(page.getByTestId('take-over'));
    await touch(page.getByTestId('show'));
    await line(page).getByText('34 − 13 = 21. Piochez').waitFor();
    expect(await logOf(page)).toEqual(log);
    await touch(main(page));
    await page.getByTestId('cover').waitFor();
    await see(other, 'dialog', 'Cette partie est ouverte ailleurs');
    expect((await logOf(page)).length).toBeGreaterThan(log.length);
    await touch(other.getByTestId('leave-elsewhere'));
    await see(other, 'heading', 'Méninges');
    expect((await logOf(page)).slice(0, log.length)).toEqual(log);
  },
  { storage: TWO.storage },
);

visit(
  'two windows on the settings: neither undoes what the other chose',
  async ({ page, context, open, url }) => {
    const other = await context.newPage();
    await open('/settings');
    await other.goto(`${url}/settings`);
    await see(page, 'heading', 'Réglages');
    await see(other, 'heading', 'Réglages');
    await tap(page, 'radio', 'English');
    // The other window follows, and speaks English as well.
    await see(other, 'heading', 'Settings');
    await tap(other, 'radio', 'Dark');
    await eventually(async () =>
      expect(JSON.parse((await readStorage(page))['meninges/settings']!)).toMatchObject({
        language: 'en',
        theme: 'dark',
      }),
    );
  },
);
