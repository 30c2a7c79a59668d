import type { Page } from 'playwright-core';

import { eventually, see, tap, touch, visit } from './support';
import {
  carry,
  circles,
  lineSays,
  lookAt,
  seeAtLast,
  sitAtTwo,
  takeUp,
  withSeed,
  type Sight,
} from './support/prime-climb';

interface Step {
  readonly number: number;
  readonly pawn: 0 | 1;
  readonly sign: '+' | '−' | '×' | '÷';
  readonly to: number;
}

const SIGNS = {
  '+': (at: number, by: number) => at + by,
  '−': (at: number, by: number) => at - by,
  '×': (at: number, by: number) => at * by,
  '÷': (at: number, by: number) => at / by,
} as const;

const isRed = (at: number): boolean => at > 10 && [2, 3, 5, 7].every((prime) => at % prime > 0);

/** A pawn that is home is worth more than one close to it, and a card is worth a few circles. */
const worth = (at: number | null): number => (at === null ? 140 : at + (isRed(at) ? 8 : 0));

interface Plan {
  readonly worth: number;
  readonly steps: readonly Step[];
}

/** As a child would plan it: of all ways to use the numbers, the one that brings the pawns furthest. */
function plan(own: Sight['own'], numbers: readonly number[], cursed: boolean): Plan {
  if (numbers.length === 0) return { worth: worth(own[0]!) + worth(own[1]!), steps: [] };
  let best: Plan = { worth: -1, steps: [] };
  for (const number of new Set(numbers)) {
    const rest = numbers.filter((_, nth) => nth !== numbers.indexOf(number));
    for (const pawn of [0, 1] as const) {
      const at = own[pawn];
      if (at === null || at === undefined) continue;
      for (const [sign, reckon] of Object.entries(SIGNS)) {
        if (cursed && (sign === '+' || sign === '×')) continue;
        const to: number = reckon(at, number);
        // A number that changes nothing cannot be dragged anywhere: this player likes to move.
        if (!Number.isInteger(to) || to < 0 || to > 101 || to === at) continue;
        const next = own.map((where, nth) => (nth === pawn ? (to === 101 ? null : to) : where));
        const after =
          next[0] === null && next[1] === null ? { worth: 1000, steps: [] } : plan(next, rest, cursed);
        if (after.worth <= best.worth) continue;
        best = {
          worth: after.worth,
          steps: [{ number, pawn, sign: sign as Step['sign'], to }, ...after.steps],
        };
      }
    }
  }
  return best;
}

const AFTER_A_MOVE = '[data-testid="end"], [data-testid="see-result"]';
const AFTER_A_TURN =
  '[data-testid="roll"], [data-testid="obey"], [data-testid="offer-0"], [data-testid="see-result"]';
const isOver = async (page: Page) => (await page.getByTestId('see-result').count()) > 0;

interface Diary {
  turns: number;
  drags: number;
  cards: number;
  keepers: number;
  /** The spiral as it lies: one, if it keeps its shape. */
  readonly shapes: Set<string>;
}

async function takeTurn(page: Page, diary: Diary): Promise<void> {
  await touch(page.getByTestId('roll'));
  await page.getByTestId('end').waitFor();
  await playKeepers(page, diary);
  diary.shapes.add(await circles(page));
  const { numbers } = await lookAt(page);
  for (let left = numbers.length; left > 0 && !(await isOver(page)); left -= 1) {
    let sight = await lookAt(page);
    await eventually(async () => expect((sight = await lookAt(page)).numbers).toHaveLength(left));
    const cursed = /mauvais sort/.test(sight.line);
    const [step] = plan(sight.own, sight.numbers, cursed).steps;
    if (step) await makeStep(page, sight, step);
    else await giveWay(page, sight);
    diary.drags += step ? 1 : 0;
  }
  if (await isOver(page)) return;
  await lineSays(page, /Tous les nombres sont joués|une case rouge|renvoyez/);
  await touch(page.getByTestId('end'));
  await page.locator(AFTER_A_TURN).first().waitFor();
  await readCard(page, diary);
}

/** Takes the number, carries the pawn, and reads the sum before letting go. */
async function makeStep(page: Page, { own, path }: Sight, step: Step): Promise<void> {
  const { number, pawn, sign, to } = step;
  await takeUp(page, number);
  await carry(page, pawn, to, {
    beforeRelease: () => lineSays(page, `${own[pawn]} ${sign} ${number} = ${to}`),
  });
  await page.locator(AFTER_A_MOVE).first().waitFor();
  if (await isOver(page)) return;
  const { own: now } = await seeAtLast(page, { path: path + 1 });
  expect(now[pawn]).toBe(to === 101 ? null : to);
}

/** A cursed seat for whose number no circle is left: the first pawn in play takes it by minus. */
async function giveWay(page: Page, { own, numbers }: Sight): Promise<void> {
  await touch(page.getByTestId(`pawn-${own[0] === null ? 1 : 0}`));
  await touch(page.getByTestId('operation--'));
  await seeAtLast(page, { numbers: numbers.slice(1) });
}

/** Brings a pawn home with a ±k where it can; curses, and sends back whoever is near. */
async function playKeepers(page: Page, diary: Diary): Promise<void> {
  for (const { id, title } of (await lookAt(page)).keepers) {
    const by = Number(/^±(\d)$/.exec(title)?.[1] ?? NaN);
    if (!Number.isNaN(by)) {
      const { own } = await lookAt(page);
      const pawn = own.findIndex((at) => at !== null && at + by === 101);
      if (pawn < 0 || (await isOver(page))) continue;
      await touch(page.getByTestId(id));
      await carry(page, pawn as 0 | 1, 101);
      await page.getByTestId(id).waitFor({ state: 'detached' });
      diary.keepers += 1;
      continue;
    }
    await touch(page.getByTestId(id));
    await page.getByRole('dialog', { name: title }).waitFor();
    const offer = page.getByTestId('offer-0');
    if ((await offer.count()) > 0) {
      await touch(offer);
      diary.keepers += 1;
    } else await tap(page, 'button', 'Pas maintenant');
    await page.getByRole('dialog', { name: title }).waitFor({ state: 'detached' });
  }
}

/** Reads it, keeps or obeys it, and chooses the first of what it offers. */
async function readCard(page: Page, diary: Diary): Promise<void> {
  if ((await page.getByTestId('card').count()) === 0) return;
  diary.cards += 1;
  expect(await page.getByTestId('card').innerText()).toMatch(/\n(Gardien|Action)\n/);
  await lineSays(page, / a tiré une carte\.|Quel/);
  diary.shapes.add(await circles(page));
  const swap = /Quel pion échanger/.test(await page.getByTestId('table').innerText());
  await touch(page.locator('[data-testid="obey"], [data-testid="offer-0"]').first());
  if (swap) {
    await page.getByRole('group', { name: /Avec lequel/ }).waitFor();
    await touch(page.getByTestId('offer-0'));
  }
  await page.getByTestId('roll').waitFor();
}

visit('Léa and Tom drag their pawns through a whole game, cards and keepers too', async ({ page, open }) => {
  await withSeed(page, 51);
  await open();
  await tap(page, 'button', /^Prime Climb/);
  await sitAtTwo(page);
  await touch(page.getByTestId('start'));
  const diary: Diary = { turns: 0, drags: 0, cards: 0, keepers: 0, shapes: new Set() };
  for (;;) {
    await page.locator('[data-testid="roll"], [data-testid="see-result"]').first().waitFor();
    diary.shapes.add(await circles(page));
    if (await isOver(page)) break;
    expect((diary.turns += 1)).toBeLessThan(60);
    await takeTurn(page, diary);
  }
  expect(diary.cards).toBeGreaterThan(2);
  expect(diary.keepers).toBeGreaterThan(0);
  // Whatever stood in the header, the line, a card or at the end: no circle has moved.
  expect(diary.shapes.size).toBe(1);
  await lineSays(page, /^(Léa|Tom) a mené ses pions au but/);
  const { line, pawns } = await lookAt(page);
  const winner = /^(Léa|Tom) /.exec(line)?.[1];
  expect(pawns.filter((pawn) => pawn === `Pion de ${winner}, arrivé`)).toHaveLength(2);
  await touch(page.getByTestId('see-result'));
  await see(page, 'heading', `${winner} gagne !`);
});
