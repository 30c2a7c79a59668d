import type { Page } from 'playwright-core';

import type { Operation } from '../../src/games/prime-climb/rules';
import { eventually, noDialog, readStorage, savedIn, see, tap, touch, visit } from './support';
import { lookAt, operation, pawn, seeAtLast, takeUp, withSeed, type Sight } from './support/prime-climb';

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

/** Closed and opened again, in the middle of a turn: the very same position, to the eye and in what is kept. */
async function comeBack(page: Page): Promise<void> {
  const before = { sight: await lookAt(page), log: await savedLog(page) };
  await page.reload();
  await page.getByTestId('end').waitFor();
  expect(await savedLog(page)).toEqual(before.log);
  const { own, numbers, used, keepers, pawns } = before.sight;
  await seeAtLast(page, { own, numbers, used, keepers, pawns });
}

async function savedLog(page: Page): Promise<unknown> {
  const storage = await readStorage(page);
  const [text] = Object.keys(storage).flatMap((key) => (/games\//.test(key) ? [storage[key]!] : []));
  return savedIn(text).log;
}

visit(
  'a whole Solitaire 1, left and taken up in the middle, ends with its record in the list',
  async ({ page, open }) => {
    await withSeed(page, 5);
    await open();
    await tap(page, 'button', /^Prime Climb/);
    await touch(page.getByRole('radio', { name: '1', exact: true }));
    await see(page, 'switch', 'Partie du jour');
    await touch(page.getByTestId('start'));
    let turns = 0;
    for (;;) {
      await shown(page, 'roll', 'see-result');
      if (await isOver(page)) break;
      expect((turns += 1)).toBeLessThan(60);
      await takeTurn(page, turns === 2 ? () => comeBack(page) : null);
    }
    await touch(page.getByTestId('see-result'));

    await page.getByTestId('winner').getByText(`Au but en ${turns} tours`).waitFor();
    await page.getByTestId('standing').getByText('Un premier résultat').waitFor();
    expect(await page.getByText(/Égalité|gagne/).count()).toBe(0);
    await see(page, 'group', 'Vos résultats');
    const bars = await page
      .getByTestId(/^bar-/)
      .evaluateAll((all) => all.map((bar) => bar.getAttribute('aria-label')!));
    expect(bars.filter((bar) => /1 partie, dont celle-ci/.test(bar))).toHaveLength(1);
    expect(bars.every((bar) => /; .+, <?\d+\s%$/.test(bar))).toBe(true);

    const saving = page.waitForEvent('download');
    await touch(page.getByTestId('share'));
    expect((await saving).suggestedFilename()).toBe('Meninges-Prime-Climb.png');
    await page.getByTestId('shared').getByText('L’image est enregistrée.').waitFor();

    await touch(page.getByTestId('home'));
    await touch(page.getByTestId('history'));
    await page.getByTestId('best-solitaire-1').getByText(`${turns} tours`).waitFor();
    await tap(page, 'button', /^Supprimer la partie de/);
    await touch(page.getByTestId('remove-sure'));
    await noDialog(page);
    await page.reload();
    await page.getByTestId('best-solitaire-1').getByText(`${turns} tours`).waitFor();
    await page.getByTestId('games-solitaire-1').getByText('1', { exact: true }).waitFor();
    expect(Object.keys(await readStorage(page)).filter((key) => /games\//.test(key))).toEqual([]);
  },
);

const counted = (result: number) => ({
  'meninges/records/prime-climb/solitaire-1': JSON.stringify({
    recent: [{ id: 'earlier', result, day: 20260316 }],
    older: [],
  }),
});

visit(
  'the set-up says that today’s game was played, and what it came to',
  async ({ page, open }) => {
    // Midnight, and the time zone of whoever runs this, make another day of it.
    await page.clock.setFixedTime('2026-03-16T12:00:00Z');
    await open('/setup/prime-climb');
    await touch(page.getByRole('radio', { name: '1', exact: true }));
    await page
      .getByTestId('today')
      .getByText(/Aujourd’hui\s: 7 tours\. C’est ce premier résultat/)
      .waitFor();
    await tap(page, 'radio', 'Solitaire 2');
    await page.getByTestId('today').waitFor({ state: 'detached' });
  },
  { storage: counted(7) },
);
