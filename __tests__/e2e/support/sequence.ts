import type { Locator, Page } from 'playwright-core';

import { BOARD, SIDE, WINDOWS } from '../../../src/games/sequence-numbers/rules';
import { touch } from './gestures';

/** What a person sees of a table of Sequence Numbers, read from the labels of the page and from nowhere else. */
export interface Sight {
  readonly hand: readonly string[];
  /** By cell: what stands on it, `libre` or a mark; corners belong to everybody. */
  readonly cells: readonly string[];
  readonly main: string | null;
  readonly line: string;
}

const LABELS = { free: /(libre|free)$/, chip: /(disque|anneau|croix|disc|ring|cross)/ };

export const line = (page: Page): Locator => page.getByTestId('line');
export const main = (page: Page): Locator => page.getByTestId('main');
/** A card of the hand; of two alike (there are several Plus and Minus), the first. */
export const card = (page: Page, spoken: string): Locator =>
  page.getByTestId('hand').getByRole('radio', { name: spoken, exact: true }).first();

/** A cell by its place on the board, counted from 0 at the top left. */
export const cellAt = (page: Page, cell: number): Locator => page.getByTestId(`cell-${cell}`);

export function look(page: Page): Promise<Sight> {
  return page.evaluate(() => {
    /** French sets spaces that do not break before its colons: to a reader they are spaces. */
    const plain = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ');
    const labels = (selector: string) =>
      Array.from(document.querySelectorAll(selector), (element) => plain(element.getAttribute('aria-label')));
    return {
      hand: labels('[data-testid="hand"] [role="radio"]'),
      cells: labels('[data-testid="board"] [role="gridcell"]'),
      main: document.querySelector('[data-testid="main"]')?.textContent ?? null,
      line: plain(document.querySelector('[data-testid="line"]')?.textContent),
    };
  });
}

export const handOf = async (page: Page): Promise<readonly string[]> => (await look(page)).hand;

/** `34 moins 13` is 21; null for Plus and Minus. */
export function valueOf(spoken: string): number | null {
  const [, left, sign, right] = /^(\d+) (plus|moins|minus) (\d+)/.exec(spoken) ?? [];
  if (left === undefined) return null;
  return sign === 'plus' ? Number(left) + Number(right) : Number(left) - Number(right);
}

export const isFreeLabel = (label: string): boolean => LABELS.free.test(label);
export const markOf = (label: string): string | null => LABELS.chip.exec(label)?.[0] ?? null;
const numberOn = (label: string): number => Number.parseInt(label, 10);
const isCornerLabel = (label: string): boolean => !/^\d/.test(label);
const isLockedLabel = (label: string): boolean => /(séquence terminée|finished sequence)/.test(label);

export interface Choice {
  readonly card: string;
  readonly cell: number;
}

/** The card and cell that go furthest towards a line of one's own; null when nothing in the hand can be played. */
export function bestOf({ hand, cells }: Sight, own: string): Choice | null {
  const choices = hand.flatMap((held) =>
    cellsOf(held, cells, own).map((cell) => ({
      card: held,
      cell,
      // Special cards are kept for when they finish something.
      worth: promise(cells, cell, own) - (valueOf(held) === null ? 1.5 : 0),
    })),
  );
  choices.sort((a, b) => b.worth - a.worth);
  return choices[0] ?? null;
}

function cellsOf(held: string, cells: readonly string[], own: string): number[] {
  const value = valueOf(held);
  const suits = (label: string) => {
    if (isCornerLabel(label)) return false;
    if (/^(Moins|Minus)/.test(held))
      return !isFreeLabel(label) && markOf(label) !== own && !isLockedLabel(label);
    return isFreeLabel(label) && (value === null || numberOn(label) === value);
  };
  return cells.flatMap((label, cell) => (suits(label) ? [cell] : []));
}

/** How many own chips lie in the best line of five through a cell that nobody else has broken. */
function promise(cells: readonly string[], cell: number, own: string): number {
  const counts = WINDOWS.filter((window) => window.includes(cell)).map((window) => {
    const labels = window.filter((other) => other !== cell).map((other) => cells[other]!);
    const broken = labels.some(
      (label) => !isCornerLabel(label) && !isFreeLabel(label) && markOf(label) !== own,
    );
    return broken ? -1 : labels.filter((label) => isCornerLabel(label) || markOf(label) === own).length;
  });
  return Math.max(...counts) + counts.filter((count) => count > 1).length / 100;
}

/** The name a screen reader gives to a free cell in French. */
export const freeCell = (cell: number): string =>
  `${BOARD[cell]}, rangée ${Math.floor(cell / SIDE) + 1}, colonne ${(cell % SIDE) + 1}, libre`;

/** Plays a turn by taps: dead card or pass when nothing goes, else card, cell, draw. */
export async function takeTurn(page: Page, own: string): Promise<void> {
  let sight = await look(page);
  let choice = bestOf(sight, own);
  if (!choice && sight.main !== 'Passer') {
    const before = await line(page).textContent();
    for (const held of sight.hand.filter((spoken) => valueOf(spoken) !== null)) {
      await touch(card(page, held));
      await touch(page.getByTestId('dead'));
      sight = await look(page);
      if (!sight.hand.includes(held)) break;
    }
    expect(sight.line).not.toBe(before);
    choice = bestOf(sight, own);
  }
  if (!choice) return touch(main(page));
  await touch(card(page, choice.card));
  await touch(page.getByRole('gridcell', { name: sight.cells[choice.cell]!, exact: true }));
  await page.waitForFunction(
    (names) =>
      document.querySelector('[data-testid="see-result"]') !== null ||
      names.includes(document.querySelector('[data-testid="main"]')?.textContent ?? ''),
    ['Piocher', 'Draw'],
  );
  if ((await page.getByTestId('see-result').count()) === 0) await touch(main(page));
}

/** Léa, who has the discs, plays against the app until the game is over. */
export async function playOut(page: Page): Promise<void> {
  const mine = page.getByTestId('see-result').or(main(page));
  for (let turns = 0; ; turns += 1) {
    await mine.first().waitFor();
    if ((await page.getByTestId('see-result').count()) > 0) return;
    expect(turns).toBeLessThan(60);
    await takeTurn(page, 'disque');
  }
}
