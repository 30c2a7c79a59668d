import type { Page } from 'playwright-core';

import { endsFor, LAYOUTS, pytagora, type Move, type View } from '../../../src/games/pytagora/rules';
import { drag, touch } from './gestures';
import { eventually } from './patience';
import { comeToRest, played, type Played } from './pytagora';

/** Léa sits down alone against the app, at the game of this name. */
export async function sitDown(page: Page, kind: string, target?: string): Promise<void> {
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

export type TurnTaker = (page: Page, view: View, turn: number) => Promise<void>;

/** Plays to the end, and finds the winner on the result screen. */
export async function playOut(page: Page, player: TurnTaker): Promise<void> {
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

const piece = (page: Page, digit: string) =>
  page
    .getByTestId('hand')
    .getByRole('button', { name: new RegExp(`^chiffre ${digit}(,|$)`), pressed: false })
    .first();

/** A child's turn: the first thing the rules allow, done with a tap or by a drag to the place that glows. */
export const childsTurn: TurnTaker = async (page, view, turn) => {
  const [move] = pytagora.options(view) as readonly Move[];
  switch (move!.type) {
    case 'place': {
      const glow = page.getByTestId(`glow-${move.end}`);
      if (turn % 8 === 0)
        return drag(page, piece(page, move.digit), glow, { moves: 8, beforeRelease: comeToRest });
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
