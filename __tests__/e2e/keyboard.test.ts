import type { Page } from 'playwright-core';

import {
  eventually,
  handOf,
  line,
  look,
  noDialog,
  onShelf,
  pressKey,
  see,
  settings,
  truth,
  visit,
} from './support';

const KNOWN = onShelf({
  seats: [{ name: 'Léa' }, { name: 'Tom' }],
  hands: [
    ['34-13', '21+4', 'plus-1', 'minus-1', '40-6'],
    ['11+13', '4+7', '35+2', '55-13', '24-17'],
  ],
});

interface Focus {
  readonly name: string;
  readonly role: string;
  readonly ring: boolean;
}

/** What has the keyboard now, and whether a person can see that it has. */
const focus = (page: Page): Promise<Focus> =>
  page.evaluate(() => {
    const element = document.activeElement ?? document.body;
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    return {
      name: (element.getAttribute('aria-label') ?? element.textContent ?? '').replace(/\s+/g, ' '),
      role: element.getAttribute('role') ?? element.tagName.toLowerCase(),
      ring: outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0,
    };
  });

const isOn = (page: Page, name: string): Promise<void> =>
  eventually(async () => expect((await focus(page)).name).toBe(name));

/** Walks on with the tab key until something is focused that is called like this; every step on the way must be seen. */
async function tabTo(page: Page, name: RegExp): Promise<Focus> {
  const passed: string[] = [];
  for (let steps = 0; steps < 60; steps += 1) {
    await pressKey(page, 'Tab');
    const now = await focus(page);
    if (now.role !== 'body') expect(now).toMatchObject({ ring: true });
    if (name.test(now.name)) return now;
    passed.push(now.name);
  }
  throw new Error(`The tab key never came to ${name}, only to: ${[...new Set(passed)].join(' | ')}`);
}

visit('a turn is played from the home screen to its end with the keyboard alone', async ({ page, open }) => {
  await open();
  await see(page, 'button', /^Sequence Numbers/);
  await tabTo(page, /^Sequence Numbers/);
  await pressKey(page, 'Enter');
  await see(page, 'button', 'Commencer');
  // Radios are one stop of the tab key: the one that is chosen. Arrows choose the next.
  await tabTo(page, /^2$/);
  await pressKey(page, 'ArrowRight');
  await page.getByTestId('name-2').waitFor();
  await isOn(page, '3');
  await pressKey(page, 'ArrowLeft');
  await isOn(page, '2');
  await page.getByTestId('name-2').waitFor({ state: 'detached' });
  await tabTo(page, /^Coup de pouce/);
  await pressKey(page, 'Space');
  await page.getByRole('switch', { name: 'Coup de pouce', checked: true }).waitFor();
  await tabTo(page, /^L’appli$/);
  await pressKey(page, 'ArrowLeft');
  await isOn(page, 'Une personne');
  await tabTo(page, /^Commencer$/);
  await pressKey(page, 'Enter');
  await page.getByTestId('show').waitFor();
  // The next person's name is where whoever does not see the cover begins.
  await isOn(page, await page.getByRole('heading', { level: 1 }).first().innerText());
  await tabTo(page, /voir mon jeu$/);
  await pressKey(page, 'Enter');
  await page.getByTestId('hand').waitFor();
  await finishTurn(page);
  await page.getByTestId('cover').waitFor();
});

/** Tries the cards until one has a cell, walks to the cell with the arrows, lays and draws. */
async function finishTurn(page: Page): Promise<void> {
  const { seat, hands } = await truth(page);
  const index = hands[seat]!.findIndex((card) => /^\d/.test(card));
  const cards = await handOf(page);
  const held = cards[index];
  await tabTo(page, new RegExp(`^${cards[0]}$`));
  if (index === 0) await pressKey(page, 'Space');
  for (let step = 0; step < index; step += 1) await pressKey(page, 'ArrowRight');
  await page.getByRole('radio', { name: held!, exact: true, checked: true }).waitFor();
  const [left, sign, right] = held!.split(' ');
  const result = Number(left) + (sign === 'plus' ? 1 : -1) * Number(right);
  const { cells } = await look(page);
  const goal = cells.findIndex((label) => label.startsWith(`${result}, `) && /libre/.test(label));
  await walkTo(page, goal);
  await pressKey(page, 'Space');
  await line(page).getByText(`= ${result}. Piochez`).waitFor();
  await tabTo(page, /^Piocher$/);
  await pressKey(page, 'Enter');
}

/** The board is one stop of the tab key; arrows lead on from there, and the edge holds. */
async function walkTo(page: Page, goal: number): Promise<void> {
  await page.getByTestId('board').evaluate((board) => {
    board.querySelector<HTMLElement>('[role="gridcell"][tabindex="0"]')?.focus();
  });
  for (const [key, times] of [
    ['ArrowUp', 10],
    ['ArrowLeft', 10],
    ['ArrowDown', Math.floor(goal / 10)],
    ['ArrowRight', goal % 10],
  ] as const) {
    for (let step = 0; step < times; step += 1) await pressKey(page, key);
  }
  await page.locator(`[data-testid="cell-${goal}"]:focus`).waitFor();
}

visit(
  'the board is one stop on the way of the tab key',
  async ({ page, open }) => {
    await open(KNOWN.path);
    await page.getByTestId('show').focus();
    await pressKey(page, 'Enter');
    await page.getByTestId('hand').waitFor();
    await tabTo(page, /rangée 2, colonne 2, libre$/);
    await pressKey(page, 'ArrowRight');
    await isOn(page, '34, rangée 2, colonne 3, libre');
    await pressKey(page, 'End');
    await isOn(page, '13, rangée 2, colonne 10, libre');
    await pressKey(page, 'Home');
    await isOn(page, (await page.getByTestId('cell-10').getAttribute('aria-label'))!);
    await pressKey(page, 'Tab');
    await eventually(async () => expect((await focus(page)).role).not.toBe('gridcell'));
  },
  { storage: KNOWN.storage },
);

visit(
  'a key that is held down is one press: what is refused is refused once',
  async ({ page, open }) => {
    await open(KNOWN.path);
    await page.getByTestId('show').focus();
    await pressKey(page, 'Enter');
    await page.getByTestId('hand').waitFor();
    // What was said stays for a while and goes again: what comes is counted.
    await page.getByRole('log').evaluate((log) => {
      new MutationObserver((changes) => {
        const count = Number(document.body.dataset.heard ?? 0);
        const come = changes.reduce((all, { addedNodes }) => all + addedNodes.length, 0);
        document.body.dataset.heard = String(count + come);
      }).observe(log, { childList: true });
    });
    const heard = () => page.evaluate(() => Number(document.body.dataset.heard ?? 0));
    for (const [nth, key] of ['Space', 'Enter'].entries()) {
      await tabTo(page, /, rangée 2, colonne 2, libre$/);
      for (let times = 0; times < 3; times += 1) await page.keyboard.down(key);
      await page.keyboard.up(key);
      await eventually(async () => expect(await heard()).toBeGreaterThan(nth));
      expect({ key, heard: await heard() }).toEqual({ key, heard: nth + 1 });
    }
  },
  { storage: { ...KNOWN.storage, ...settings({ motion: 'reduced' }) } },
);

visit(
  'a dialog keeps the keyboard inside, Escape closes it, and the focus returns to where it was',
  async ({ page, open }) => {
    await open(KNOWN.path);
    await page.getByTestId('show').focus();
    await pressKey(page, 'Enter');
    await page.getByTestId('hand').waitFor();
    await tabTo(page, /^Menu$/);
    await pressKey(page, 'Enter');
    await page.getByRole('dialog', { name: 'Partie en pause' }).waitFor();
    expect(await page.getByRole('dialog').count()).toBe(1);
    await isOn(page, 'Continuer à jouer');
    for (let step = 0; step < 14; step += 1) {
      await pressKey(page, 'Tab');
      const inside = await page.evaluate(
        () => document.activeElement?.closest('[aria-modal="true"]') !== null,
      );
      expect({ step, inside }).toEqual({ step, inside: true });
    }
    await pressKey(page, 'Escape');
    await noDialog(page);
    await isOn(page, 'Menu');
  },
  { storage: { ...KNOWN.storage, ...settings({ motion: 'reduced' }) } },
);
