import type { Locator, Page } from 'playwright-core';

import {
  createDice,
  enter,
  saveTable,
  settle,
  stageOf,
  type Seat,
  type Player,
  type Table,
  tableAt,
} from '../../../src/engine';
import {
  defaults,
  primeClimb,
  type Card,
  type Choice,
  type Config,
  type Move,
  type Operation,
  type State,
} from '../../../src/games/prime-climb/rules';
import { writeKept } from '../../../src/storage/kept';
import { stillMiddle, touch } from './gestures';
import { eventually } from './patience';
import { comeToRest } from './pytagora';
import { atRest } from './rest';

/** One turn that was played before the visit. */
export interface Played {
  readonly dice: readonly [number, number];
  /** Numbers on pawns, one after the other: `a+10`, `b×3`; `a±7-` is the keeper ±7, taken away from pawn a. */
  readonly uses?: readonly string[];
  /** The card that chance turns over, where the turn earned one, and what it left to choose. */
  readonly card?: Card;
  readonly choice?: Choice | null;
  /** Still under way: not ended; or the card read but not yet obeyed. */
  readonly open?: boolean;
}

export interface Climbed {
  readonly names?: readonly string[];
  readonly config?: Partial<Config>;
  readonly turns?: readonly Played[];
  readonly players?: Partial<Player>;
  /** This seat is the app's. */
  readonly app?: Seat;
}

export interface Known {
  readonly path: string;
  readonly storage: Readonly<Record<string, string>>;
}

/** A game whose rolls and cards are known to the test, as the browser remembers it before the visit. Léa begins. */
export function climbed({
  names = ['Léa', 'Tom'],
  config = {},
  turns = [],
  players = {},
  app,
}: Climbed): Known {
  const rules: Config = { ...defaults(names.length), first: 0, ...config };
  let table: Table = tableAt(primeClimb, rules, primeClimb.start(rules));
  const state = () => table.state as State;
  const take = (actor: Seat | 'chance', move: Move) => {
    const next = enter(table, { actor, move: move });
    if (next.kind === 'refused') throw new Error(`${JSON.stringify(move)}: ${next.refusal.code}`);
    table = next.table;
  };
  for (const { dice, uses = [], card, choice = null, open = false } of turns) {
    const { seat } = state();
    take(seat, { type: 'roll' });
    take('chance', { type: 'dice', dice });
    for (const use of uses) take(seat, moveOf(use));
    if (open && card === undefined) break;
    take(seat, { type: 'end' });
    if (card === undefined) continue;
    take('chance', { type: 'turn-over', card });
    if (!open) take(seat, { type: 'obey', choice });
  }
  table = settle(table, createDice(7));
  const stage = stageOf(table);
  const seats = names.map((name, face): Player => ({
    name,
    face,
    help: false,
    ...players,
    bot: face === app ? 'beginner' : null,
  }));
  const kept = {
    id: 'known',
    startedAt: Date.UTC(2026, 1, 14),
    updatedAt: Date.UTC(2026, 1, 14, 15),
    summary: { over: false, winners: [], turn: stage.kind === 'play' ? stage.acting[0].seat : null },
    saved: saveTable(table, seats, null),
  };
  return { path: '/table/known', storage: { 'meninges/games/known': writeKept(kept) } };
}

/** Léa is to use 7 and 2 with pawns on 98 and 20. */
export const NINETY_EIGHT = {
  turns: [
    { dice: [10, 10], uses: ['a+10', 'a×10', 'b+10', 'b+10'] },
    { dice: [4, 6], uses: ['a+4', 'a+6'] },
    { dice: [2, 1], uses: ['a-2', 'b×1'] },
    { dice: [4, 6], uses: ['b+4', 'a+6'] },
    { dice: [7, 2], open: true },
  ],
} as const;

function moveOf(use: string): Move {
  const pawn = use[0] === 'a' ? 0 : 1;
  const [, by, way] = /^.±(\d)([+-])$/.exec(use) ?? [];
  if (by !== undefined)
    return { type: 'shift', card: Number(by) - 1, pawn, operation: way === '-' ? '-' : '+' };
  return { type: 'use', number: Number(use.slice(2)), pawn, operation: use[1] as Operation };
}

/** What a person sees of the table, read from the labels of the page and from nowhere else. */
export interface Sight {
  /** Whose pawn stands where, as it is spoken: `Pion de Léa, sur 12`. */
  readonly pawns: readonly string[];
  /** The circles of the two pawns that can be picked up, null for one that cannot. */
  readonly own: readonly (number | null)[];
  /** Numbers of the roll that are still to be used. */
  readonly numbers: readonly number[];
  readonly used: readonly number[];
  /** The keepers before the seat, by the name of their tile. */
  readonly keepers: readonly { readonly id: string; readonly title: string }[];
  readonly lights: readonly number[];
  /** Circles of this turn's path, as lines from one to the other. */
  readonly path: number;
  readonly line: string;
}

export function lookAt(page: Page): Promise<Sight> {
  return page.evaluate(() => {
    /** French sets spaces that do not break before its colons: to a reader they are spaces. */
    const plain = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ');
    const all = (selector: string) => Array.from(document.querySelectorAll(selector));
    const label = (element: Element) => plain(element.getAttribute('aria-label'));
    const id = (element: Element) => element.getAttribute('data-testid') ?? '';
    const lastNumber = (text: string) => Number(/(\d+)\D*$/.exec(text)?.[1] ?? NaN);
    const own = (nth: number) => {
      const pawn = document.querySelector(`[data-testid="pawn-${nth}"]`);
      return pawn ? lastNumber(label(pawn)) : null;
    };
    const tiles = all('[data-testid^="number-"]');
    const ofTiles = (used: boolean) =>
      tiles.filter((tile) => /\D/.test(label(tile)) === used).map((tile) => Number.parseInt(label(tile), 10));
    return {
      pawns: all('[data-testid="board"] [aria-label]')
        .map(label)
        .filter((text) => /Pion|pawn/.test(text)),
      own: [own(0), own(1)],
      numbers: ofTiles(false),
      used: ofTiles(true),
      keepers: all('[data-testid^="keeper-"]').map((tile) => ({ id: id(tile), title: label(tile) })),
      lights: all('[data-testid^="light-"]').map((light) => lastNumber(id(light))),
      path: all('[data-testid="board"] polyline').length,
      line: plain(document.querySelector('[data-testid="line"]')?.textContent),
    };
  });
}

export const pawn = (page: Page, which: 0 | 1): Locator => page.getByTestId(`pawn-${which}`);
export const light = (page: Page, circle: number): Locator => page.getByTestId(`light-${circle}`);
export const operation = (page: Page, which: Operation): Locator => page.getByTestId(`operation-${which}`);
export const number = (page: Page, value: number): Locator =>
  page.locator(`[data-testid^="number-"][aria-label="${value}"]`).first();

/** Waits until the line says this; the spaces may be of any kind. */
export async function lineSays(page: Page, text: string | RegExp): Promise<void> {
  const wanted =
    typeof text === 'string'
      ? new RegExp(text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/ /g, '\\s'))
      : text;
  await page.getByTestId('line').getByText(wanted).first().waitFor();
}

/** A number of the roll is taken up: its tile is the chosen one. */
export async function takeUp(page: Page, value: number): Promise<void> {
  const tile = number(page, value);
  if ((await tile.getAttribute('aria-pressed')) === 'true') return;
  await touch(tile);
  await page.locator(`[data-testid^="number-"][aria-label="${value}"][aria-pressed="true"]`).waitFor();
}

/** The circle that is meant is so far above the finger. */
const ABOVE = 44;

/**
 * Where every number of the spiral is on the screen, to a thousandth of a point. Told from where its figures are set, not from the box
 * around them: a browser that has once drawn figures larger gives them a box of another height, and does not move them.
 */
export const circles = (page: Page): Promise<string> =>
  page.evaluate(() =>
    Array.from(document.querySelectorAll<SVGTextElement>('[data-testid="figures"] text'))
      .map((text) => {
        const set = new DOMPoint(Number(text.getAttribute('x')), Number(text.getAttribute('y')));
        const { x, y } = set.matrixTransform(text.getScreenCTM()!);
        return `${x.toFixed(3)} ${y.toFixed(3)}`;
      })
      .join(),
  );

const BOARD = '[data-testid="board"]';

/** Once nothing on the board moves any more. */
export const boardAtRest = (page: Page): Promise<void> => atRest(page, BOARD);

interface Carry {
  /** Lets go there instead, once the circle is lit. */
  readonly to?: { readonly x: number; readonly y: number };
  /** What to look at while the finger still holds the pawn over the circle. */
  readonly beforeRelease?: () => Promise<void>;
}

/**
 * Picks a pawn up with a finger, waits for the circle to light up, carries the pawn there and lets go. Where a circle is, is not
 * known before it is lit: as for anybody who plays.
 */
export async function carry(
  page: Page,
  which: 0 | 1,
  circle: number,
  { beforeRelease, to }: Carry = {},
): Promise<void> {
  await boardAtRest(page);
  const finger = await page.context().newCDPSession(page);
  const put = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints });
  const start = await stillMiddle(pawn(page, which));
  await put('touchStart', [start]);
  const walk = async (from: { x: number; y: number }, to: { x: number; y: number }, steps: number) => {
    for (let step = 1; step <= steps; step += 1) {
      const part = step / steps;
      await put('touchMove', [{ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }]);
    }
  };
  const aside = { x: start.x + (start.x > 100 ? -16 : 16), y: start.y };
  await walk(start, aside, 3);
  await light(page, circle).waitFor();
  const { x, y } = to ?? (await stillMiddle(light(page, circle)));
  await walk(aside, { x, y: y + ABOVE }, 8);
  await beforeRelease?.();
  await comeToRest();
  await put('touchEnd', []);
  await finger.detach();
}

/** Two fingers on the board, from so far apart to so far apart; so far above its middle, where a pawn would be in the way. */
export async function pinchBoard(page: Page, from: number, to: number, above = 0): Promise<void> {
  const middle = await stillMiddle(page.getByTestId('board'));
  const [x, y] = [middle.x, middle.y - above];
  const fingers = await page.context().newCDPSession(page);
  const put = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    fingers.send('Input.dispatchTouchEvent', { type, touchPoints });
  const apart = (distance: number) => [
    { x: x - distance / 2, y },
    { x: x + distance / 2, y },
  ];
  await put('touchStart', apart(from));
  for (let step = 1; step <= 12; step += 1) await put('touchMove', apart(from + ((to - from) * step) / 12));
  await put('touchEnd', []);
  await fingers.detach();
  await boardAtRest(page);
}

/** One finger comes down on a pawn, a second one beside it, and the two go apart: either of them moves. */
export async function pinchFromPawn(page: Page, which: 0 | 1): Promise<void> {
  const held = await stillMiddle(pawn(page, which));
  const way = held.x > page.viewportSize()!.width / 2 ? -1 : 1;
  const fingers = await page.context().newCDPSession(page);
  const put = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    fingers.send('Input.dispatchTouchEvent', { type, touchPoints });
  const apart = (step: number) => [
    { x: held.x - way * step * 3, y: held.y },
    { x: held.x + way * (50 + step * 8), y: held.y },
  ];
  await put('touchStart', [held]);
  await put('touchStart', apart(0));
  for (let step = 1; step <= 12; step += 1) await put('touchMove', apart(step));
  await put('touchEnd', []);
  await fingers.detach();
  await boardAtRest(page);
}

/** How many times as large as it fits the board is seen. */
export const zoomOf = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const world = document.querySelector('[data-testid="board"]')!.firstElementChild!;
    return new DOMMatrix(getComputedStyle(world).transform).a;
  });

/** Chance of the page is that of this seed: the same rolls and cards at every visit. */
export async function withSeed(page: Page, seed: number): Promise<void> {
  await page.addInitScript((wanted) => {
    // The page mixes the time of day into its seed; this takes it out again.
    const now = Date.now.bind(Date);
    let last = now();
    Date.now = () => (last = now());
    Math.random = () => ((last ^ wanted) >>> 0) / 0x100000000;
  }, seed);
}

/** What is seen, once it is as wanted. */
export async function seeAtLast(page: Page, wanted: Partial<Sight>): Promise<Sight> {
  let sight = await lookAt(page);
  await eventually(async () => expect((sight = await lookAt(page))).toMatchObject(wanted));
  return sight;
}

/** On the set-up screen: Léa and a second person. */
export async function sitAtTwo(page: Page): Promise<void> {
  await touch(page.getByRole('radio', { name: '2', exact: true }));
  await touch(page.getByRole('radiogroup', { name: 'Qui joue pour Rémi ?' }).getByText('Une personne'));
}
