import type { Page } from 'playwright-core';

import { bestLayNow, goodLaysNow } from '../../src/games/pytagora/bots/search';
import { pytagora, type CrosswordState, type CrosswordView } from '../../src/games/pytagora/rules';
import { eventually, see, type Story, tap, touch, visit, wholeTree } from './support';
import {
  dealt,
  dragTo,
  pinch,
  played,
  readBack,
  seeWhole,
  sightline,
  type Sightline,
} from './support/pytagora';

const NAMES = ['Léa', 'Tom'];

/** Signs of a hand: faces are single characters, so it is the places of the pieces that would betray it. */
const signsOfAHand = async (page: Page): Promise<string[]> =>
  (await wholeTree(page)).match(/data-testid="(?:rack|piece-\d+|draft-[^"]*)"|Pièces de \w+/g) ?? [];

/** Every turn is looked at in another way: as it fits, larger, smaller, and whole again. */
const LOOKS: readonly ((page: Page) => Promise<void>)[] = [
  async () => {},
  (page) => pinch(page, 80, 190),
  (page) => pinch(page, 240, 100),
  async (page) => {
    await pinch(page, 80, 170);
    await seeWhole(page);
  },
];

visit(
  'Léa and Tom drag every equation of a game to its place, and no cover lets a hand through',
  async ({ page, open }) => {
    await open();
    await tap(page, 'button', /^Pytagora/);
    await touch(page.getByRole('radiogroup', { name: 'Qui joue pour Rémi ?' }).getByText('Une personne'));
    await touch(
      page.getByRole('radiogroup', { name: 'Points pour gagner' }).getByRole('radio', { name: '20' }),
    );
    await touch(page.getByTestId('start'));
    await page.getByTestId('cover').waitFor();
    const scales = new Set<string>();
    for (let turns = 0; (await page.getByTestId('see-result').count()) === 0; turns += 1) {
      expect(turns).toBeLessThan(20);
      expect(await signsOfAHand(page)).toEqual([]);
      const { turn } = await played(page);
      await tap(page, 'button', `Je suis ${NAMES[turn!]} : voir mon jeu`);
      await page.getByTestId('rack').waitFor();
      await LOOKS[turns % LOOKS.length]!(page);
      scales.add((await sightline(page)).scale.toFixed(2));
      await takeTurn(page);
      await page.locator('[data-testid="cover"], [data-testid="see-result"]').first().waitFor();
    }
    expect(scales.size).toBeGreaterThan(2);
    const { state } = await played(page);
    const { scores, result } = state as CrosswordState;
    expect(Math.max(...scores)).toBeGreaterThanOrEqual(20);
    await touch(page.getByTestId('see-result'));
    await see(page, 'heading', `${NAMES[result!.ranking[0]![0]!]} gagne !`);
  },
);

/** Lays by drags what the search finds; without anything to lay, swaps once and then passes. */
async function takeTurn(page: Page): Promise<void> {
  const { state, turn } = await played(page);
  const view = pytagora.view(state, turn!) as CrosswordView;
  const position = { ...view, hand: view.hand! };
  // Not the best at once, or the game is over before the table has grown.
  const found = goodLaysNow(position, 1, { pieces: 6 })[0] ?? bestLayNow(position);
  if (!found) {
    await touch(page.getByTestId('cannot'));
    await touch(page.getByTestId(view.swapped || view.bagSize === 0 ? 'pass' : 'swap'));
    return view.swapped || view.bagSize === 0 ? undefined : takeTurn(page);
  }
  for (const piece of found.move.pieces) await dragTo(page, piece);
  await page.getByTestId('line').getByText(readBack(view, found.move.pieces)).waitFor();
  await touch(page.getByTestId('main'));
  const laid = page.getByTestId('main').getByText('Piocher');
  await laid.or(page.getByTestId('see-result')).first().waitFor();
  if (await laid.isVisible()) await touch(laid);
}

const KNOWN = dealt({
  config: { kind: 'classic', seats: 2, target: 35, first: 0, helper: false },
  names: NAMES,
  hands: ['7*3=21+459', '0123456789'],
});

visit(
  'the scan finds a rack that lies open, so that its silence means something',
  async ({ page, open }) => {
    await open(KNOWN.path);
    await page.getByTestId('cover').waitFor();
    expect(await signsOfAHand(page)).toEqual([]);
    await touch(page.getByTestId('show'));
    await page.getByTestId('rack').waitFor();
    expect((await signsOfAHand(page)).length).toBeGreaterThan(10);
  },
  { storage: KNOWN.storage },
);

/** What lies under a point of the screen, in cells; points are told from the middle of the board. */
const under = ({ x, y, scale, left, top, right, bottom }: Sightline, aside: number) => ({
  x: ((left + right) / 2 + aside - x) / scale / 44,
  y: ((top + bottom) / 2 - y) / scale / 44,
});

for (const [title, oneStays] of [
  ['two fingers zoom as far as they part, and what lies between them stays there', false],
  ['one of the two fingers may stay where it is, and so does what lies under it', true],
] as const) {
  const story: Story = async ({ page, open }) => {
    await open(KNOWN.path);
    await touch(page.getByTestId('show'));
    const before = await sightline(page);
    await pinch(page, 100, 220, { oneStays });
    const after = await sightline(page);
    expect(after.scale / before.scale).toBeGreaterThan(1.3);
    expect(after.scale / before.scale).toBeLessThan(1.8);
    const aside = oneStays ? -50 : 0;
    // The first steps of a finger are not yet a zoom: that much may slip.
    expect(Math.abs(under(after, aside).x - under(before, aside).x)).toBeLessThan(oneStays ? 0.7 : 0.1);
    expect(Math.abs(under(after, aside).y - under(before, aside).y)).toBeLessThan(0.1);
    await seeWhole(page);
    await eventually(async () => expect(await sightline(page)).toEqual(before));
  };
  visit(title, story, { storage: KNOWN.storage });
}
