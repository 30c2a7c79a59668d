import type { Page } from 'playwright-core';

import { bestLayNow } from '../../src/bots/pytagora/search';
import {
  endsFor,
  LAYOUTS,
  pytagora,
  type CrosswordView,
  type Move,
  type View,
} from '../../src/engine/pytagora';
import { drag, settings, visit } from './support';
import { comeToRest, inRack, played, readBack, spotOnScreen, type Played } from './support/pytagora';

const QUICK = settings({ pace: 'instant' });

/** Léa sits down alone against the app, at the game of this name. */
async function sitDown(page: Page, kind: string, target?: string): Promise<void> {
  await page.getByRole('radiogroup', { name: 'Quel jeu ?' }).getByRole('radio', { name: kind }).tap();
  if (target !== undefined)
    await page
      .getByRole('radiogroup', { name: 'Points pour gagner' })
      .getByRole('radio', { name: target })
      .tap();
  await page.getByTestId('start').tap();
  await page.getByTestId('table').waitFor();
  expect(await page.getByTestId('cover').count()).toBe(0);
}

/** Until it is Léa's turn or all is over, by the save: it is written with every move. */
async function comeToTurn(page: Page, since: number): Promise<Played> {
  const until = Date.now() + 20_000;
  while (Date.now() < until) {
    const now = await played(page);
    if (now.moves > since && (now.turn ?? 0) === 0) {
      await page.getByTestId(now.turn === null ? 'see-result' : 'main').waitFor();
      return now;
    }
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  throw new Error(`Nothing was played after move ${since}.`);
}

type Player = (page: Page, view: View, turn: number) => Promise<void>;

/** Plays to the end, and finds the winner on the result screen. */
async function playOut(page: Page, player: Player): Promise<void> {
  let now = await comeToTurn(page, 0);
  for (let turn = 0; now.turn !== null; turn += 1) {
    expect(turn).toBeLessThan(150);
    await player(page, pytagora.view(now.state, 0), turn);
    now = await comeToTurn(page, now.moves);
  }
  await page.getByTestId('see-result').tap();
  const { state } = now;
  const ranking = state.family === 'crossword' ? state.result?.ranking : state.ranking;
  const names = ranking![0]!.map((seat) => ['Léa', 'Rémi'][seat]!);
  const title = await page.getByTestId('winner').textContent();
  expect(title).toContain(ranking!.length === 1 ? 'Égalité' : names[0]!);
}

/** A turn of the crossword: every other one by the keyboard, every other one by taps. */
const crosswordTurn: Player = async (page, seen, turn) => {
  const view = seen as CrosswordView;
  if (view.phase === 'refill') return page.getByTestId('main').tap();
  const found = bestLayNow({ ...view, hand: view.hand! }, { pieces: 6 });
  if (!found) {
    await page.getByTestId('cannot').tap();
    return page.getByTestId(view.swapped || view.bagSize === 0 ? 'pass' : 'swap').tap();
  }
  for (const piece of found.move.pieces) {
    const { x, y } = await spotOnScreen(page, piece);
    if (turn % 2 === 0) {
      await page.touchscreen.tap(x, y);
      await page.getByTestId('grid').focus();
      await page.keyboard.press(piece.face);
    } else {
      await (piece.from === 'shared' ? page.getByTestId('shared') : inRack(page, piece.face)).tap();
      await page.touchscreen.tap(x, y);
    }
    await page.getByTestId(`draft-${piece.x}-${piece.y}`).waitFor();
  }
  await page.getByTestId('line').getByText(readBack(view, found.move.pieces)).waitFor();
  await page.getByTestId('main').tap();
};

visit(
  'Plus or minus against the app',
  async ({ page, open }) => {
    await open('/setup/pytagora');
    await sitDown(page, 'Plus ou moins', '20');
    await playOut(page, crosswordTurn);
  },
  { storage: QUICK },
);

const piece = (page: Page, digit: string) =>
  page
    .getByTestId('hand')
    .getByRole('button', { name: new RegExp(`^chiffre ${digit}(,|$)`), pressed: false })
    .first();

/** A child's turn: the first thing the rules allow, done with a tap or by a drag to the place that glows. */
const childsTurn: Player = async (page, view, turn) => {
  const [move] = pytagora.options(view) as readonly Move[];
  switch (move!.type) {
    case 'place': {
      const glow = page.getByTestId(`glow-${move.end}`);
      if (turn % 8 === 0)
        return drag(page, piece(page, move.digit), glow, { moves: 8, beforeRelease: () => comeToRest(page) });
      await piece(page, move.digit).tap();
      if (view.family !== 'square') return;
      // Where it fits at both ends, the place is chosen as well.
      const ends = endsFor(LAYOUTS[view.config.kind], view.grown, move.digit);
      if (ends.length > 1 && (await glow.isVisible())) await glow.tap();
      return;
    }
    case 'answer':
      for (const digit of move.digits) await piece(page, digit).tap();
      return page.getByTestId('main').tap();
    case 'decline':
      return page.getByTestId('decline').tap();
    case 'draw':
      return page.getByTestId(turn % 2 === 0 ? 'bag' : 'main').tap();
    default:
      return page.getByTestId('main').tap();
  }
};

for (const [kind, motion] of [
  ['Tables de multiplication', 'full'],
  ['Ça monte, ça descend', 'full'],
  ['Pair et impair', 'reduced'],
  ['Dans les deux sens', 'reduced'],
] as const) {
  visit(
    `${kind} against the app`,
    async ({ page, open }) => {
      await open('/setup/pytagora');
      await sitDown(page, kind);
      await playOut(page, childsTurn);
      expect(await page.getByTestId('review').count()).toBe(0);
    },
    { storage: QUICK, motion },
  );
}
