import type { Locator, Page } from 'playwright-core';

import {
  createDice,
  enter,
  replay,
  saveTable,
  settle,
  stageOf,
  type Json,
  type Seat,
  type Player,
  type Table,
  tableAt,
} from '../../../src/engine';
import {
  judgeLay,
  pytagora,
  type Config,
  type CrosswordView,
  type Face,
  type Move,
  type NewPiece,
  type Spot,
  type State,
} from '../../../src/games/pytagora/rules';
import { writeKept } from '../../../src/storage/kept';
import { drag, touchAt, type Place } from './gestures';
import { eventually, pause } from './patience';
import { atRest, drawn } from './rest';
import { readStorage, savedIn } from './storage';

/** The one game on the shelf, as only the save knows it. */
export interface Played {
  readonly state: State;
  /** Who is to act; null when the game is over. */
  readonly turn: Seat | null;
  readonly moves: number;
}

export async function played(page: Page): Promise<Played> {
  const [, text] = Object.entries(await readStorage(page)).find(([key]) => /\/games\//.test(key)) ?? [];
  const table = replay(pytagora, savedIn(text));
  if (table.kind === 'bad') throw new Error(`The save cannot be replayed: ${table.why}`);
  const stage = stageOf(table.value);
  return {
    state: table.value.state as State,
    turn: stage.kind === 'play' ? stage.acting[0].seat : null,
    moves: table.value.log.length,
  };
}

export interface Dealt {
  readonly config: Config;
  readonly names: readonly string[];
  /** Faces one after the other: `7*3=21+459`. */
  readonly hands: readonly string[];
  readonly moves?: readonly (readonly [seat: Seat, move: Move])[];
  /** They do the sums themselves. */
  readonly sums?: boolean;
}

/** A game whose pieces are known to the test, as the browser remembers it before the visit. */
export function dealt({ config, names, hands, moves = [], sums = false }: Dealt): {
  readonly path: string;
  readonly storage: Readonly<Record<string, string>>;
} {
  const dice = createDice(7);
  let table: Table = tableAt(pytagora, config, pytagora.start(config));
  const take = (actor: Seat | 'chance', move: unknown) => {
    const next = enter(table, { actor, move: move as Json });
    if (next.kind === 'refused') throw new Error(`This cannot be played: ${next.refusal.code}`);
    table = settle(next.table, dice);
  };
  take('chance', { type: 'deal', hands: hands.map((hand) => [...hand]) });
  moves.forEach(([seat, move]) => take(seat, move));
  const stage = stageOf(table);
  const proud = sums ? { sums: true as const } : {};
  const seats = names.map((name, face): Player => ({ name, face, bot: null, help: false, ...proud }));
  const kept = {
    id: 'known',
    startedAt: Date.UTC(2026, 1, 14),
    updatedAt: Date.UTC(2026, 1, 14, 15),
    summary: { over: false, winners: [], turn: stage.kind === 'play' ? stage.acting[0].seat : null },
    saved: saveTable(table, seats, null),
  };
  return { path: '/table/known', storage: { 'meninges/games/known': writeKept(kept) } };
}

/** An equation from this cell on, all from the hand. */
export const across = (faces: string, x = 0, y = 0): Move => ({
  type: 'lay',
  pieces: [...faces].map((face, nth) => ({ x: x + nth, y, face: face as Face, from: 'hand' as const })),
});

const PRINTED: Readonly<Record<string, string>> = { '-': '−', '*': '×', '/': '÷' };

/** As the line under the board should read it: `7 × 3 = 21 · 8 points`. */
export function readBack(view: CrosswordView, pieces: readonly NewPiece[]): string {
  const verdict = judgeLay({ ...view, hand: view.hand ?? [] }, pieces);
  if (verdict.kind === 'refused') throw new Error(`This cannot be laid: ${verdict.refusal.code}`);
  const equation = verdict.run.faces
    .map((face) => PRINTED[face] ?? face)
    .join('')
    .replace(/[+−×÷=]/g, ' $& ');
  return `${equation} · ${verdict.score.points} points`;
}

export interface Sightline {
  readonly scale: number;
  /** Where the corner of cell (0, 0) is on the screen. */
  readonly x: number;
  readonly y: number;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** How the endless table is looked at, once it has come to rest. */
export async function sightline(page: Page): Promise<Sightline> {
  await atRest(page, '[data-testid="grid"]');
  return page.getByTestId('grid').evaluate((grid) => {
    const { a: scale, e, f } = new DOMMatrix(getComputedStyle(grid.firstElementChild!).transform);
    const { left, top, right, bottom } = grid.getBoundingClientRect();
    return { scale, x: left + e, y: top + f, left, top, right, bottom };
  });
}

const CELL = 44;
const spotIn = ({ x, y, scale }: Sightline, spot: Spot) => ({
  x: x + (spot.x + 0.5) * CELL * scale,
  y: y + (spot.y + 0.5) * CELL * scale,
});

/** A place this near to the edge of the board makes the table go on: a finger moves it nearer first. */
const EDGE = 28;

/** Where a cell is on the screen; when it is out of sight, a finger moves the table first. */
export async function spotOnScreen(page: Page, spot: Spot, tries = 4): Promise<{ x: number; y: number }> {
  const sight = await sightline(page);
  const there = spotIn(sight, spot);
  const { left, top, right, bottom } = sight;
  // An equation stays in sight, so there is an end to moving it.
  const edge = tries > 0 ? EDGE : 8;
  const inside =
    there.x > left + edge && there.x < right - edge && there.y > top + edge && there.y < bottom - edge;
  if (inside) return there;
  const middle = { x: (left + right) / 2, y: (top + bottom) / 2 };
  // As far as one finger goes in one go, and again if that was not enough.
  const step = (from: number, size: number) => Math.max(-size / 3, Math.min(size / 3, from));
  const by = { x: step(middle.x - there.x, right - left), y: step(middle.y - there.y, bottom - top) };
  const from = await freeSpot(page, sight);
  await drag(
    page,
    from,
    { x: from.x + by.x, y: from.y + by.y },
    {
      moves: 8,
      beforeRelease: comeToRest,
    },
  );
  return spotOnScreen(page, spot, tries - 1);
}

/** So far above a finger is the place that a piece it carries will take. */
const AIM = 36;

/** Where a finger lets a piece go to lay it on a cell. */
export async function fingerFor(page: Page, spot: Spot): Promise<{ x: number; y: number }> {
  const { x, y } = await spotOnScreen(page, spot);
  return { x, y: y + AIM };
}

/** Somewhere about the middle where a finger picks no piece up. */
const freeSpot = (page: Page, sight: Sightline): Promise<{ x: number; y: number }> =>
  page.evaluate(({ left, top, right, bottom }) => {
    for (const across of [0.5, 0.35, 0.65])
      for (const down of [0.5, 0.4, 0.6, 0.3, 0.7]) {
        const [x, y] = [left + (right - left) * across, top + (bottom - top) * down];
        const under = document.elementFromPoint(x, y);
        if (under && !under.closest('[data-testid^="draft-"]')) return { x, y };
      }
    throw new Error('No free spot on the table.');
  }, sight);

/** Two fingers on the table, from so far apart to so far apart; one of them may stay where it is. */
export async function pinch(
  page: Page,
  from: number,
  to: number,
  { oneStays = false }: { readonly oneStays?: boolean } = {},
): Promise<void> {
  const { left, top, right, bottom } = await sightline(page);
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  const fingers = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    fingers.send('Input.dispatchTouchEvent', { type, touchPoints });
  const apart = (distance: number) =>
    oneStays
      ? [
          { x: x - from / 2, y },
          { x: x - from / 2 + distance, y },
        ]
      : [
          { x: x - distance / 2, y },
          { x: x + distance / 2, y },
        ];
  await touch('touchStart', apart(from));
  for (let step = 1; step <= 12; step += 1) await touch('touchMove', apart(from + ((to - from) * step) / 12));
  await comeToRest();
  await touch('touchEnd', []);
  await fingers.detach();
}

/** Two taps as quick as a finger makes them, whatever the machine is busy with: all of it is sent at once. */
export async function tapTwice(page: Page, { x, y }: { x: number; y: number }): Promise<void> {
  const finger = await page.context().newCDPSession(page);
  const put = (type: 'touchStart' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints });
  await Promise.all([
    put('touchStart', [{ x, y }]),
    put('touchEnd', []),
    put('touchStart', [{ x, y }]),
    put('touchEnd', []),
  ]);
  await finger.detach();
}

/** A double tap on a corner of the table where nothing lies: all of it is seen, and again where one plays. */
export async function seeWhole(page: Page): Promise<void> {
  const { left, top, right, bottom } = await sightline(page);
  await tapTwice(page, { x: left + (right - left) * 0.06, y: top + (bottom - top) * 0.94 });
  await drawn(page);
  await sightline(page);
}

/** As long as this a person looks for what a tap did, and then taps once more. */
const ANOTHER_TAP_MS = 5_000;

/**
 * A tap on a cell where nothing lies, which is then the one the next piece goes to. A finger that a busy machine hears as held for
 * long is no tap to the table: then it is tapped again.
 */
export async function chooseCell(page: Page, spot: Spot): Promise<void> {
  const cursor = page.getByTestId(`cursor-${spot.x}-${spot.y}`);
  await eventually(async () => {
    if (!(await cursor.isVisible())) await touchAt(page, await spotOnScreen(page, spot));
    await cursor.waitFor({ timeout: ANOTHER_TAP_MS });
  });
}

export const draftAt = (page: Page, { x, y }: Spot): Locator => page.getByTestId(`draft-${x}-${y}`);
export const inRack = (page: Page, face: Face): Locator =>
  page
    .getByTestId('rack')
    .getByRole('button', { name: SPOKEN[face] ?? face, exact: true })
    .first();
const SPOKEN: Readonly<Record<string, string>> = {
  '+': 'plus',
  '-': 'moins',
  '*': 'fois',
  '/': 'divisé par',
  '=': 'égale',
};

/** Drags one piece of the rack, or a shared equals, to its cell. */
export async function dragTo(page: Page, piece: NewPiece): Promise<void> {
  const to: Place = await fingerFor(page, piece);
  const from = piece.from === 'shared' ? page.getByTestId('shared') : inRack(page, piece.face);
  await drag(page, from, to, { moves: 8, beforeRelease: comeToRest });
  await draftAt(page, piece).waitFor();
}

/** A finger that lets go while it still moves is a fling to the browser, which then takes the next tap for its end. */
export const comeToRest = (): Promise<void> => pause(150);
