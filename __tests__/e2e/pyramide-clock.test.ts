import type { Page } from 'playwright-core';

import { eventually, pass, passUntil, type Visit, visit } from './support';
import { seconds, sight, sitDown, Table, withDeck } from './support/pyramide';

const MINUTE = 60_000;

/** What the ring shows of its ten seconds, as its arc does: to the tenth. */
const tenths = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const [, arc] = Array.from(document.querySelectorAll('[data-testid="countdown"] circle'));
    const [drawn, around] = arc!.getAttribute('stroke-dasharray')!.split(/[ ,]+/).map(Number);
    return Math.round((drawn! / around!) * 100) / 10;
  });

const shows = (page: Page, wanted: number): Promise<void> =>
  eventually(async () => expect(await tenths(page)).toBe(wanted));
const showsSeconds = (page: Page, wanted: number): Promise<void> =>
  eventually(async () => expect(await seconds(page)).toBe(wanted));

const become = (page: Page, state: 'hidden' | 'visible') =>
  page.evaluate((next) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => next });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);

/** Loading takes its time; the game's own stands still meanwhile. */
async function loadAnew(page: Page): Promise<void> {
  await page.reload();
  await passUntil(page.getByTestId('cover'));
}

/** Léa is shown her first word, and has thought for 3.4 seconds. */
async function thinking(here: Visit): Promise<Table> {
  const { page } = here;
  await sitDown(here, {
    seats: 4,
    choices: [
      ['Cartes', 'Inouï'],
      ['Qui commence ?', 'Léa · Mamie'],
    ],
  });
  const table = new Table(page);
  await table.tap('on');
  // However long it takes to hand the phone over.
  await table.wait(MINUTE);
  expect(await sight(page)).toBe('cover');
  await table.lift();
  await shows(page, 10);
  await table.wait(3400);
  await showsSeconds(page, 7);
  await shows(page, 6.6);
  return table;
}

visit(
  'the clock stands still under the menu, in the background and on covers',
  async (here) => {
    const { page } = here;
    const table = await thinking(here);
    await table.tap('menu');
    await table.wait(MINUTE);
    await page.getByTestId('go-on').waitFor();
    await table.tap('go-on');
    await shows(page, 6.6);

    // The phone is put away, taken up again and handed over.
    await table.wait(1000);
    await shows(page, 5.6);
    await become(page, 'hidden');
    expect(await sight(page)).toBe('cover');
    await table.wait(MINUTE);
    await become(page, 'visible');
    await table.wait(MINUTE);
    expect(await table.lift()).toBe('Léa');
    await shows(page, 5.6);

    // And then it runs out after all.
    await table.wait(5500);
    expect(await sight(page)).toBe('bet-1');
    await table.wait(100);
    expect(await sight(page)).toBe('said');
  },
  { storage: withDeck },
);

visit(
  'a page that is loaded anew goes on with the tenth of a second it had left, behind a cover',
  async (here) => {
    const { page } = here;
    const table = await thinking(here);
    const word = await table.read();
    const left = await tenths(page);
    await loadAnew(page);
    await table.wait(MINUTE);
    expect(await sight(page)).toBe('cover');
    expect(await table.lift()).toBe('Léa');
    await shows(page, left);
    expect(await table.read()).toEqual(word);

    await table.tap('bet-2', 'said');
    await table.wait(2500);
    await loadAnew(page);
    expect(await table.lift()).toBe('Léa');
    expect(await sight(page)).toBe('found');
    await shows(page, 7.5);
    await table.readAnd('found', 'take-back', 'found');
    await loadAnew(page);
    expect(await table.lift()).toBe('Léa');
    await page.getByTestId('outcome').waitFor();
  },
  { storage: withDeck },
);

visit(
  'a list of expressions has one minute from its first to its last, where the table wants it',
  async ({ page, open }) => {
    await sitDown(
      { page, open },
      {
        seats: 4,
        choices: [
          ['Cartes', 'Inouï'],
          ['Qui commence ?', 'Léa · Mamie'],
          ['Sablier', 'sans'],
          ['Grande Pyramide', '60 secondes'],
        ],
      },
    );
    const table = new Table(page);
    // Léa and Mamie win both rounds with one word each.
    for (let riddle = 1; riddle <= 8; riddle += 1) {
      await table.tap('on');
      const dico = await table.lift();
      if (dico === 'Léa') {
        await table.tap('bet-1');
        await table.readAnd('found', 'next', 'bet-12', 'foul', 'next');
      } else await table.tap('bet-13', 'foul', 'next');
      await table.tapAndReveal('give-up');
      await table.tap('on');
      if (riddle % 4 === 0) await table.tap('on');
    }
    await table.tap('on');
    await table.lift();
    await showsSeconds(page, 60);
    await table.wait(20_000);
    await table.readAnd('said-by-0', 'take-back', 'said-by-2');
    const left = await seconds(page);
    expect(left).toBeLessThanOrEqual(40);
    await table.tap('next');
    await showsSeconds(page, left);
    await pass(page, left * 1000);
    await page.getByTestId('on').waitFor();
    // What nobody said is shown now.
    expect(await table.reveal()).toHaveLength(4);
  },
  { storage: withDeck },
);
