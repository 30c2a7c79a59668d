import type { Page } from 'playwright-core';

import { awake, eventually, pass, passUntil, readStorage, type Visit, visit } from './support';
import { plain, press, seconds, sight, sitDown, Table, withDeck } from './support/pyramide';

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

const fourSitDown = (here: Visit): Promise<void> =>
  sitDown(here, {
    seats: 4,
    choices: [
      ['Cartes', 'Inouï'],
      ['Qui commence ?', 'Léa · Mamie'],
    ],
  });

/** Léa is shown her first word, and has thought for 3.4 seconds. */
async function thinking(here: Visit): Promise<Table> {
  const { page } = here;
  await fourSitDown(here);
  const table = new Table(page);
  await table.tap('on');
  // However long it takes to hand the phone over.
  await table.wait(MINUTE);
  expect(await sight(page)).toBe('cover');
  await table.lift();
  await table.begin();
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
    expect(await sight(page)).toBe('ready');
    await table.begin();
    expect(await sight(page)).toBe('said');
  },
  { storage: withDeck, time: 'held' },
);

visit(
  'a page that is loaded anew goes on with the tenth of a second it had left, behind a cover',
  async (here) => {
    const { page } = here;
    const table = await thinking(here);
    const word = await table.read();
    // To the next tenth that the ring shows.
    await table.wait(130);
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
  { storage: withDeck, time: 'held' },
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
    expect(plain(await page.getByTestId('ready-says').innerText())).toBe('60 secondes pour cinq expressions');
    await table.wait(MINUTE);
    await table.begin();
    await showsSeconds(page, 60);
    await table.wait(20_000);
    await table.readAnd('said-by-0', 'take-back', 'said-by-2');
    await awake(page);
    const left = await seconds(page);
    expect(left).toBeLessThanOrEqual(40);
    await table.tap('next');
    await showsSeconds(page, left);
    // The last ten seconds are tense: the figure grows, and the ring turns to warn.
    const looks = () =>
      page.evaluate(() => ({
        size: Number.parseFloat(getComputedStyle(document.querySelector('[role="timer"]')!).fontSize),
        ring: document.querySelectorAll('[data-testid="countdown"] circle')[1]!.getAttribute('stroke'),
      }));
    await pass(page, (left - 11) * 1000);
    await showsSeconds(page, 11);
    const calm = await looks();
    await pass(page, 1000);
    await showsSeconds(page, 10);
    const tense = await looks();
    expect(tense.size).toBeGreaterThan(calm.size);
    expect(tense.ring).not.toBe(calm.ring);
    expect(await page.getByRole('list', { name: 'Expressions trouvées' }).innerText()).toMatch(/Mamie\s+1/);
    await pass(page, 10_000);
    await page.getByTestId('on').waitFor();
    // What nobody said is shown now.
    expect(await table.reveal()).toHaveLength(4);
  },
  { storage: withDeck, time: 'held' },
);

visit(
  'time begins when the card was held and let go, and no sooner',
  async (here) => {
    const { page } = here;
    await fourSitDown(here);
    const table = new Table(page);
    await table.tap('on');
    await table.lift();
    expect(plain(await page.getByTestId('ready-says').innerText())).toBe('Léa : 10 secondes pour parier');
    await press(page, 'ready');
    await eventually(async () =>
      expect(await table.line()).toBe('Maintenez la carte pour lire : le temps part quand vous la relâchez.'),
    );
    expect(await sight(page)).toBe('ready');
    await table.wait(MINUTE);
    // Put away before it was read, it is asked again.
    await become(page, 'hidden');
    await become(page, 'visible');
    await table.lift();
    expect(await sight(page)).toBe('ready');
    await loadAnew(page);
    await table.lift();
    expect(await sight(page)).toBe('ready');
    await table.read();
    expect(await sight(page)).toBe('bet-1');
    await shows(page, 10);
  },
  { storage: withDeck, time: 'held' },
);

visit(
  'neither taking back nor loading anew gives time',
  async (here) => {
    const { page } = here;
    const table = await thinking(here);
    await table.wait(5600);
    await shows(page, 1);
    await table.tap('bet-2', 'take-back');
    await shows(page, 1);
    await loadAnew(page);
    await table.lift();
    await shows(page, 1);
    // Whoever bets again, and takes it back again, has waited until the buttons are awake.
    await table.tap('bet-3', 'take-back');
    await table.wait(600);
    expect(await sight(page)).toBe('bet-1');
    await table.wait(100);
    expect(await sight(page)).toBe('ready');
  },
  { storage: withDeck, time: 'held' },
);

visit(
  'after a crash no more than a second is given back, and what was noted for it is cleaned up',
  async (here) => {
    const { page } = here;
    const table = await thinking(here);
    const noted = async () =>
      Object.keys(await readStorage(page)).filter((key) => /^meninges\/time\//.test(key));
    expect(await noted()).toHaveLength(1);
    // What the browser remembers at this moment, and nothing of what a page writes when it is closed.
    const remembered = await readStorage(page);
    await page.addInitScript((then) => {
      localStorage.clear();
      for (const [name, value] of Object.entries(then)) localStorage.setItem(name, value);
    }, remembered);
    await loadAnew(page);
    await table.lift();
    await shows(page, 7);
    await table.tap('bet-1', 'foul');
    await page.getByTestId('outcome').waitFor();
    expect(await noted()).toEqual([]);
  },
  { storage: withDeck, time: 'held' },
);

visit(
  'the hour that the device shows changes nothing',
  async (here) => {
    const { page } = here;
    const table = await thinking(here);
    const HOUR = 3_600_000;
    for (const by of [-HOUR, 2 * HOUR]) {
      await page.clock.setSystemTime((await page.evaluate(() => Date.now())) + by);
      await shows(page, 6.6);
    }
    await table.wait(6500);
    expect(await sight(page)).toBe('bet-1');
    await table.wait(100);
    expect(await sight(page)).toBe('ready');
  },
  { storage: withDeck, time: 'held' },
);
