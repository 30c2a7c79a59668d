import type { Locator, Page } from 'playwright-core';

/** A spot on the screen, or a thing whose middle is meant. */
export type Place = Locator | { readonly x: number; readonly y: number };

interface Pace {
  /** Points along the way. Many, as a finger makes them: a gesture that only works in one jump is not a drag. */
  readonly moves?: number;
  readonly msPerMove?: number;
  /** What to look at while the finger still holds the piece. */
  readonly beforeRelease?: () => Promise<void>;
}

/** Drags with a finger: real touch events, so scrolling, `touch-action` and gesture recognition take part. */
export async function drag(page: Page, from: Place, to: Place, pace: Pace = {}): Promise<void> {
  const finger = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints: points });
  const start = await middle(from);
  const end = await middle(to);
  await touch('touchStart', [start]);
  await along(page, start, end, pace, (spot) => touch('touchMove', [spot]));
  await pace.beforeRelease?.();
  await touch('touchEnd', []);
  await finger.detach();
}

export async function mouseDrag(page: Page, from: Place, to: Place, pace: Pace = {}): Promise<void> {
  const start = await middle(from);
  const end = await middle(to);
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await along(page, start, end, pace, (spot) => page.mouse.move(spot.x, spot.y));
  await pace.beforeRelease?.();
  await page.mouse.up();
}

async function along(
  page: Page,
  start: { x: number; y: number },
  end: { x: number; y: number },
  { moves = 20, msPerMove = 8 }: Pace,
  go: (spot: { x: number; y: number }) => Promise<unknown>,
): Promise<void> {
  for (let step = 1; step <= moves; step += 1) {
    const part = step / moves;
    await go({ x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part });
    await page.waitForTimeout(msPerMove);
  }
}

async function middle(place: Place): Promise<{ x: number; y: number }> {
  if (!('boundingBox' in place)) return { x: place.x, y: place.y };
  await place.scrollIntoViewIfNeeded();
  const box = await place.boundingBox();
  if (!box) throw new Error(`Nothing to drag here: ${place}`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
