import type { Page } from 'playwright-core';

/** So many frames without a change. */
const STILL = 4;

/**
 * Once the fonts are there and nothing inside of it moves any more. Frames are the browser's own, so this works while time is
 * held, too.
 */
export async function atRest(page: Page, within = 'body'): Promise<void> {
  await page.locator(within).first().waitFor();
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const seen = await page.evaluateHandle(() => ({ places: '', frames: 0 }));
  await page.waitForFunction(
    ({ seen, within, still }) => {
      const root = document.querySelector(within);
      if (!root) return false;
      const places = [root, ...Array.from(root.querySelectorAll('*'))]
        .map((element) => {
          const { x, y, width, height } = element.getBoundingClientRect();
          return `${x} ${y} ${width} ${height}`;
        })
        .join();
      seen.frames = places === seen.places ? seen.frames + 1 : 0;
      seen.places = places;
      return seen.frames >= still;
    },
    { seen, within, still: STILL },
    { polling: 'raf' },
  );
  await seen.dispose();
}

/** A change may bring another about: an effect that sets a state, a part that is measured. */
const TURNS = 4;

/**
 * Once React has drawn what follows from what has just happened. It draws in messages that it sends to itself, one after the other:
 * whoever queues behind them comes after them, however slow the machine.
 */
export const drawn = (page: Page): Promise<void> =>
  page.evaluate(async (turns) => {
    for (let turn = 0; turn < turns; turn += 1)
      await new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = resolve;
        port2.postMessage(null);
      });
  }, TURNS);
