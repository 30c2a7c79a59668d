import type { Page } from 'playwright-core';

import { writeKept } from '../../src/storage/kept';
import { eventually, onShelf, readStorage, see, tap, touch, visit } from './support';

const GAME = onShelf({
  seats: [{ name: 'Léa' }, { name: 'Tom' }],
  hands: [
    ['34-13', '21+4', 'plus-1', 'minus-1', '40-6'],
    ['11+13', '4+7', '35+2', '55-13', '24-17'],
  ],
});

/** Finished games, as many as fill what the test leaves of the storage. */
const OLD = Object.fromEntries(
  Array.from({ length: 12 }, (_, nth) => {
    const id = `old-${nth}`;
    const kept = {
      ...GAME.kept,
      id,
      updatedAt: 1000 + nth,
      summary: { over: true, winners: [0], turn: null },
    };
    return [`meninges/games/${id}`, writeKept(kept)];
  }),
);

/** From now on the storage holds so many characters and no more. */
const limit = (page: Page, spare: number) =>
  page.evaluate((left) => {
    const { setItem } = Storage.prototype;
    const used = () =>
      Object.entries(localStorage).reduce((sum, [key, text]) => sum + key.length + text.length, 0);
    const room = used() + left;
    Storage.prototype.setItem = function (key: string, text: string) {
      if (used() - (localStorage.getItem(key)?.length ?? 0) + text.length > room)
        throw new DOMException('no room', 'QuotaExceededError');
      setItem.call(this, key, text);
    };
  }, spare);

const FULL = 'Il n’y a plus de place sur cet appareil';

visit(
  'a setting that cannot be kept is told where it was chosen, and again before the page is closed',
  async ({ page, open }) => {
    await open('/settings');
    await see(page, 'heading', 'Réglages');
    await limit(page, -1000);
    await tap(page, 'radio', 'Sombres');
    await page.getByRole('alert').getByText(FULL).waitFor();
    const question = page.waitForEvent('dialog');
    await page.close({ runBeforeUnload: true });
    expect((await question).type()).toBe('beforeunload');
    await (await question).accept();
  },
);

visit('a new deck that cannot be kept is told', async ({ page, open }) => {
  await open('/decks');
  await page.getByTestId('create').waitFor();
  await limit(page, -1000);
  await touch(page.getByTestId('create'));
  await page.getByTestId('trouble-bar').last().waitFor();
});

visit(
  'a game brought in without room for it is told, and room is made by letting old games go',
  async ({ page, open }) => {
    await open('/history');
    await page.getByTestId('import').waitFor();
    await limit(page, 20);
    const chooser = page.waitForEvent('filechooser');
    await touch(page.getByTestId('import'));
    const buffer = Buffer.from(JSON.stringify(GAME.kept.saved));
    await (await chooser).setFiles({ name: 'x.json', mimeType: 'application/json', buffer });
    // Games of earlier versions are written shorter first, and that is room enough.
    await page.getByTestId('said').getByText('Partie importée.').waitFor();
    expect((await readStorage(page))['meninges/games/old-0']!.startsWith('z1:')).toBe(true);

    await limit(page, 20);
    const again = page.waitForEvent('filechooser');
    await touch(page.getByTestId('import'));
    await (await again).setFiles({ name: 'x.json', mimeType: 'application/json', buffer });
    await page.getByTestId('said').getByText('pas de place pour la garder').waitFor();
    await page.getByRole('alert').getByText(FULL).waitFor();
    await see(page, 'heading', 'Faire de la place');
    await touch(page.getByTestId('drop-oldest'));
    await touch(page.getByTestId('drop-sure'));
    await page.getByTestId('said').getByText('tout est gardé').waitFor();
    await eventually(async () => expect(await page.getByRole('alert').count()).toBe(0));
    const kept = Object.keys(await readStorage(page)).filter((key) => key.startsWith('meninges/games/'));
    expect(kept.filter((key) => /old/.test(key))).toHaveLength(2);
    expect(kept.filter((key) => /import/.test(key))).toHaveLength(2);
  },
  { storage: OLD },
);

visit('the browser is asked to keep what is kept, when a game is begun', async ({ page, open }) => {
  await page.addInitScript(() => {
    Object.assign(window, { asked: 0 });
    navigator.storage.persist = () => {
      Object.assign(window, { asked: 1 });
      return Promise.resolve(true);
    };
    navigator.storage.persisted = () => Promise.resolve(false);
  });
  await open();
  await tap(page, 'button', /^Sequence Numbers/);
  await see(page, 'button', 'Commencer');
  expect(await page.evaluate(() => Reflect.get(window, 'asked'))).toBe(0);
  await touch(page.getByTestId('start'));
  await page.getByTestId('table').waitFor();
  expect(await page.evaluate(() => Reflect.get(window, 'asked'))).toBe(1);
});
