import { readFileSync } from 'node:fs';

import type { Page } from 'playwright-core';

import { BOARD } from '../../src/games/sequence-numbers/rules';
import { card, cellAt, line, onShelf, readStorage, see, tap, touch, visit } from './support';

const GOOD = onShelf({
  seats: [{ name: 'Léa' }, { name: 'Rémi', bot: 'beginner' }],
  hands: [
    ['34-13', '21+4', 'plus-1', 'minus-1', '40-6'],
    ['11+13', '4+7', '35+2', '55-13', '24-17'],
  ],
});
const KEY = 'meninges/games/bad';
const record = (change: object): string => JSON.stringify({ ...JSON.parse(GOOD.text), id: 'bad', ...change });
const saved = (change: object): string => record({ saved: { ...GOOD.kept.saved, ...change } });

const BAD: readonly (readonly [what: string, text: string, says: string])[] = [
  ['cut off in the middle', GOOD.text.slice(0, 400), 'Ce fichier est abîmé ou incomplet'],
  ['empty', '', 'Ce fichier est abîmé ou incomplet'],
  ['something else altogether', '{"cart":["tea"],"é":"\\u0000"}', 'n’est pas une partie de Méninges'],
  ['written by a newer app', saved({ format: 99 }), 'version plus récente'],
  ['damaged', saved({ seats: 'Léa' }), 'Cette partie est abîmée'],
];

/** Whether a text lies in storage to the last letter, under whatever name. */
const keeps = async (page: Page, text: string): Promise<boolean> =>
  Object.values(await readStorage(page)).some((value) => value.endsWith(text));

for (const [what, text, says] of BAD) {
  visit(
    `a save that is ${what} is set aside untouched, told of at home, and can be taken along`,
    async ({ page, open }) => {
      await open();
      await see(page, 'button', /^Sequence Numbers/);
      await tap(
        page,
        'link',
        'Une partie n’a pas pu être lue. Elle est mise de côté, intacte, dans Parties.',
      );
      await see(page, 'heading', 'Mises de côté');
      await page.getByText(says).waitFor();
      expect(await keeps(page, text)).toBe(true);
      const download = page.waitForEvent('download');
      await tap(page, 'button', 'Exporter le fichier tel quel');
      expect(readFileSync(await (await download).path(), 'utf8')).toBe(text);
      await tap(page, 'button', 'Ne plus la garder');
      await page.getByText('Aucune partie pour l’instant').waitFor();
      expect(Object.keys(await readStorage(page)).filter((key) => /games|aside/.test(key))).toEqual([]);
    },
    { storage: { [KEY]: text } },
  );
}

const onWrongCell = { actor: 0, move: { type: 'play', card: '34-13', cell: BOARD.indexOf(24) } };
const UNLAWFUL = saved({ log: [...GOOD.kept.saved.log, onWrongCell] });

visit(
  'a save with a move against the rules says so when it is opened, and is set aside',
  async ({ page, open }) => {
    await open();
    await touch(page.getByTestId('continue'));
    await page.getByRole('alert').getByText('un de ses coups ne suit pas les règles').waitFor();
    await tap(page, 'button', 'Aller à l’accueil');
    await see(page, 'link', /^Une partie n’a pas pu être lue/);
    expect(await page.getByTestId('continue').count()).toBe(0);
    expect(await keeps(page, UNLAWFUL)).toBe(true);
  },
  { storage: { [KEY]: UNLAWFUL } },
);

visit(
  'one bad save costs the others nothing',
  async ({ page, open }) => {
    await open();
    await see(
      page,
      'link',
      '2 parties n’ont pas pu être lues. Elles sont mises de côté, intactes, dans Parties.',
    );
    await touch(page.getByTestId('continue'));
    await touch(card(page, '34 moins 13'));
    await touch(cellAt(page, 25));
    await line(page).getByText('34 − 13 = 21').waitFor();
  },
  {
    storage: {
      ...GOOD.storage,
      [KEY]: 'x',
      'meninges/games/worse': 'null',
      'meninges/settings': '{"theme":7',
    },
  },
);

const TROUBLE = {
  full: 'Il n’y a plus de place pour garder la partie.',
  missing: 'Cet appareil ne laisse rien garder.',
};

visit(
  'when there is no room left the game goes on, says so, and can be taken along',
  async ({ page, open }) => {
    await open(GOOD.path);
    await page.getByTestId('hand').waitFor();
    await page.evaluate(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('no room', 'QuotaExceededError');
      };
    });
    await touch(card(page, '34 moins 13'));
    await touch(cellAt(page, 25));
    await page.getByRole('alert').getByText(TROUBLE.full).waitFor();
    await line(page).getByText('34 − 13 = 21').waitFor();
    const download = page.waitForEvent('download');
    await touch(page.getByRole('alert').getByRole('button', { name: 'Exporter cette partie' }));
    await page.getByText('qui l’ouvre peut y lire le jeu de chacun').waitFor();
    await touch(page.getByTestId('export-yes'));
    const file = JSON.parse(readFileSync(await (await download).path(), 'utf8')) as { log: object[] };
    expect(file.log.at(-1)).toEqual({ actor: 0, move: { type: 'play', card: '34-13', cell: 25 } });
  },
  { storage: GOOD.storage },
);

visit('without any storage the app is there, plays, and says what that means', async ({ page, open }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  await open();
  await tap(page, 'button', /^Sequence Numbers/);
  await touch(page.getByTestId('start'));
  await page.getByTestId('hand').waitFor();
  await page.getByRole('alert').getByText(TROUBLE.missing).waitFor();
});
