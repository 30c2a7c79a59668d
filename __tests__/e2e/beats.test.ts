import type { Page } from 'playwright-core';

import {
  betrayed,
  card,
  cellAt,
  holdTime,
  line,
  main,
  onShelf,
  pass,
  passUntil,
  settings,
  touch,
  visit,
  type Visit,
} from './support';

const HANDS = [
  ['34-13', '21+4', 'plus-1', 'minus-1', '40-6'],
  ['11+13', '4+7', '35+2', '55-13', '24-17'],
  ['9+3', '40-3', '8+8', '24-11', '18+8'],
] as const;
const APP = { bot: 'strong' };
const TWO = onShelf({ seats: [{ name: 'Léa' }, { name: 'Tom' }], hands: HANDS.slice(0, 2) });
const ALONE = onShelf({ seats: [{ name: 'Léa' }, { name: 'Rémi', ...APP }], hands: HANDS.slice(0, 2) });
const THREE = onShelf({
  seats: [{ name: 'Léa' }, { name: 'Rémi', ...APP }, { name: 'Ada', ...APP }],
  hands: HANDS,
});

/** Plays the first card of the hand and draws: a whole turn. */
async function playOn(page: Page): Promise<void> {
  await touch(card(page, '34 moins 13'));
  await touch(cellAt(page, 25));
  await passUntil(line(page).getByText('Piochez'));
  await touch(main(page));
}

/** Opens the game and lifts the cover, if there is one. Time is held. */
async function sitDown({ page, open }: Visit, path: string): Promise<void> {
  await holdTime(page);
  await open(path);
  await passUntil(page.locator('[data-testid="show"], [data-testid="hand"]'));
  const cover = page.getByTestId('show');
  if ((await cover.count()) > 0) await touch(cover);
  await passUntil(page.getByTestId('hand'));
}

const deckAt = async (page: Page): Promise<number | undefined> =>
  (await page.getByTestId('piles').boundingBox())?.y;

/** How much is seen of that card of the hand of which least is. */
const faintest = (page: Page): Promise<number> =>
  page
    .getByTestId('hand')
    .evaluate((hand) =>
      Math.min(...Array.from(hand.querySelectorAll('*'), (part) => Number(getComputedStyle(part).opacity))),
    );

/** How thick the ring is that marks a cell. */
const ringOn = (page: Page, cell: number): Promise<number> =>
  cellAt(page, cell).evaluate((place) =>
    Number.parseFloat(getComputedStyle(place.firstElementChild!).borderTopWidth),
  );

/** What is in the air at this moment, and to be seen. */
const flying = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      Array.from(document.querySelectorAll('[data-testid="air"] > *')).filter(
        (element) => Number(getComputedStyle(element).opacity) > 0,
      ).length,
  );

/** Lets time pass in small portions, and tells the most that ever flew at once, and what was betrayed meanwhile. */
async function watch(page: Page, ms: number): Promise<{ readonly most: number; readonly secrets: string[] }> {
  let most = 0;
  const secrets: string[] = [];
  for (let passed = 0; passed < ms; passed += 60) {
    await pass(page, 60);
    most = Math.max(most, await flying(page));
    if (passed % 300 === 0) secrets.push(...(await betrayed(page, null)));
  }
  return { most, secrets };
}

visit(
  'before the cover the move is seen by the eyes of the table alone, for a second and a half at most; a tap is enough of it',
  async (here) => {
    const { page } = here;
    await sitDown(here, TWO.path);
    const deck = await deckAt(page);
    await playOn(page);
    await page.getByTestId('table').waitFor();
    expect(await page.getByTestId('hand').count()).toBe(0);
    // What the card is drawn from stands where it stood, though nobody's hand is open.
    expect(await deckAt(page)).toBe(deck);
    // It stays marked, and the line tells of it rather than of the next turn.
    await line(page).getByText('34 − 13 = 21, rangée 3, colonne 6').waitFor();
    expect(await ringOn(page, 25)).toBeGreaterThanOrEqual(3);
    const { most, secrets } = await watch(page, 600);
    expect(secrets).toEqual([]);
    expect(most).toBeGreaterThan(0);
    await pass(page, 900);
    await page.getByTestId('show').waitFor();
    await pass(page, 400);
    await touch(page.getByTestId('show'));
    await passUntil(page.getByTestId('hand'));
    await touch(card(page, '11 plus 13'));
    await touch(page.getByRole('gridcell', { name: /^24, .* libre$/ }).first());
    await passUntil(line(page).getByText('Piochez'));
    await touch(main(page));
    await page.getByTestId('table').waitFor();
    await touch(page.getByTestId('board'));
    await page.getByTestId('show').waitFor();
  },
  { storage: TWO.storage, time: 'held' },
);

visit(
  'the app’s chips travel and stay ringed, the line tells of both opponents, and a tap on it shows them again',
  async (here) => {
    const { page } = here;
    await sitDown(here, THREE.path);
    await playOn(page);
    expect((await watch(page, 3000)).most).toBeGreaterThan(0);
    await passUntil(line(page).getByText(/Léa, choisissez/));
    const told = (await line(page).textContent()) ?? '';
    expect(told).toMatch(/Rémi .*rangée \d+, colonne \d+.*Ada .*rangée \d+, colonne \d+/);
    await pass(page, 2000);
    expect(await flying(page)).toBe(0);
    await touch(page.getByTestId('replay'));
    expect((await watch(page, 900)).most).toBeGreaterThan(0);
  },
  { storage: THREE.storage, time: 'held' },
);

/** How much of the chip on this cell is seen, moment by moment. */
async function fading(page: Page, cell: number): Promise<readonly number[]> {
  const seen: number[] = [];
  for (let passed = 0; passed < 300; passed += 30) {
    seen.push(
      await cellAt(page, cell).evaluate((place) =>
        Math.min(
          ...[place, ...Array.from(place.querySelectorAll('*'))].map((part) =>
            Number(getComputedStyle(part).opacity),
          ),
        ),
      ),
    );
    await pass(page, 30);
  }
  return seen;
}

visit(
  'the number that a chip of the app’s is on its way to is read until the chip lies on it',
  async (here) => {
    const { page } = here;
    await sitDown(here, ALONE.path);
    await playOn(page);
    const ring = page.getByRole('gridcell', { name: /anneau/ });
    await passUntil(ring);
    await passUntil(page.locator('[data-testid="air"] > *'));
    const number = /^\d+/.exec((await ring.getAttribute('aria-label')) ?? '')?.[0];
    expect(await ring.textContent()).toBe(number);
    await pass(page, 3000);
    await touch(card(page, '21 plus 4'));
    expect(await ring.textContent()).toBe('');
  },
  { storage: ALONE.storage, time: 'held' },
);

visit(
  'without motion nothing flies: a chip fades in, and is there in the end',
  async (here) => {
    const { page } = here;
    await sitDown(here, ALONE.path);
    // The deal, too: one card after the other.
    expect(await faintest(page)).toBe(0);
    await pass(page, 1500);
    expect(await faintest(page)).toBe(1);
    await touch(card(page, '34 moins 13'));
    await touch(cellAt(page, 25));
    const seen = await fading(page, 25);
    expect(seen.some((opacity) => opacity > 0.05 && opacity < 0.95)).toBe(true);
    expect(seen.at(-1)).toBe(1);
    await passUntil(line(page).getByText('Piochez'));
    await touch(main(page));
    expect((await watch(page, 4000)).most).toBe(0);
    await passUntil(page.getByRole('gridcell', { name: /anneau/ }));
  },
  { storage: ALONE.storage, time: 'held', motion: 'reduced' },
);

visit(
  'at an instant pace nothing flies and no cover waits',
  async (here) => {
    const { page } = here;
    await sitDown(here, TWO.path);
    await playOn(page);
    await page.getByTestId('show').waitFor();
    expect(await flying(page)).toBe(0);
  },
  { storage: { ...TWO.storage, ...settings({ pace: 'instant' }) }, time: 'held' },
);
