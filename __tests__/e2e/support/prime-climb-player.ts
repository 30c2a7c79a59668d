import type { Page } from 'playwright-core';

import type { Operation } from '../../../src/games/prime-climb/rules';
import { touch } from './gestures';
import { eventually } from './patience';
import { lookAt, operation, pawn, takeUp, type Sight } from './prime-climb';

interface Step {
  readonly number: number;
  readonly pawn: 0 | 1;
  readonly sign: Operation;
}

const SIGNS: Readonly<Record<Operation, (at: number, by: number) => number>> = {
  '+': (at, by) => at + by,
  '-': (at, by) => at - by,
  '×': (at, by) => at * by,
  '÷': (at, by) => at / by,
};

interface Plan {
  readonly worth: number;
  readonly steps: readonly Step[];
}

/** Home is best; ten before it is better than one before it; and two pawns on one circle bump each other. */
function worthOf([one, other]: Sight['own']): number {
  const worth = (at: number | null | undefined): number =>
    at == null ? 160 : at <= 91 ? at : 91 - (at - 91) / 5;
  return worth(one) + worth(other) - (one !== null && one === other ? 100 : 0);
}

/** Of all ways to use the numbers that are seen, the one that leads furthest. Knows nothing but arithmetic. */
function plan(own: Sight['own'], numbers: readonly number[]): Plan {
  if (numbers.length === 0 || own.every((at) => at === null)) return { worth: worthOf(own), steps: [] };
  let best: Plan = { worth: -Infinity, steps: [] };
  for (const number of new Set(numbers)) {
    const rest = numbers.filter((_, nth) => nth !== numbers.indexOf(number));
    for (const which of [0, 1] as const) {
      const at = own[which];
      if (at === null || at === undefined) continue;
      for (const sign of Object.keys(SIGNS) as Operation[]) {
        const to = SIGNS[sign](at, number);
        if (!Number.isInteger(to) || to < 0 || to > 101) continue;
        const after = plan(
          own.map((place, nth) => (nth === which ? (to === 101 ? null : to) : place)),
          rest,
        );
        if (after.worth > best.worth)
          best = { worth: after.worth, steps: [{ number, pawn: which, sign }, ...after.steps] };
      }
    }
  }
  return best;
}

const isOver = async (page: Page): Promise<boolean> => (await page.getByTestId('see-result').count()) > 0;
const shown = (page: Page, ...ids: readonly string[]): Promise<void> =>
  page
    .locator(ids.map((id) => `[data-testid="${id}"]`).join(', '))
    .first()
    .waitFor();

/** The pawn is chosen by a tap, unless it is the only one left, which is meant anyway. */
async function choose(page: Page, { own }: Sight, which: 0 | 1): Promise<void> {
  if (own[which === 0 ? 1 : 0] === null) return;
  if ((await pawn(page, which).getAttribute('aria-pressed')) === 'true') return;
  await touch(pawn(page, which));
  await page.locator(`[data-testid="pawn-${which}"][aria-pressed="true"]`).waitFor();
}

async function makeStep(page: Page, sight: Sight, step: Step): Promise<void> {
  await takeUp(page, step.number);
  await choose(page, sight, step.pawn);
  await touch(operation(page, step.sign));
  await numbersLeft(page, sight.numbers.length - 1);
}

/** Waits until as many numbers are to be used, or the game is over. */
const numbersLeft = (page: Page, left: number): Promise<void> =>
  eventually(async () => {
    if (!(await isOver(page))) expect((await lookAt(page)).numbers).toHaveLength(left);
  });

/** A keeper that brings a pawn home is played. */
async function playKeepers(page: Page): Promise<void> {
  for (const { id, title } of (await lookAt(page)).keepers) {
    const sight = await lookAt(page);
    const by = Number(title.slice(1));
    const which = sight.own.findIndex((at) => at !== null && (at + by === 101 || at - by === 101));
    if (which < 0) continue;
    await touch(page.getByTestId(id));
    await choose(page, sight, which as 0 | 1);
    await touch(operation(page, '+'));
    await page.getByTestId(id).waitFor({ state: 'detached' });
    if (await isOver(page)) return;
  }
}

async function takeTurn(page: Page, middle: (() => Promise<void>) | null): Promise<void> {
  await touch(page.getByTestId('roll'));
  await page.getByTestId('end').waitFor();
  await playKeepers(page);
  while (!(await isOver(page))) {
    const sight = await lookAt(page);
    const [step] = plan(sight.own, sight.numbers).steps;
    if (!step) break;
    await makeStep(page, sight, step);
    await middle?.();
    middle = null;
  }
  if (!(await isOver(page))) await playKeepers(page);
  if (await isOver(page)) return;
  await touch(page.getByTestId('end'));
  await shown(page, 'roll', 'obey');
  if ((await page.getByTestId('obey').count()) === 0) return;
  await touch(page.getByTestId('obey'));
  await page.getByTestId('roll').waitFor();
}

/** A whole game alone, by arithmetic; answers with how many turns it took. `middle` is what happens in the middle of a turn. */
export async function playOut(
  page: Page,
  middle: (turn: number) => (() => Promise<void>) | null = () => null,
): Promise<number> {
  for (let turns = 0; ;) {
    await shown(page, 'roll', 'see-result');
    if (await isOver(page)) return turns;
    expect((turns += 1)).toBeLessThan(60);
    await takeTurn(page, middle(turns));
  }
}
