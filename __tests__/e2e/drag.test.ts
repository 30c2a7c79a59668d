import type { Page } from 'playwright-core';

import {
  card,
  cellAt,
  drag,
  eventually,
  freeCell,
  handOf,
  isFreeLabel,
  line,
  look,
  mouseDrag,
  onShelf,
  type Story,
  visit,
} from './support';

const HAND = ['34 moins 13', '21 plus 4', 'Plus', 'Moins', '40 moins 6'];
const KNOWN = onShelf({
  seats: [{ name: 'Léa' }, { name: 'Rémi', bot: 'beginner' }],
  hands: [
    ['34-13', '21+4', 'plus-1', 'minus-1', '40-6'],
    ['11+13', '4+7', '35+2', '55-13', '24-17'],
  ],
});
/** The two cells that say 21, one that says 24, and a corner. */
const [TWENTY_ONE, LOWER_TWENTY_ONE, TWENTY_FOUR] = [25, 72, 35];

const says = (page: Page, words: string | RegExp) => line(page).getByText(words).waitFor();
const chipsOn = async (page: Page): Promise<number> =>
  (await look(page)).cells.filter((label) => /jeton/.test(label)).length;

const isOutlined = (page: Page, cell: number): Promise<boolean> =>
  cellAt(page, cell).evaluate(
    (element) => Number.parseFloat(getComputedStyle(element.firstElementChild!).borderTopWidth) > 0,
  );

/** The number of the cell under the finger, in a glass that neither the finger nor the hand below it hides. */
async function loupeShows(page: Page, cell: number, number: string): Promise<void> {
  const glass = page.getByTestId('loupe');
  await glass.waitFor();
  await eventually(async () => {
    expect(await glass.textContent()).toBe(number);
    const under = (await cellAt(page, cell).boundingBox())!;
    const seen = (await glass.boundingBox())!;
    const above = seen.y + seen.height <= under.y;
    const beside = seen.x + seen.width <= under.x || seen.x >= under.x + under.width;
    expect(above || beside).toBe(true);
    expect(seen.y + seen.height / 2).toBeLessThan(under.y + under.height);
    expect(Math.min(seen.x, seen.y)).toBeGreaterThanOrEqual(0);
  });
}

const onto21 =
  (whileHeld: (page: Page) => Promise<void>): Story =>
  async ({ page, open }) => {
    await open(KNOWN.path);
    await drag(page, card(page, '34 moins 13'), cellAt(page, TWENTY_ONE), {
      beforeRelease: async () => {
        await says(page, '34 − 13 sur le 21 ? Lâchez pour poser.');
        await whileHeld(page);
      },
    });
    await says(page, '34 − 13 = 21. Piochez pour finir votre tour.');
    expect(await handOf(page)).toEqual(HAND.slice(1));
    expect(await cellAt(page, TWENTY_ONE).getAttribute('aria-label')).toBe(
      '21, rangée 3, colonne 6, jeton disque',
    );
    await page.getByTestId('loupe').waitFor({ state: 'detached' });
  };

visit(
  '34 − 13 dragged onto a 21 lays a chip, and a loupe shows the 21 beside the finger',
  onto21((page) => loupeShows(page, TWENTY_ONE, '21')),
  { storage: KNOWN.storage },
);
visit(
  '34 − 13 dragged onto a 21 lays a chip with the phone on its side, with a loupe too',
  onto21((page) => loupeShows(page, TWENTY_ONE, '21')),
  { storage: KNOWN.storage, size: 'landscape' },
);
visit(
  '34 − 13 dragged onto a 21 lays a chip on a tablet without a loupe: its cells are seen beside a finger',
  onto21(async (page) => expect(await page.getByTestId('loupe').count()).toBe(0)),
  { storage: KNOWN.storage, size: 'tablet' },
);

visit(
  '34 − 13 dropped on a 24 goes home, and the sum is spelled out',
  async ({ page, open }) => {
    await open(KNOWN.path);
    await drag(page, card(page, '34 moins 13'), cellAt(page, TWENTY_FOUR));
    await says(page, '34 − 13 = 21 ; cette case dit 24. Essayez encore.');
    expect(await handOf(page)).toEqual(HAND);
    expect(await chipsOn(page)).toBe(0);
    expect(isFreeLabel((await cellAt(page, TWENTY_FOUR).getAttribute('aria-label')) ?? '')).toBe(true);
    await eventually(async () => expect(await isOutlined(page, TWENTY_FOUR)).toBe(true));
    expect(await isOutlined(page, TWENTY_ONE)).toBe(false);
    // The next drag is as good as the first.
    await drag(page, card(page, '34 moins 13'), cellAt(page, LOWER_TWENTY_ONE), {
      beforeRelease: () => loupeShows(page, LOWER_TWENTY_ONE, '21'),
    });
    await says(page, '34 − 13 = 21. Piochez pour finir votre tour.');
  },
  { storage: KNOWN.storage },
);

visit(
  'a card dropped beside the board or on a corner lies in the hand again',
  async ({ page, open }) => {
    await open(KNOWN.path);
    await drag(page, card(page, '21 plus 4'), page.getByTestId('piles'));
    await page.getByTestId('loupe').waitFor({ state: 'detached' });
    expect(await handOf(page)).toEqual(HAND);
    await drag(page, card(page, '21 plus 4'), { x: 2, y: 20 });
    await page.getByTestId('loupe').waitFor({ state: 'detached' });
    expect(await handOf(page)).toEqual(HAND);
    await drag(page, card(page, 'Plus'), cellAt(page, 0));
    await says(page, 'Un coin compte déjà pour tout le monde');
    expect(await handOf(page)).toEqual(HAND);
    expect(await chipsOn(page)).toBe(0);
  },
  { storage: KNOWN.storage },
);

visit(
  'a mouse drags as well as a finger, and a drag never presses what it is let go over',
  async ({ page, open }) => {
    await open(KNOWN.path);
    await mouseDrag(page, card(page, '21 plus 4'), page.getByTestId('menu'));
    await page.getByTestId('loupe').waitFor({ state: 'detached' });
    expect(await page.getByRole('dialog').count()).toBe(0);
    await mouseDrag(page, card(page, '40 moins 6'), page.getByRole('gridcell', { name: freeCell(12) }), {
      beforeRelease: () => page.getByTestId('loupe').getByText('34', { exact: true }).waitFor(),
    });
    await says(page, '40 − 6 = 34. Piochez pour finir votre tour.');
  },
  { storage: KNOWN.storage },
);

visit(
  'once the chip lies, the other cards stay where they are',
  async ({ page, open }) => {
    await open(KNOWN.path);
    await drag(page, card(page, '34 moins 13'), cellAt(page, TWENTY_ONE));
    await says(page, 'Piochez');
    await drag(page, card(page, '21 plus 4'), cellAt(page, 23));
    expect(await chipsOn(page)).toBe(1);
    expect(await handOf(page)).toEqual(HAND.slice(1));
  },
  { storage: KNOWN.storage },
);
