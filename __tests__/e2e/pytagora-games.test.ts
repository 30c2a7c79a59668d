import type { Page } from 'playwright-core';

import { bestLayNow } from '../../src/games/pytagora/bots/search';
import {
  endsFor,
  LAYOUTS,
  pytagora,
  type CrosswordView,
  type Move,
  type View,
} from '../../src/games/pytagora/rules';
import { drag, eventually, pressKey, settings, touch, visit } from './support';
import { chooseCell, comeToRest, draftAt, inRack, played, readBack, type Played } from './support/pytagora';

const QUICK = settings({ pace: 'instant' });

/** Léa sits down alone against the app, at the game of this name. */
async function sitDown(page: Page, kind: string, target?: string): Promise<void> {
  await touch(page.getByRole('radiogroup', { name: 'Quel jeu ?' }).getByRole('radio', { name: kind }));
  if (target !== undefined)
    await touch(
      page.getByRole('radiogroup', { name: 'Points pour gagner' }).getByRole('radio', { name: target }),
    );
  await touch(page.getByTestId('start'));
  await page.getByTestId('table').waitFor();
  expect(await page.getByTestId('cover').count()).toBe(0);
}

/** Until it is Léa's turn or all is over, by the save: it is written with every move. */
async function comeToTurn(page: Page, since: number): Promise<Played> {
  let now = await played(page);
  await eventually(async () => {
    now = await played(page);
    expect(now.moves).toBeGreaterThan(since);
    expect(now.turn ?? 0).toBe(0);
  });
  await page.getByTestId(now.turn === null ? 'see-result' : 'line').waitFor();
  return now;
}

type TurnTaker = (page: Page, view: View, turn: number) => Promise<void>;

/** Plays to the end, and finds the winner on the result screen. */
async function playOut(page: Page, player: TurnTaker): Promise<void> {
  let now = await comeToTurn(page, 0);
  for (let turn = 0; now.turn !== null; turn += 1) {
    expect(turn).toBeLessThan(150);
    await player(page, pytagora.view(now.state, 0), turn);
    now = await comeToTurn(page, now.moves);
  }
  await touch(page.getByTestId('see-result'));
  const { state } = now;
  const ranking = state.family === 'crossword' ? state.result?.ranking : state.ranking;
  const names = ranking![0]!.map((seat) => ['Léa', 'Rémi'][seat]!);
  await page
    .getByTestId('winner')
    .getByText(ranking!.length === 1 ? 'Égalité' : names[0]!)
    .waitFor();
}

/** A turn of the crossword: every other one by the keyboard, every other one by taps. */
const crosswordTurn: TurnTaker = async (page, seen, turn) => {
  const view = seen as CrosswordView;
  if (view.phase === 'refill') return touch(page.getByTestId('main'));
  const found = bestLayNow({ ...view, hand: view.hand! }, { pieces: 6 });
  if (!found) {
    await touch(page.getByTestId('cannot'));
    return touch(page.getByTestId(view.swapped || view.bagSize === 0 ? 'pass' : 'swap'));
  }
  for (const piece of found.move.pieces) {
    await chooseCell(page, piece);
    if (turn % 2 === 0) {
      await page.getByTestId('grid').focus();
      await pressKey(page, piece.face);
    } else await touch(piece.from === 'shared' ? page.getByTestId('shared') : inRack(page, piece.face));
    await draftAt(page, piece).waitFor();
  }
  await page.getByTestId('line').getByText(readBack(view, found.move.pieces)).waitFor();
  await touch(page.getByTestId('main'));
};

visit(
  'Plus or minus is played to its end against the app',
  async ({ page, open }) => {
    await open('/setup/pytagora');
    await sitDown(page, 'Plus ou moins', '20');
    await playOut(page, crosswordTurn);
  },
  { storage: QUICK },
);

visit(
  'a target nobody thought of is set by steps, and the table plays to it',
  async ({ page, open }) => {
    await page.setViewportSize({ width: 320, height: 568 });
    await open('/setup/pytagora');
    for (const step of ['10 points de plus', '1 point de plus', '1 point de plus'])
      await touch(page.getByRole('button', { name: step, exact: true }));
    await page.getByTestId('target').getByText('47').waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    await touch(page.getByTestId('start'));
    await page.getByTestId('table').waitFor();
    expect((await played(page)).state.config).toMatchObject({ kind: 'classic', target: 47 });
  },
  { storage: QUICK },
);

const piece = (page: Page, digit: string) =>
  page
    .getByTestId('hand')
    .getByRole('button', { name: new RegExp(`^chiffre ${digit}(,|$)`), pressed: false })
    .first();

/** A child's turn: the first thing the rules allow, done with a tap or by a drag to the place that glows. */
const childsTurn: TurnTaker = async (page, view, turn) => {
  const [move] = pytagora.options(view) as readonly Move[];
  switch (move!.type) {
    case 'place': {
      const glow = page.getByTestId(`glow-${move.end}`);
      if (turn % 8 === 0)
        return drag(page, piece(page, move.digit), glow, { moves: 8, beforeRelease: () => comeToRest(page) });
      await touch(piece(page, move.digit));
      if (view.family !== 'square') return;
      // Where it fits at both ends, the place is chosen as well.
      const ends = endsFor(LAYOUTS[view.config.kind], view.grown, move.digit);
      if (ends.length > 1 && (await glow.isVisible())) await touch(glow);
      return;
    }
    case 'answer':
      for (const digit of move.digits) await touch(piece(page, digit));
      return touch(page.getByTestId('main'));
    case 'decline':
      return touch(page.getByTestId('decline'));
    case 'draw':
      return touch(page.getByTestId('bag'));
    default:
      // The turn ends by itself.
      return;
  }
};

for (const [kind, motion] of [
  ['Les tables de multiplication', 'full'],
  ['De haut en bas', 'full'],
  ['Pairs et impairs', 'reduced'],
  ['Horaire et anti-horaire', 'reduced'],
] as const) {
  visit(
    `${kind} is played to its end against the app`,
    async ({ page, open }) => {
      await open('/setup/pytagora');
      await sitDown(page, kind);
      await playOut(page, childsTurn);
      await page.getByTestId('review').waitFor();
    },
    { storage: QUICK, motion },
  );
}
