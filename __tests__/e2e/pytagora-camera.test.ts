import type { Page } from 'playwright-core';

import { createDice, decide, openTable, play, saveTable, stageOf, type Player } from '../../src/engine';
import { pytagoraBots } from '../../src/games/pytagora/bots';
import { defaultsFor, pytagora, type CrosswordState } from '../../src/games/pytagora/rules';
import { writeKept } from '../../src/storage/kept';
import { drawn, eventually, touch, visit } from './support';
import { pinch, seeWhole, sightline, type Sightline } from './support/pytagora';

const SEATS: readonly Player[] = ['Léa', 'Tom', 'Mamie', 'Noé'].map((name, face) => ({
  name,
  face,
  bot: null,
  help: false,
}));

/** Four seats have laid so many equations that a phone cannot show them all, and Léa is to play. */
function outgrown(): Readonly<Record<string, string>> {
  const dice = createDice(1);
  let table = openTable(pytagora, { ...defaultsFor('classic', 4), target: 200, first: 0 }, dice);
  for (let entry = 0; ; entry += 1) {
    const stage = stageOf(table);
    const state = table.state as CrosswordState;
    if (stage.kind !== 'play') throw new Error('The game is over too soon.');
    const { seat } = stage.acting[0];
    if (seat === 0 && state.phase === 'turn' && state.grid.length > 40) break;
    const move = decide(pytagoraBots.beginner!, pytagora.view(state, seat), createDice(entry));
    const played = play(table, seat, move, dice);
    if (played.kind === 'refused') throw new Error(played.refusal.code);
    table = played.table;
  }
  const at = Date.UTC(2026, 1, 14);
  const summary = { over: false, winners: [], turn: 0 };
  const kept = { id: 'known', startedAt: at, updatedAt: at, summary, saved: saveTable(table, SEATS, null) };
  return { 'meninges/games/known': writeKept(kept) };
}

const cellOn = ({ scale }: Sightline): number => scale * 44;
const boxOf = async (page: Page, testId: string) => (await page.getByTestId(testId).boundingBox())!;

/** Whether a piece of the table is in sight: what is asked for is an equation. */
const piecesInSight = (page: Page): Promise<number> =>
  page.getByTestId('grid').evaluate((grid) => {
    const board = grid.getBoundingClientRect();
    return Array.from(grid.querySelectorAll('svg')).filter((piece) => {
      if (!piece.querySelector('path[d^="M0 0 H0.41"]')) return false;
      const { left, top, right, bottom } = piece.getBoundingClientRect();
      return (
        left >= board.left - 12 &&
        top >= board.top - 12 &&
        right <= board.right + 12 &&
        bottom <= board.bottom + 12
      );
    }).length;
  });

/** Counts what is drawn anew from now on; styles that the UI thread sets are not. */
const watchRedrawing = (page: Page) =>
  page.evaluateHandle(() => {
    const told = { count: 0 };
    new MutationObserver((changes) => {
      told.count += changes.filter(
        ({ type, attributeName }) => type !== 'attributes' || attributeName !== 'style',
      ).length;
    }).observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
    return told;
  });

/** The heights at which the piece in the air is seen from now on, frame by frame. */
const watchFalling = (page: Page) =>
  page.evaluateHandle(() => {
    const told: { heights: number[] } = { heights: [] };
    const look = () => {
      const air = document.querySelector('[data-testid="in-the-air"]')!;
      const { y, height } = air.getBoundingClientRect();
      if (getComputedStyle(air).opacity === '1') told.heights.push(y + height / 2);
      requestAnimationFrame(look);
    };
    look();
    return told;
  });

visit(
  'a table of four that has outgrown the phone is read, carried to, moved and seen whole',
  async ({ page, open }) => {
    await open('/table/known');
    await touch(page.getByTestId('show'));
    await page.getByTestId('rack').waitFor();
    const near = await sightline(page);
    expect(cellOn(near)).toBeGreaterThanOrEqual(29.99);
    // What the others laid since is ringed, and what lies out of sight is in the overview.
    for (const seat of [1, 2, 3]) expect(await page.getByTestId(`laid-by-${seat}`).count()).toBe(1);
    await page.getByTestId('fit').waitFor();
    const shared = page.getByTestId('bag');
    expect((await shared.boundingBox())!.y).toBeGreaterThan(near.bottom);

    await seeWhole(page);
    const whole = await sightline(page);
    expect(cellOn(whole)).toBeLessThan(29);
    expect(await page.locator('[data-testid^="cursor-"], [data-testid^="draft-"]').count()).toBe(0);
    // Whoever takes up a piece lays: the overview is over.
    await touch(page.getByTestId('piece-0'));
    await eventually(async () => expect(cellOn(await sightline(page))).toBeGreaterThanOrEqual(29.99));
    await touch(page.getByTestId('piece-0'));

    // Two fingers select nothing; the table cannot be moved away; a wheel zooms.
    await pinch(page, 120, 124);
    expect(await page.locator('[data-testid^="cursor-"]').count()).toBe(0);
    for (const by of [
      [300, 300],
      [-300, 300],
      [-300, -300],
    ] as const) {
      const { left, top, right, bottom } = await sightline(page);
      const finger = await page.context().newCDPSession(page);
      const put = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
        finger.send('Input.dispatchTouchEvent', { type, touchPoints });
      for (let times = 0; times < 4; times += 1) {
        const from = { x: by[0] > 0 ? left + 20 : right - 20, y: by[1] > 0 ? top + 100 : bottom - 20 };
        await put('touchStart', [from]);
        for (let step = 1; step <= 6; step += 1)
          await put('touchMove', [{ x: from.x + (by[0] * step) / 6, y: from.y + (by[1] * step) / 6 }]);
        await put('touchEnd', []);
      }
      await finger.detach();
      await sightline(page);
      expect(await piecesInSight(page)).toBeGreaterThan(1);
    }
    const before = (await sightline(page)).scale;
    await page.mouse.move((near.left + near.right) / 2, (near.top + near.bottom) / 2);
    await page.mouse.wheel(0, -240);
    await eventually(async () => expect((await sightline(page)).scale).toBeGreaterThan(before * 1.2));
  },
  { storage: outgrown() },
);

visit(
  'a carried piece floats above its place at the size of the cells, and comes down to it',
  async ({ page, open }) => {
    await open('/table/known');
    await touch(page.getByTestId('show'));
    await page.getByTestId('rack').waitFor();
    const sight = await sightline(page);
    const cell = cellOn(sight);
    const spot = await freeCell(page, sight);
    const finger = await page.context().newCDPSession(page);
    const put = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
      finger.send('Input.dispatchTouchEvent', { type, touchPoints });
    const rack = await boxOf(page, 'piece-0');
    const from = { x: rack.x + rack.width * 0.3, y: rack.y + rack.height * 0.3 };
    const to = { x: spot.x + cell / 2, y: spot.y + cell / 2 + 36 };
    await put('touchStart', [from]);
    for (let step = 1; step <= 20; step += 1)
      await put('touchMove', [
        { x: from.x + ((to.x - from.x) * step) / 20, y: from.y + ((to.y - from.y) * step) / 20 },
      ]);
    const middle = ({ x, y, width, height }: { x: number; y: number; width: number; height: number }) => ({
      x: x + width / 2,
      y: y + height / 2,
    });
    await eventually(async () => {
      const air = await boxOf(page, 'in-the-air');
      expect(air.width / cell).toBeCloseTo(1.06, 2);
      const place = await boxOf(page, 'place');
      expect(place.x).toBeCloseTo(spot.x, 0);
      expect(place.y).toBeCloseTo(spot.y, 0);
      expect(middle(place).y - middle(air).y).toBeCloseTo(cell * 0.8, 0);
      expect(middle(air).x).toBeCloseTo(middle(place).x, 0);
      // Nothing of the place is under the finger.
      expect(place.y + place.height).toBeLessThan(to.y + 1);
    });

    // On its cell it follows the finger without anything being drawn anew.
    await drawn(page);
    const redrawing = await watchRedrawing(page);
    for (let step = 0; step < 30; step += 1)
      await put('touchMove', [
        { x: to.x + Math.sin(step) * (cell / 5), y: to.y + Math.cos(step) * (cell / 5) },
      ]);
    expect(await redrawing.evaluate(({ count }) => count)).toBe(0);
    await put('touchMove', [to]);

    // Every place it is seen at, from when it is let go until it lies: no step is a jump.
    const falling = await watchFalling(page);
    await put('touchEnd', []);
    await page.locator('[data-testid^="draft-"]').waitFor();
    const laid = page.locator('[data-testid^="draft-"]');
    await eventually(async () =>
      expect(await laid.evaluate((piece) => getComputedStyle(piece).opacity)).toBe('1'),
    );
    const seen = await falling.evaluate(({ heights }) => heights);
    const lies = middle((await laid.boundingBox())!);
    expect(seen.every((y) => y <= lies.y + 1)).toBe(true);
    expect([...seen].sort((a, b) => a - b)).toEqual(seen);
    await finger.detach();
  },
  { storage: outgrown() },
);

/** The corner, on the screen, of a cell where nothing lies, well inside the board. */
const freeCell = (page: Page, sight: Sightline): Promise<{ x: number; y: number }> =>
  page.evaluate(({ x, y, scale, left, top, right, bottom }) => {
    const side = 44 * scale;
    for (let row = Math.ceil((top - y) / side) + 3; y + (row + 3) * side < bottom; row += 1)
      for (let column = Math.ceil((left - x) / side) + 2; x + (column + 3) * side < right; column += 1) {
        const at = { x: x + column * side, y: y + row * side };
        const pieces = Array.from(document.querySelectorAll('[data-testid="grid"] svg')).filter((svg) =>
          svg.querySelector('path[d^="M0 0 H0.41"]'),
        );
        const clear = pieces.every((piece) => {
          const box = piece.getBoundingClientRect();
          return box.right < at.x || box.left > at.x + side || box.bottom < at.y || box.top > at.y + side;
        });
        if (clear) return at;
      }
    throw new Error('No free cell on the board.');
  }, sight);
