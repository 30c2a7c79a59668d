import type { Page } from 'playwright-core';

import { contrast, READ, SEEN } from '../../src/ui/contrast';

interface Words {
  readonly text: string;
  readonly ink: string;
  /** Large words are read where small ones are not. */
  readonly large: boolean;
  readonly box: Box;
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const WORDLESS = '* { color: transparent !important } text { fill: transparent !important }';

/**
 * Which of these words are too faint, in a sentence each. What lies behind them is looked at, not worked out: the screen is
 * photographed without its words, and the colour that most of their place has is what they are read on.
 */
export async function faintWords(page: Page, selectors: readonly string[]): Promise<string[]> {
  if (selectors.length === 0) return [];
  const words = await page.evaluate(wordsAt, selectors);
  const wordless = await page.addStyleTag({ content: WORDLESS });
  const behind = await coloursOf(page, words);
  await wordless.evaluate((style) => (style instanceof Element ? style.remove() : undefined));
  const faint = words
    .map((one, nth) => ({ ...one, ...behind[nth]!, ratio: contrast(one.ink, behind[nth]!.most) }))
    .filter(({ ratio, large }) => ratio < (large ? SEEN : READ));
  if (faint.length === 0) return [];
  // What looks the same with its words lies under something else, and is not read at all.
  const withWords = await coloursOf(page, faint);
  return faint
    .filter(({ whole }, nth) => whole !== withWords[nth]!.whole)
    .map(({ text, ink, most, ratio }) => `“${text}”, ${ink} on ${most}: ${ratio.toFixed(2)}`);
}

const coloursOf = async (page: Page, words: readonly Words[]): Promise<readonly Colours[]> => {
  const picture = (await page.screenshot()).toString('base64');
  return page.evaluate(coloursIn, { picture, boxes: words.map(({ box }) => box) });
};

interface Colours {
  /** The colour that most of a place has. */
  readonly most: string;
  /** All of them, as one number that another picture of the same has too. */
  readonly whole: number;
}

/** Runs in the page, like what follows. What lies under an open dialog is not read, nor what has left the screen. */
function wordsAt(selectors: readonly string[]): Words[] {
  const dialog = document.querySelector('[aria-modal="true"]');
  const [pen] = [document.createElement('canvas').getContext('2d')!];
  /** Any colour as `#26241f`. */
  const hex = (colour: string): string => {
    pen.fillStyle = '#000000';
    pen.fillStyle = colour;
    return pen.fillStyle;
  };
  return selectors.flatMap((selector) => {
    const element = document.querySelector(selector);
    if (!element || (dialog && !dialog.contains(element))) return [];
    const range = document.createRange();
    range.selectNodeContents(element);
    const { x, y, width, height } = range.getBoundingClientRect();
    const seen = width > 1 && x >= 0 && y >= 0 && x + width <= innerWidth && y + height <= innerHeight;
    const { color, fill, fontSize, fontFamily } = getComputedStyle(element);
    const ink = hex(element instanceof SVGElement ? fill : color);
    if (!seen || ink.length !== 7) return [];
    const points = Number.parseFloat(fontSize);
    const large = points >= (/ExtraBold/.test(fontFamily) ? 18.66 : 24);
    return [{ text: element.textContent ?? '', ink, large, box: { x, y, width, height } }];
  });
}

/** The colours that places have in a picture of the screen. */
async function coloursIn({
  picture,
  boxes,
}: {
  readonly picture: string;
  readonly boxes: readonly Box[];
}): Promise<Colours[]> {
  const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
  const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  const pen = canvas.getContext('2d')!;
  pen.drawImage(bitmap, 0, 0);
  const { data, width: across } = pen.getImageData(0, 0, bitmap.width, bitmap.height);
  const larger = bitmap.width / innerWidth;
  return boxes.map(({ x, y, width, height }) => {
    const found = new Map<string, number>();
    let whole = 0;
    for (let row = Math.floor(y * larger); row < (y + height) * larger; row += 1)
      for (let column = Math.floor(x * larger); column < (x + width) * larger; column += 1) {
        const at = (row * across + column) * 4;
        const colour = [0, 1, 2].map((part) => data[at + part]!.toString(16).padStart(2, '0')).join('');
        found.set(colour, (found.get(colour) ?? 0) + 1);
        whole = (whole * 31 + Number.parseInt(colour, 16)) % 1_000_000_007;
      }
    const [most] = [...found].sort(([, one], [, other]) => other - one);
    return { most: `#${most?.[0] ?? '000000'}`, whole };
  });
}
