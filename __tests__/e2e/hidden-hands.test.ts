import {
  betrayed,
  card,
  cellAt,
  holdTime,
  line,
  onShelf,
  pass,
  passUntil,
  see,
  settings,
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

visit(
  'back from the rules, the hand is covered again, and the turn is where it was',
  async ({ page, open }) => {
    await open(TWO.path);
    await touch(page.getByTestId('show'));
    await touch(card(page, '34 moins 13'));
    await touch(cellAt(page, 25));
    await line(page).getByText('Piochez').waitFor();
    await touch(page.getByTestId('menu'));
    await tap(page, 'button', 'Règles du jeu');
    await see(page, 'heading', 'Carte morte');
    expect(await betrayed(page, null)).toEqual([]);
    await tap(page, 'button', 'Retour');
    await page.getByTestId('cover').waitFor();
    expect(await page.getByTestId('hand').count()).toBe(0);
    await touch(page.getByTestId('show'));
    await line(page).getByText('34 − 13 = 21. Piochez').waitFor();
  },
  { storage: TWO.storage },
);

visit(
  'from a cover, exporting says that every hand is in the file, and asks first',
  async ({ page, open }) => {
    let files = 0;
    page.on('download', () => (files += 1));
    await open(TWO.path);
    await touch(page.getByTestId('menu'));
    await touch(page.getByTestId('export'));
    await page.getByText('qui l’ouvre peut y lire le jeu de chacun').waitFor();
    await touch(page.getByTestId('export-no'));
    await page.getByTestId('show').waitFor();
    expect(files).toBe(0);
    await touch(page.getByTestId('menu'));
    await touch(page.getByTestId('export'));
    const download = page.waitForEvent('download');
    await touch(page.getByTestId('export-yes'));
    await download;
  },
  { storage: TWO.storage },
);

const BLURRED: readonly (readonly [boolean, string])[] = [
  [true, 'cover'],
  [false, 'hand'],
];
for (const [coverOnBlur, shown] of BLURRED)
  visit(
    `a window that is no longer used shows, with the switch ${coverOnBlur ? 'on' : 'off'}, after a moment: ${shown}`,
    async ({ page, open }) => {
      await holdTime(page);
      await open(TWO.path);
      await passUntil(page.getByTestId('show'));
      await pass(page, 1000);
      await touch(page.getByTestId('show'));
      await page.getByTestId('hand').waitFor();
      await page.evaluate(() => void window.dispatchEvent(new Event('blur')));
      await pass(page, 1000);
      await page.evaluate(() => void window.dispatchEvent(new Event('focus')));
      await pass(page, 10_000);
      await page.getByTestId('hand').waitFor();
      await page.evaluate(() => void window.dispatchEvent(new Event('blur')));
      await pass(page, 10_000);
      await page.getByTestId(shown).waitFor();
    },
    { storage: { ...TWO.storage, ...settings({ coverOnBlur }) } },
  );
