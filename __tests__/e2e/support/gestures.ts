import type { Locator, Page } from 'playwright-core';

import { awake } from './awake';
import { PATIENCE, pause } from './patience';
import { drawn } from './rest';

/** A spot on the screen, or a thing whose middle is meant. */
export type Place = Locator | Spot;

export interface Spot {
  readonly x: number;
  readonly y: number;
}

interface Pace {
  /** Points along the way. Many, as a finger makes them: a gesture that only works in one jump is not a drag. */
  readonly moves?: number;
  readonly msPerMove?: number;
  /** What to look at while the finger still holds the piece. */
  readonly beforeRelease?: () => Promise<void>;
}

/** A finger's tap, once the page is awake. Playwright waits until the thing can really be touched: visible, still, enabled, not covered. */
export async function touch(thing: Locator, how: Touch = {}): Promise<void> {
  await thing.waitFor();
  await awake(thing.page());
  await heard(thing.page(), async () => {
    // What says that it cannot be used still answers, and is touched by force: what is, is not waited for.
    const force = how.force === true || (await thing.getAttribute('aria-disabled')) === 'true';
    if (force) await stillMiddle(thing);
    await thing.tap({ force });
  });
}

interface Touch {
  /** Though it says that it cannot be used. */
  readonly force?: boolean;
}

/** The same at a spot of the screen. */
export async function touchAt(page: Page, { x, y }: Spot): Promise<void> {
  await awake(page);
  await heard(page, () => page.touchscreen.tap(x, y));
}

/** Two taps on one spot, as a hasty finger makes them: so little time apart that the second meets what the first brought about. */
export async function touchTwice(
  page: Page,
  thing: Locator,
  apart: (page: Page) => Promise<void>,
): Promise<void> {
  const { x, y } = await stillMiddle(thing);
  await touchAt(page, { x, y });
  await apart(page);
  await heard(page, () => page.touchscreen.tap(x, y));
}

/** A key, once the page is awake. */
export async function pressKey(page: Page, which: string): Promise<void> {
  await awake(page);
  await page.keyboard.press(which);
}

/**
 * A tap is over for the browser before the page has heard of it: the click comes some time after the finger has left. Whoever looks
 * at once sees the page as it was.
 */
async function heard(page: Page, tap: () => Promise<void>): Promise<void> {
  const ear = await page.evaluateHandle(() => ({
    click: new Promise<void>((resolve) =>
      addEventListener('click', () => resolve(), { capture: true, once: true }),
    ),
  }));
  await tap();
  const late = new Promise<never>((_, fail) => {
    setTimeout(() => fail(new Error('The tap was never heard in the page.')), PATIENCE).unref();
  });
  await Promise.race([ear.evaluate(({ click }) => click), late]);
  await ear.dispose();
  await drawn(page);
}

/** Drags with a finger: real touch events, so scrolling, `touch-action` and gesture recognition take part. */
export async function drag(page: Page, from: Place, to: Place, pace: Pace = {}): Promise<void> {
  const finger = await page.context().newCDPSession(page);
  const put = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints: points });
  const start = await middle(from);
  const end = await middle(to);
  await put('touchStart', [start]);
  await along(start, end, pace, (spot) => put('touchMove', [spot]));
  await pace.beforeRelease?.();
  await put('touchEnd', []);
  await finger.detach();
}

export async function mouseDrag(page: Page, from: Place, to: Place, pace: Pace = {}): Promise<void> {
  const start = await middle(from);
  const end = await middle(to);
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await along(start, end, pace, (spot) => page.mouse.move(spot.x, spot.y));
  await pace.beforeRelease?.();
  await page.mouse.up();
}

async function along(
  start: { x: number; y: number },
  end: { x: number; y: number },
  { moves = 20, msPerMove = 8 }: Pace,
  go: (spot: { x: number; y: number }) => Promise<unknown>,
): Promise<void> {
  for (let step = 1; step <= moves; step += 1) {
    const part = step / moves;
    await go({ x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part });
    await pause(msPerMove);
  }
}

async function middle(place: Place): Promise<{ x: number; y: number }> {
  if (!('boundingBox' in place)) return { x: place.x, y: place.y };
  await place.scrollIntoViewIfNeeded();
  return stillMiddle(place);
}

/** A thing's middle on the screen, once it has come to rest there. */
export async function stillMiddle(thing: Locator): Promise<Spot> {
  const element = await thing.elementHandle();
  await element!.waitForElementState('stable');
  const box = await element!.boundingBox();
  if (!box) throw new Error(`It is not on the screen: ${thing}`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
