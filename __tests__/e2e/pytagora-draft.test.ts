import type { Page } from 'playwright-core';

import type { CrosswordState } from '../../src/games/pytagora/rules';
import { drag, eventually, line, main, pressKey, see, touch, touchAt, visit } from './support';
import {
  chooseCell,
  comeToRest,
  dealt,
  draftAt,
  dragTo,
  fingerFor,
  inRack,
  played,
  sightline,
  spotOnScreen,
} from './support/pytagora';

const GAME = dealt({
  config: { kind: 'classic', seats: 2, target: 35, first: 0, helper: false },
  names: ['Léa', 'Tom'],
  hands: ['12/5=2+347', '1234567890'],
});
const KEPT = { storage: GAME.storage };

async function sit(page: Page, open: (path: string) => Promise<void>): Promise<void> {
  await open(GAME.path);
  await touch(page.getByTestId('show'));
  await page.getByTestId('rack').waitFor();
}

const drafted = (page: Page, count: number): Promise<void> =>
  eventually(async () => expect(await page.locator('[data-testid^="draft-"]').count()).toBe(count));
const rackOrder = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    Array.from(document.querySelectorAll('[data-testid^="piece-"]'), (piece) =>
      piece.getAttribute('data-testid')!,
    ),
  );
const type = async (page: Page, keys: string) => {
  await page.getByTestId('grid').focus();
  for (const key of keys) await pressKey(page, key);
};
/** Pieces painted as wrong wear a red edge. */
const painted = (page: Page) => page.locator('[data-testid="grid"] path[stroke="#FF8A75"]').count();

visit(
  'a piece goes to the table, along it and back to the rack; nothing of it is played',
  async ({ page, open }) => {
    await sit(page, open);
    const rest = { moves: 40, beforeRelease: comeToRest };
    await dragTo(page, { x: 0, y: 0, face: '7', from: 'hand' });
    await inRack(page, '7').waitFor({ state: 'detached' });
    await drag(page, draftAt(page, { x: 0, y: 0 }), await fingerFor(page, { x: 2, y: 1 }), rest);
    await draftAt(page, { x: 2, y: 1 }).waitFor();
    await drafted(page, 1);
    await sightline(page);
    await drag(page, draftAt(page, { x: 2, y: 1 }), page.getByTestId('rack'), rest);
    await inRack(page, '7').waitFor();
    await drafted(page, 0);
    expect((await played(page)).moves).toBe(1);
  },
  KEPT,
);

visit(
  'the rack is put in order by hand, and mixed',
  async ({ page, open }) => {
    await sit(page, open);
    const before = await rackOrder(page);
    await drag(page, page.getByTestId('piece-0'), page.getByTestId('piece-3'), {
      beforeRelease: comeToRest,
    });
    await page.waitForFunction(
      () => document.querySelector('[data-testid^="piece-"]')?.getAttribute('data-testid') !== 'piece-0',
    );
    expect((await rackOrder(page)).slice(0, 4)).toEqual(['piece-1', 'piece-2', 'piece-3', 'piece-0']);
    await touch(page.getByTestId('shuffle'));
    expect([...(await rackOrder(page))].sort()).toEqual([...before].sort());
  },
  KEPT,
);

visit(
  'typed with the arrows, taken back with the keyboard, laid with Enter',
  async ({ page, open }) => {
    await sit(page, open);
    await page.getByTestId('grid').focus();
    await pressKey(page, 'ArrowDown');
    await pressKey(page, 'ArrowRight');
    await type(page, '3+4=7');
    await line(page).getByText('3 + 4 = 7 · 5 points').waitFor();
    await pressKey(page, 'Backspace');
    await line(page).getByText('Il manque un côté de l’égalité.').waitFor();
    await pressKey(page, '7');
    await pressKey(page, 'Enter');
    await line(page).getByText('3 + 4 = 7 : 5 points').waitFor();
    await touch(page.getByTestId('take-back'));
    await page.getByTestId('cannot').waitFor();
    await drafted(page, 0);
  },
  KEPT,
);

visit(
  'what is wrong is said with its numbers, and what is only unfinished is not painted as wrong',
  async ({ page, open }) => {
    await sit(page, open);
    await touch(inRack(page, '1'));
    await line(page).getByText('Touchez la case').waitFor();
    await touchAt(page, await spotOnScreen(page, { x: 0, y: 0 }));
    await draftAt(page, { x: 0, y: 0 }).waitFor();
    await type(page, '2/5');
    await line(page).getByText('Il manque le signe =.').waitFor();
    expect(await painted(page)).toBe(0);
    await type(page, '=2');
    await line(page).getByText('12 ÷ 5 n’est pas un nombre entier.').waitFor();
    await eventually(async () => expect(await painted(page)).toBeGreaterThan(0));
    await touch(main(page));
    await line(page).getByText('12 ÷ 5 n’est pas un nombre entier.').waitFor();
    await touch(page.getByTestId('recall'));
    await drafted(page, 0);
    await chooseCell(page, { x: 0, y: 0 });
    await type(page, '3+4=5');
    await line(page).getByText('7 d’un côté, 5 de l’autre.').waitFor();
    // It might become 3 + 4 = 5 + 2: it is told, and called wrong only when it is to be laid.
    expect(await painted(page)).toBe(0);
    await touch(main(page));
    await line(page).getByText('7 d’un côté, 5 de l’autre.').waitFor();
    expect((await played(page)).moves).toBe(1);
  },
  KEPT,
);

visit(
  '“I can’t” says what it costs first; the swap costs 5, and only then one may pass',
  async ({ page, open }) => {
    await sit(page, open);
    await touch(page.getByTestId('cannot'));
    await page.getByText(/Cela coûte 5 points/).waitFor();
    expect(await page.getByTestId('pass').count()).toBe(0);
    await touch(page.getByTestId('swap'));
    await line(page).getByText('Nouvelles pièces.').waitFor();
    expect(((await played(page)).state as CrosswordState).scores).toEqual([-5, 0]);
    await see(page, 'listitem', /^Léa, −5/);
    await touch(page.getByTestId('cannot'));
    await page.getByText('sans autre pénalité').waitFor();
    await touch(page.getByTestId('pass'));
    await see(page, 'button', 'Je suis Tom : voir mon jeu');
    expect(((await played(page)).state as CrosswordState).scores).toEqual([-5, 0]);
  },
  KEPT,
);

visit(
  'a reload in the middle of a turn brings back the same rack and the same table',
  async ({ page, open }) => {
    await sit(page, open);
    await chooseCell(page, { x: 0, y: 0 });
    await type(page, '3+4=7');
    await touch(main(page));
    await line(page).getByText('3 + 4 = 7 : 5 points').waitFor();
    const before = await played(page);
    const racked = await page.getByTestId('rack').getByRole('button').count();
    await page.reload();
    await touch(page.getByTestId('show'));
    await line(page).getByText('3 + 4 = 7 : 5 points').waitFor();
    await eventually(async () =>
      expect(await page.getByTestId('rack').getByRole('button').count()).toBe(racked),
    );
    expect(await played(page)).toEqual(before);
  },
  KEPT,
);

visit(
  'what is laid and not confirmed, and the order of the rack, are there again after a reload, behind the cover',
  async ({ page, open }) => {
    await sit(page, open);
    await drag(page, page.getByTestId('piece-0'), page.getByTestId('piece-3'), {
      beforeRelease: comeToRest,
    });
    await eventually(async () => expect((await rackOrder(page))[0]).toBe('piece-1'));
    await chooseCell(page, { x: 0, y: 0 });
    await type(page, '3+4=');
    await drafted(page, 4);
    const order = await rackOrder(page);
    const before = await played(page);
    await page.reload();
    await page.getByTestId('show').waitFor();
    await drafted(page, 0);
    expect(await rackOrder(page)).toEqual([]);
    await touch(page.getByTestId('show'));
    await drafted(page, 4);
    expect(await rackOrder(page)).toEqual(order);
    expect(await played(page)).toEqual(before);
    await type(page, '7');
    await touch(main(page));
    await line(page).getByText('3 + 4 = 7 : 5 points').waitFor();
    await page.reload();
    await touch(page.getByTestId('show'));
    await line(page).getByText('3 + 4 = 7 : 5 points').waitFor();
    await drafted(page, 0);
  },
  KEPT,
);
