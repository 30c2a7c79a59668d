import type { Browser, CDPSession, Page } from 'playwright-core';

import { openWindow } from '../browser';
import type { Serving } from '../serve';
import { SLOW_DOWN, slowDown } from './phone';
import { median, quantile } from './statistics';
import type { Subject } from './subjects';

export interface Smoothness {
  readonly median: number;
  readonly p95: number;
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

declare global {
  interface Window {
    benchFrames?: number[];
  }
}

const MOVES = 300;
const MS_PER_MOVE = 8;

/** Frame times while a piece is dragged to and fro across the board. */
export async function measureDrag(browser: Browser, server: Serving, subject: Subject): Promise<Smoothness> {
  const context = await openWindow(browser, {});
  try {
    const page = await context.newPage();
    await page.goto(server.url);
    await subject.board.open(page);
    const piece = page.locator(subject.board.piece).first();
    await piece.waitFor();
    // The screen's own arrival is not part of the drag.
    await page.waitForTimeout(700);
    const from = await boxOf(page, subject.board.piece);
    const area = await boxOf(page, subject.board.area);
    const mouse = await slowDown(page, SLOW_DOWN);
    const frames = await dragAcross(page, mouse, from, area);
    const to = await boxOf(page, subject.board.piece);
    if (to.x === from.x && to.y === from.y)
      throw new Error(`${subject.name}: the piece did not follow the mouse.`);
    await page.mouse.up();
    return { median: median(frames), p95: quantile(frames, 0.95) };
  } finally {
    await context.close();
  }
}

async function boxOf(page: Page, selector: string): Promise<Box> {
  const box = await page.locator(selector).first().boundingBox();
  if (!box) throw new Error(`Nothing on the screen is ${selector}.`);
  return box;
}

/** Moves are sent at the mouse's own pace, not when the page has answered the one before: a busy page must not slow the hand. */
async function dragAcross(page: Page, mouse: CDPSession, piece: Box, area: Box): Promise<number[]> {
  await page.mouse.move(piece.x + piece.width / 2, piece.y + piece.height / 2);
  await page.mouse.down();
  await page.evaluate(sampleFrames);
  const sent: Promise<unknown>[] = [];
  const start = performance.now();
  for (let step = 0; step < MOVES; step += 1) {
    const spot = zigzag(area, step / MOVES);
    sent.push(
      mouse.send('Input.dispatchMouseEvent', { type: 'mouseMoved', button: 'left', buttons: 1, ...spot }),
    );
    const due = start + (step + 1) * MS_PER_MOVE;
    await new Promise((go) => setTimeout(go, Math.max(0, due - performance.now())));
  }
  await Promise.all(sent);
  return page.evaluate(() => window.benchFrames ?? []);
}

/** Six times from side to side while going from the top to the bottom, away from the very edges. */
function zigzag({ x, y, width, height }: Box, part: number): { x: number; y: number } {
  const swing = Math.abs(((part * 6) % 2) - 1);
  return { x: x + width * (0.1 + 0.8 * swing), y: y + height * (0.1 + 0.8 * part) };
}

/** Runs in the page. */
function sampleFrames(): void {
  const frames: number[] = [];
  window.benchFrames = frames;
  let last = performance.now();
  const tick = (now: number): void => {
    frames.push(now - last);
    last = now;
    requestAnimationFrame(tick);
  };
  requestAnimationFrame((now) => {
    last = now;
    requestAnimationFrame(tick);
  });
}
