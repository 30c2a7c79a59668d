import type { Page } from 'playwright-core';

import { noDialog, readStorage, savedIn, see, tap, touch, visit } from './support';
import { lookAt, seeAtLast, withSeed } from './support/prime-climb';
import { playOut } from './support/prime-climb-player';

/** Closed and opened again, in the middle of a turn: the very same position, to the eye and in what is kept. */
async function comeBack(page: Page): Promise<void> {
  const before = { sight: await lookAt(page), log: await savedLog(page) };
  await page.reload();
  await page.getByTestId('end').waitFor();
  expect(await savedLog(page)).toEqual(before.log);
  const { own, numbers, used, keepers, pawns } = before.sight;
  await seeAtLast(page, { own, numbers, used, keepers, pawns });
}

async function savedLog(page: Page): Promise<unknown> {
  const storage = await readStorage(page);
  const [text] = Object.keys(storage).flatMap((key) => (/games\//.test(key) ? [storage[key]!] : []));
  return savedIn(text).log;
}

visit(
  'a whole Solitaire 1, left and taken up in the middle, ends with its record in the list',
  async ({ page, open }) => {
    await withSeed(page, 5);
    await open();
    await tap(page, 'button', /^Prime Climb/);
    await touch(page.getByRole('radio', { name: '1', exact: true }));
    await see(page, 'switch', 'Partie du jour');
    await touch(page.getByTestId('start'));
    const turns = await playOut(page, (turn) => (turn === 2 ? () => comeBack(page) : null));
    await touch(page.getByTestId('see-result'));

    await page.getByTestId('winner').getByText(`Au but en ${turns} tours`).waitFor();
    await page.getByTestId('standing').getByText('Un premier résultat').waitFor();
    expect(await page.getByText(/Égalité|gagne/).count()).toBe(0);
    await see(page, 'group', 'Vos résultats');
    const bars = await page
      .getByTestId(/^bar-/)
      .evaluateAll((all) => all.map((bar) => bar.getAttribute('aria-label')!));
    expect(bars.filter((bar) => /1 partie, dont celle-ci/.test(bar))).toHaveLength(1);
    expect(bars.every((bar) => /; .+, <?\d+\s%$/.test(bar))).toBe(true);

    const saving = page.waitForEvent('download');
    await touch(page.getByTestId('share'));
    expect((await saving).suggestedFilename()).toBe('Meninges-Prime-Climb.png');
    await page.getByTestId('shared').getByText('L’image est enregistrée.').waitFor();

    await touch(page.getByTestId('home'));
    await touch(page.getByTestId('history'));
    await page.getByTestId('best-solitaire-1').getByText(`${turns} tours`).waitFor();
    await tap(page, 'button', /^Supprimer la partie de/);
    await touch(page.getByTestId('remove-sure'));
    await noDialog(page);
    await page.reload();
    await page.getByTestId('best-solitaire-1').getByText(`${turns} tours`).waitFor();
    await page.getByTestId('games-solitaire-1').getByText('1', { exact: true }).waitFor();
    expect(Object.keys(await readStorage(page)).filter((key) => /games\//.test(key))).toEqual([]);
  },
);

const counted = (result: number) => ({
  'meninges/records/prime-climb/solitaire-1': JSON.stringify({
    recent: [{ id: 'earlier', result, day: 20260316 }],
    older: [],
  }),
});

visit(
  'the set-up says that today’s game was played, and what it came to',
  async ({ page, open }) => {
    // Midnight, and the time zone of whoever runs this, make another day of it.
    await page.clock.setFixedTime('2026-03-16T12:00:00Z');
    await open('/setup/prime-climb');
    await touch(page.getByRole('radio', { name: '1', exact: true }));
    await page
      .getByTestId('today')
      .getByText(/Aujourd’hui\s: 7 tours\. C’est ce premier résultat/)
      .waitFor();
    await tap(page, 'radio', 'Solitaire 2');
    await page.getByTestId('today').waitFor({ state: 'detached' });
  },
  { storage: counted(7) },
);
