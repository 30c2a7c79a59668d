import { readFileSync } from 'node:fs';

import type { Page } from 'playwright-core';

import {
  card,
  cellAt,
  line,
  look,
  noDialog,
  onShelf,
  readStorage,
  see,
  tap,
  touch,
  truth,
  visit,
} from './support';

const KNOWN = onShelf({
  seats: [{ name: 'Léa' }, { name: 'Rémi', bot: 'beginner' }],
  hands: [
    ['34-13', '21+4', 'plus-1', 'minus-1', '40-6'],
    ['11+13', '4+7', '35+2', '55-13', '24-17'],
  ],
  moves: [[0, { type: 'play', card: '34-13', cell: 25 }]],
});

async function bring(page: Page, name: string, text: string): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await touch(page.getByTestId('import'));
  await (await chooser).setFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });
}

visit(
  'a game is exported, deleted, imported again, and goes on exactly where it was',
  async ({ page, open }) => {
    await open('/history');
    const before = await truth(page);
    const download = page.waitForEvent('download');
    await tap(page, 'button', 'Exporter la partie de Léa, Rémi');
    await touch(page.getByTestId('export-yes'));
    const file = await download;
    expect(file.suggestedFilename()).toBe('sequence-numbers-2026-02-14.json');
    const text = readFileSync(await file.path(), 'utf8');
    await page.getByTestId('said').getByText('Partie exportée.').waitFor();
    await page.getByRole('log').getByText('Partie exportée.').waitFor();

    await tap(page, 'button', 'Supprimer la partie de Léa, Rémi');
    await see(page, 'dialog', 'Supprimer cette partie ?');
    await tap(page, 'button', 'La garder');
    await noDialog(page);
    expect(await readStorage(page)).toHaveProperty([KNOWN.key], KNOWN.text);
    await tap(page, 'button', 'Supprimer la partie de Léa, Rémi');
    await touch(page.getByTestId('remove-sure'));
    await page.getByText('Aucune partie pour l’instant').waitFor();
    expect(await readStorage(page)).not.toHaveProperty([KNOWN.key]);

    await bring(page, 'holiday.json', text);
    await page.getByTestId('said').getByText('Partie importée.').waitFor();
    expect(await truth(page)).toEqual(before);
    await tap(page, 'button', /^Léa, Rémi/);
    await line(page).getByText('34 − 13 = 21. Piochez').waitFor();
    await see(page, 'gridcell', '21, rangée 3, colonne 6, jeton disque');
    await touch(page.getByTestId('take-back'));
    await touch(card(page, '34 moins 13'));
    await touch(cellAt(page, 72));
    await line(page).getByText('34 − 13 = 21. Piochez').waitFor();
    expect((await look(page)).cells.filter((label) => /disque/.test(label))).toEqual([
      '21, rangée 8, colonne 3, jeton disque',
    ]);
  },
  { storage: KNOWN.storage },
);

const BAD: readonly (readonly [text: string, says: string])[] = [
  [KNOWN.text.slice(0, -30), 'Ce fichier est abîmé ou incomplet'],
  ['[1, 2, 3]', 'Ce fichier n’est pas une partie de Méninges.'],
  [JSON.stringify({ ...KNOWN.kept.saved, format: 9 }), 'version plus récente de Méninges'],
  [
    JSON.stringify({ ...KNOWN.kept.saved, game: 'tarot' }),
    'd’un jeu que cette version de Méninges ne connaît pas',
  ],
  [
    JSON.stringify({
      ...KNOWN.kept.saved,
      log: [...KNOWN.kept.saved.log, { actor: 1, move: { type: 'draw' } }],
    }),
    'un de ses coups ne suit pas les règles',
  ],
];

visit('a file that is no game of ours says why, and leaves the shelf as it was', async ({ page, open }) => {
  await open('/history');
  for (const [text, says] of BAD) {
    await bring(page, 'letter.json', text);
    await page.getByTestId('said').getByText(says).waitFor();
  }
  await page.getByText('Aucune partie pour l’instant').waitFor();
  expect(Object.keys(await readStorage(page)).filter((key) => /games|aside/.test(key))).toEqual([]);
});
