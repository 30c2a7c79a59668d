import type { Locator, Page } from 'playwright-core';

import {
  card,
  cellAt,
  handOf,
  holdTime,
  line,
  look,
  main,
  onShelf,
  pass,
  passUntil,
  readStorage,
  savedIn,
  settings,
  touch,
  truth,
  visit,
} from './support';

const HANDS = [
  ['34-13', '21+4', 'plus-1', 'minus-1', '40-6'],
  ['11+13', '4+7', '35+2', '55-13', '24-17'],
];
const HAND = ['34 moins 13', '21 plus 4', 'Plus', 'Moins', '40 moins 6'];
const TWO = onShelf({ seats: [{ name: 'Léa' }, { name: 'Tom' }], hands: HANDS });
const APP = onShelf({ seats: [{ name: 'Léa' }, { name: 'Rémi', bot: 'beginner' }], hands: HANDS });

/** Closes the page and opens it again at the same address; the position must be the very same. */
async function comeBack(
  page: Page,
  waitFor: string,
  seen = (thing: Locator): Promise<void> => thing.waitFor(),
): Promise<void> {
  const before = await truth(page);
  const { log } = savedGame(await readStorage(page));
  await page.reload();
  await seen(page.getByTestId(waitFor));
  expect(await truth(page)).toEqual(before);
  expect(savedGame(await readStorage(page)).log).toEqual(log);
}

const savedGame = (storage: Record<string, string>) => savedIn(storage[TWO.key]);

visit(
  'two people come back to a cover: before a hand was shown, with a hand open, and after a chip was laid',
  async ({ page, open }) => {
    await open(TWO.path);
    await page.getByTestId('cover').waitFor();
    await comeBack(page, 'cover');

    await touch(page.getByTestId('show'));
    await page.getByTestId('hand').waitFor();
    await comeBack(page, 'cover');
    expect(await page.getByTestId('hand').count()).toBe(0);

    await touch(page.getByTestId('show'));
    await touch(card(page, '34 moins 13'));
    await touch(cellAt(page, 25));
    await line(page).getByText('34 − 13 = 21. Piochez').waitFor();
    const { cells } = await look(page);
    await comeBack(page, 'cover');
    await touch(page.getByTestId('show'));
    await line(page).getByText('34 − 13 = 21. Piochez').waitFor();
    expect((await look(page)).cells).toEqual(cells);
    expect(await handOf(page)).toEqual(HAND.slice(1));

    await touch(page.getByTestId('take-back'));
    await line(page).getByText('Léa, choisissez une carte.').waitFor();
    expect(await handOf(page)).toEqual(HAND);
    expect((await truth(page)).phase).toBe('turn');
  },
  { storage: TWO.storage },
);

visit(
  'a chip is taken back until the card is drawn, and not after',
  async ({ page, open }) => {
    await open(TWO.path);
    await touch(page.getByTestId('show'));
    const { cells } = await look(page);
    await touch(card(page, '21 plus 4'));
    await touch(cellAt(page, 23));
    await touch(page.getByTestId('take-back'));
    // The card is back in the hand and still chosen: the next tap lays it elsewhere.
    await line(page).getByText('21 + 4 : combien').waitFor();
    expect(await look(page)).toMatchObject({ hand: HAND, cells });
    expect(await page.getByTestId('take-back').count()).toBe(0);

    await touch(cellAt(page, 28));
    await line(page).getByText('21 + 4 = 25. Piochez').waitFor();
    await touch(main(page));
    await page.getByTestId('cover').waitFor();
    await touch(page.getByTestId('menu'));
    await page.getByTestId('go-on').waitFor();
    expect(await page.getByRole('button', { name: 'Reprendre le dernier coup' }).count()).toBe(0);
  },
  { storage: TWO.storage },
);

visit(
  'the app is interrupted while it thinks, and thinks again after the reload',
  async ({ page, open }) => {
    // The app thinks for as long as the test lets it.
    await holdTime(page);
    await open(APP.path);
    await passUntil(page.getByTestId('hand'));
    await touch(card(page, '34 moins 13'));
    await touch(cellAt(page, 25));
    await line(page).getByText('Piochez').waitFor();
    await touch(main(page));
    await page.waitForFunction((key) => JSON.parse(localStorage.getItem(key)!).summary.turn === 1, APP.key);
    await pass(page, 1000);
    await comeBack(page, 'hand', passUntil);
    expect((await truth(page)).seat).toBe(1);
    await touch(page.getByTestId('menu'));
    await touch(page.getByRole('radio', { name: 'Immédiat' }));
    await touch(page.getByTestId('go-on'));
    await passUntil(line(page).getByText('Léa, choisissez une carte.'));
    expect((await truth(page)).seat).toBe(0);
  },
  { storage: { ...APP.storage, ...settings({ pace: 'slow' }) } },
);

/** Four of Léa's chips and a corner along the top row, the fourth not laid yet. */
const NEARLY = onShelf({
  seats: [{ name: 'Léa' }, { name: 'Tom' }],
  hands: [
    ['1+1', '27+15', '12+18', '18+2', '40-6'],
    ['11+13', '4+7', '35+2', '55-13', '24-17'],
  ],
  moves: [
    [0, { type: 'play', card: '1+1', cell: 1 }],
    [0, { type: 'draw' }],
    [1, { type: 'play', card: '11+13', cell: 35 }],
    [1, { type: 'draw' }],
    [0, { type: 'play', card: '27+15', cell: 2 }],
    [0, { type: 'draw' }],
    [1, { type: 'play', card: '4+7', cell: 16 }],
    [1, { type: 'draw' }],
    [0, { type: 'play', card: '12+18', cell: 3 }],
    [0, { type: 'draw' }],
    [1, { type: 'play', card: '35+2', cell: 34 }],
    [1, { type: 'draw' }],
  ],
});

visit(
  'a game that is over is still over after a reload, at the table and on the result screen',
  async ({ page, open }) => {
    await open(NEARLY.path);
    await touch(page.getByTestId('show'));
    await touch(card(page, '18 plus 2'));
    await touch(cellAt(page, 4));
    await page.getByTestId('see-result').waitFor();
    expect((await look(page)).cells.filter((label) => /séquence terminée/.test(label))).toHaveLength(4);
    await comeBack(page, 'see-result');
    expect((await look(page)).cells.filter((label) => /séquence terminée/.test(label))).toHaveLength(4);
    await touch(page.getByTestId('see-result'));
    await page.getByTestId('winner').getByText('Léa gagne !').waitFor();
    await comeBack(page, 'winner');
    await page.getByTestId('winner').getByText('Léa gagne !').waitFor();
  },
  { storage: NEARLY.storage },
);
