import type { Page } from 'playwright-core';

import { atRest, eventually, touch, visit } from './support';
import { climbed, type Known } from './support/prime-climb';

const LONG = [
  'Anne-Charlotte de Montfo',
  'Maximilien Barthélemy Ro',
  'Wilhelmina Konstantinope',
  'Bartholomäus Schwarzenbe',
];
const SCREENS = {
  'a phone': { width: 390, height: 844 },
  'a phone on its side': { width: 844, height: 390 },
  'a tablet': { width: 820, height: 1180 },
  'a desktop': { width: 1440, height: 900 },
  'the smallest phone': { width: 320, height: 568 },
} as const;

const TO_98 = [
  { dice: [10, 10], uses: ['a+10', 'a×10', 'b+10', 'b+10'] },
  { dice: [4, 6], uses: ['a+4', 'a+6'] },
] as const;

/** A pawn is chosen, and the helping hand has explained itself. */
async function chosen(page: Page): Promise<void> {
  await touch(page.getByTestId('pawn-0'));
  await touch(page.getByTestId('understood'));
}

/** A double, a helping hand, and a pawn that is chosen: as much as the table ever has to show. */
const HELP = { players: { help: true } };
/** Everybody has played since one’s own turn, and drawn a card. */
const ALL_PLAYED = [
  { dice: [10, 10], uses: ['a+10', 'a×10', 'b+10', 'b+10'] },
  { dice: [4, 7], uses: ['a+4', 'a+7'], card: 3 },
  { dice: [10, 3], uses: ['a+10', 'a+3'], card: 5 },
  { dice: [8, 9], uses: ['a+8', 'a+9'], card: 8 },
] as const;
const PHASES: readonly (readonly [string, Known, ((page: Page) => Promise<void>)?])[] = [
  ['to roll', climbed({ names: LONG, turns: ALL_PLAYED })],
  [
    'to move with a double',
    climbed({ names: LONG, ...HELP, turns: [{ dice: [7, 7], uses: ['a+7'], open: true }] }),
    chosen,
  ],
  [
    'refused',
    climbed({ names: LONG.slice(0, 2), ...HELP, turns: [...TO_98, { dice: [9, 8], open: true }] }),
    async (page) => {
      await chosen(page);
      await touch(page.getByTestId('operation-+'));
    },
  ],
  [
    'a keeper to read',
    climbed({
      names: LONG.slice(0, 2),
      turns: [{ dice: [10, 3], uses: ['a+10', 'a+3'], card: 11, open: true }],
    }),
  ],
  [
    'a card with a choice of eight pawns',
    climbed({ names: LONG, turns: [{ dice: [10, 3], uses: ['a+10', 'a+3'], card: 22, open: true }] }),
  ],
];

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The parts of the table and all there is to press, where they really are. */
const parts = (page: Page): Promise<readonly (Box & { name: string; role: string })[]> =>
  page.evaluate(() =>
    Array.from(
      document.querySelectorAll(
        '[data-testid="table"] [role="list"], [data-testid="board"], [data-testid="line"] > *, [data-testid="card"], ' +
          '[data-testid="table"] button, [data-testid="table"] [role="button"]',
      ),
    )
      // Pawns and lit circles lie on the board, where they belong.
      .filter((element) => !element.parentElement!.closest('[data-testid="board"]'))
      .map((element) => {
        const { left, right, top, ...box } = element.getBoundingClientRect().toJSON() as DOMRect;
        // A card and its offers are scrolled where room is short: what is seen of them counts.
        const scrolled = element.matches('[data-testid="card"], [data-testid^="offer-"]');
        let scroller = scrolled ? element.parentElement : null;
        while (scroller && !/auto|scroll/.test(getComputedStyle(scroller).overflowY))
          scroller = scroller.parentElement;
        const bottom = Math.min(box.bottom, scroller?.getBoundingClientRect().bottom ?? Infinity);
        const name =
          element.getAttribute('data-testid') ??
          element.getAttribute('aria-label') ??
          element.textContent ??
          '';
        return { name, role: element.getAttribute('role') ?? '', left, top, right, bottom };
      })
      .filter(({ left, right, top, bottom }) => right > left && bottom > top),
  );

const overlap = (a: Box, b: Box): boolean =>
  Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
  Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;

async function faults(page: Page): Promise<readonly string[]> {
  const { width, height } = page.viewportSize()!;
  const boxes = await parts(page);
  const outside = boxes
    .filter(
      ({ left, top, right, bottom }) => left < -1 || top < -1 || right > width + 1 || bottom > height + 1,
    )
    .map(({ name }) => `${name} sticks out of the screen`);
  const over = boxes.flatMap((one, nth) =>
    boxes
      .slice(nth + 1)
      .flatMap((other) => (overlap(one, other) ? [`${one.name} lies on ${other.name}`] : [])),
  );
  const small = boxes
    // An offer half scrolled away is as large as the others once it is scrolled to.
    .filter(({ name }) => !/^offer-/.test(name))
    .filter(
      ({ role, left, right, top, bottom }) =>
        role === 'button' && Math.min(right - left, bottom - top) < 43.5,
    )
    .map(({ name, left, right, top, bottom }) => `${name} is ${right - left} by ${bottom - top}`);
  return [...outside, ...over, ...small];
}

const SMALLEST = 390;

for (const [screen, size] of Object.entries(SCREENS))
  // French words are the longer ones; English is looked at where there is least room.
  for (const language of size.width <= SMALLEST ? (['fr', 'en'] as const) : (['fr'] as const))
    for (const [phase, known, steps] of PHASES)
      visit(
        `on ${screen}, ${phase}, in ${language}: nothing overlaps, sticks out or is too small`,
        async ({ page, open }) => {
          await page.setViewportSize(size);
          await open(known.path);
          await page.getByTestId('board').waitFor();
          await steps?.(page);
          await atRest(page);
          await eventually(async () => expect(await faults(page)).toEqual([]));
          // A card and all that it offers are whole, with four seats too.
          const scrolled = await page.evaluate(() =>
            Array.from(document.querySelectorAll('[data-testid="card-sheet"] *'))
              .filter((one) => /auto|scroll/.test(getComputedStyle(one).overflowY))
              .map((one) => one.scrollHeight - one.clientHeight),
          );
          expect(Math.max(0, ...scrolled)).toBeLessThanOrEqual(1);
          // What the others did, each with dice, sums and card, is there without being pushed along.
          const recap = await page.evaluate(() =>
            Array.from(document.querySelectorAll('[data-testid="recap"]')).map((panel) => {
              const { bottom } = panel.getBoundingClientRect();
              const texts = Array.from(panel.querySelectorAll('[dir="auto"]'));
              const sums = texts.filter(({ textContent }) =>
                / = |^±\d$/.test((textContent ?? '').replace(/\s/g, ' ')),
              );
              return sums.filter((sum) => sum.getBoundingClientRect().bottom <= bottom).length;
            }),
          );
          expect(recap).toEqual(phase === 'to roll' ? [9] : []);
          // However long the names, where everybody's pawns are is read.
          const cut = await page
            .locator('[data-testid="table"] [role="list"] [role="listitem"] [dir="auto"]')
            .evaluateAll((all) =>
              all
                .filter(({ textContent }) => /\d·/.test(textContent ?? ''))
                .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
                .map(({ textContent }) => textContent),
            );
          expect(cut).toEqual([]);
          const board = (await page.getByTestId('board').boundingBox())!;
          // The board stays the largest thing on the table.
          expect(Math.min(board.width, board.height)).toBeGreaterThan(180);
        },
        { storage: known.storage, language },
      );
