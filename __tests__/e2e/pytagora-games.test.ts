import { bestLayNow } from '../../src/games/pytagora/bots/search';
import type { CrosswordView } from '../../src/games/pytagora/rules';
import { pressKey, settings, touch, visit } from './support';
import { chooseCell, draftAt, inRack, played, readBack } from './support/pytagora';
import { childsTurn, playOut, sitDown, type TurnTaker } from './support/pytagora-player';

const QUICK = settings({ pace: 'instant' });

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

// From top to bottom is played to its end without a network: see `offline.test`.
for (const [kind, motion] of [
  ['Les tables de multiplication', 'full'],
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
