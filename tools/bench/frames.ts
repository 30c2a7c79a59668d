import type { Browser, CDPSession, Page } from 'playwright-core';

import { openWindow, remembering } from '../browser';
import { clickAwake } from '../browser/awake';
import type { Serving } from '../serve';
import { SLOW_DOWN, slowDown } from './phone';
import { median, quantile } from './statistics';
import type { Subject } from './subjects';

export interface Smoothness {
  readonly median: number;
  readonly p95: number;
}

interface Spot {
  readonly x: number;
  readonly y: number;
}

interface Box extends Spot {
  readonly width: number;
  readonly height: number;
}

declare global {
  interface Window {
    benchFrames?: number[];
  }
}

/** To the area first, as a hand would: a jump counts as the way to get a drag going, and the piece would lag by it. */
const APPROACH = 40;
const MOVES = 340;
const MS_PER_MOVE = 8;

/** At the board of a subject, once its screen has arrived: that is no part of what is measured. */
async function atBoard<T>(
  browser: Browser,
  server: Serving,
  { board }: Subject,
  measure: (page: Page) => Promise<T>,
): Promise<T> {
  const context = await openWindow(browser, {}, remembering(server.url, board.storage ?? {}));
  try {
    const page = await context.newPage();
    await page.goto(server.url + board.path);
    await board.open(page);
    await page.locator(board.piece).first().waitFor();
    await page.waitForTimeout(700);
    return await measure(page);
  } finally {
    await context.close();
  }
}

const smoothness = (frames: number[]): Smoothness => ({
  median: median(frames),
  p95: quantile(frames, 0.95),
});

const REPLAYS = 4;
const REPLAY_MS = 700;

/** Frame times while what others did is shown again and again; an app that has no beats is dragged instead. */
export function measureBeats(browser: Browser, server: Serving, subject: Subject): Promise<Smoothness> {
  const { replay } = subject.board;
  if (replay === undefined) return measureDrag(browser, server, subject);
  return atBoard(browser, server, subject, async (page) => {
    const again = page.locator(replay.control);
    await slowDown(page, SLOW_DOWN);
    await page.evaluate(sampleFrames);
    for (let time = 0; time < REPLAYS; time += 1) {
      await clickAwake(again);
      // Beats that move nothing would be very smooth.
      await page
        .locator(replay.flies)
        .first()
        .waitFor({ state: 'attached', timeout: 10_000 })
        .catch(() => {
          throw new Error(`${subject.name}: nothing flew.`);
        });
      await page.waitForTimeout(REPLAY_MS);
    }
    return smoothness(await page.evaluate(() => window.benchFrames ?? []));
  });
}

/** Frame times while a piece is dragged to and fro across the board. */
export function measureDrag(browser: Browser, server: Serving, subject: Subject): Promise<Smoothness> {
  return atBoard(browser, server, subject, async (page) => {
    const from = await boxOf(page, subject.board.piece);
    const area = await boxOf(page, subject.board.area);
    const mouse = await slowDown(page, SLOW_DOWN);
    const frames = await dragAcross(page, mouse, from, area);
    // A drag that moves nothing would be very smooth.
    await page.waitForFunction(somethingFollows, zigzag(area, 1), { timeout: 10_000 }).catch(() => {
      throw new Error(`${subject.name}: nothing followed the mouse.`);
    });
    await page.mouse.up();
    return smoothness(frames);
  });
}

async function boxOf(page: Page, selector: string): Promise<Box> {
  const box = await page.locator(selector).first().boundingBox();
  if (!box) throw new Error(`Nothing on the screen is ${selector}.`);
  return box;
}

/** Moves are sent at the mouse's own pace, not when the page has answered the one before: a busy page must not slow the hand. */
async function dragAcross(page: Page, mouse: CDPSession, piece: Box, area: Box): Promise<number[]> {
  const from = { x: piece.x + piece.width / 2, y: piece.y + piece.height / 2 };
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.evaluate(sampleFrames);
  const sent: Promise<unknown>[] = [];
  const start = performance.now();
  for (let step = 0; step < MOVES; step += 1) {
    const spot = spotAt(step + 1, from, area);
    sent.push(
      mouse.send('Input.dispatchMouseEvent', { type: 'mouseMoved', button: 'left', buttons: 1, ...spot }),
    );
    const due = start + (step + 1) * MS_PER_MOVE;
    await new Promise((go) => setTimeout(go, Math.max(0, due - performance.now())));
  }
  await Promise.all(sent);
  return page.evaluate(() => window.benchFrames ?? []);
}

function spotAt(step: number, from: Spot, area: Box): Spot {
  if (step >= APPROACH) return zigzag(area, (step - APPROACH) / (MOVES - APPROACH));
  const to = zigzag(area, 0);
  const part = step / APPROACH;
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
}

/** Six times from side to side while going from the top to the bottom, away from the very edges. */
function zigzag({ x, y, width, height }: Box, part: number): Spot {
  const swing = Math.abs(((part * 6) % 2) - 1);
  return { x: x + width * (0.1 + 0.8 * swing), y: y + height * (0.1 + 0.8 * part) };
}

/** Runs in the page: whether something that was moved there by a transform is under the mouse. */
function somethingFollows({ x, y }: Spot): boolean {
  return Array.from(document.querySelectorAll<HTMLElement>('[style*="translate"]')).some((element) => {
    const box = element.getBoundingClientRect();
    return Math.hypot(box.x + box.width / 2 - x, box.y + box.height / 2 - y) < box.width;
  });
}

/** Runs in the page. When a frame's work really begins, not when it was due: a late frame is what the eye sees. */
function sampleFrames(): void {
  const frames: number[] = [];
  window.benchFrames = frames;
  let last: number | null = null;
  const tick = (): void => {
    const now = performance.now();
    if (last !== null) frames.push(now - last);
    last = now;
    requestAnimationFrame(tick);
  };
  requestAnimationFrame(tick);
}
