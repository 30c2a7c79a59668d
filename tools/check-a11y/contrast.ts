import type { Page } from 'playwright-core';

import { contrast, READ, SEEN } from '../../src/ui/contrast';

interface Words {
  readonly text: string;
  readonly ink: string;
  /** How much of the ink is left where it is, or what it stands in, lets through what lies behind: from 0 to 1. */
  readonly strength: number;
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
/** What is found twice on end is at rest. So many looks, and then it is a fault all the same. */
const LOOKS = 12;

/** Which of these words are too faint, in a sentence each. What is still on its way, or fading in, is looked at again. */
export async function faintWords(page: Page, selectors: readonly string[]): Promise<string[]> {
  let before: readonly string[] = [];
  for (let look = 0; look < LOOKS; look += 1) {
    await page.waitForFunction(nothingFlies);
    const faint = await faintNow(page, selectors);
    // Nothing is too faint, or the same as a moment ago.
    if (faint.every((one) => before.includes(one))) return faint;
    before = faint;
  }
  return [...before];
}

/**
 * What lies behind the words is looked at, not worked out: the screen is photographed without them, and the colour that most of their place
 * has is what they are read on. Where that seems too faint, their letters are looked at one by one: a word may lie half under something else.
 */
async function faintNow(page: Page, selectors: readonly string[]): Promise<string[]> {
  const words = selectors.length === 0 ? [] : await page.evaluate(wordsAt, selectors);
  if (words.length === 0) return [];
  const wordless = await page.addStyleTag({ content: WORDLESS });
  const bare = await pictureOf(page);
  await wordless.evaluate((style) => (style instanceof Element ? style.remove() : undefined));
  const behind = await page.evaluate(coloursIn, { bare, worded: null, boxes: words.map(({ box }) => box) });
  const doubtful = words.filter((one, nth) => isFaint(one, behind[nth] ?? null));
  if (doubtful.length === 0) return [];
  const worded = await pictureOf(page);
  const letters = await page.evaluate(coloursIn, { bare, worded, boxes: doubtful.map(({ box }) => box) });
  return doubtful.flatMap((one, nth) => {
    const most = letters[nth] ?? null;
    return most && isFaint(one, most)
      ? [`“${one.text}”, ${inkOf(one, most)} on ${most}: ${contrast(inkOf(one, most), most).toFixed(2)}`]
      : [];
  });
}

const isFaint = (words: Words, behind: string | null): boolean =>
  behind !== null && contrast(inkOf(words, behind), behind) < (words.large ? SEEN : READ);

/** What is seen of the ink on such a ground. */
function inkOf({ ink, strength }: Words, behind: string): string {
  const parts = [1, 3, 5].map((place) => {
    const [over, under] = [ink, behind].map((colour) => Number.parseInt(colour.slice(place, place + 2), 16));
    return Math.round(strength * over! + (1 - strength) * under!);
  });
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

const pictureOf = async (page: Page): Promise<string> => (await page.screenshot()).toString('base64');

/** Runs in the page, like what follows. Points that rise lie over a score for a moment: what is read then is theirs. */
function nothingFlies(): boolean {
  const flying = Array.from(document.querySelectorAll('[data-testid="air"] > *'));
  return flying.every((one) => Number(getComputedStyle(one).opacity) === 0);
}

/** What lies under an open dialog is not read, nor what has left the screen. */
function wordsAt(selectors: readonly string[]): Words[] {
  const dialog = document.querySelector('[aria-modal="true"]');
  const [pen] = [document.createElement('canvas').getContext('2d')!];
  /** Any colour as `#26241f`, and how much of it there is. */
  const inkAnd = (colour: string): readonly [ink: string, share: number] => {
    pen.clearRect(0, 0, 1, 1);
    pen.fillStyle = colour;
    pen.fillRect(0, 0, 1, 1);
    const [red, green, blue, share] = pen.getImageData(0, 0, 1, 1).data;
    const parts = [red!, green!, blue!].map((part) => part.toString(16).padStart(2, '0'));
    return [`#${parts.join('')}`, share! / 255];
  };
  const opacity = (element: Element | null): number =>
    element ? Number(getComputedStyle(element).opacity) * opacity(element.parentElement) : 1;
  return selectors.flatMap((selector) => {
    const element = document.querySelector(selector);
    if (!element || (dialog && !dialog.contains(element))) return [];
    const range = document.createRange();
    range.selectNodeContents(element);
    const { x, y, width, height } = range.getBoundingClientRect();
    const seen = width > 1 && x >= 0 && y >= 0 && x + width <= innerWidth && y + height <= innerHeight;
    const { color, fill, fontSize, fontFamily } = getComputedStyle(element);
    // What cannot be used now may be fainter, as axe has it too.
    if (!seen || element.closest('[aria-disabled="true"]')) return [];
    const [ink, share] = inkAnd(element instanceof SVGElement ? fill : color);
    const strength = share * opacity(element);
    if (strength === 0) return [];
    const points = Number.parseFloat(fontSize);
    const large = points >= (/ExtraBold/.test(fontFamily) ? 18.66 : 24);
    return [{ text: element.textContent ?? '', ink, strength, large, box: { x, y, width, height } }];
  });
}

/**
 * The colour that most of each place has in a picture of the screen. Given a second picture, with words, only where the two differ counts: what
 * is behind the letters themselves. Null where there are none to be seen.
 */
async function coloursIn({
  bare,
  worded,
  boxes,
}: {
  readonly bare: string;
  readonly worded: string | null;
  readonly boxes: readonly Box[];
}): Promise<(string | null)[]> {
  const read = async (picture: string): Promise<ImageData> => {
    const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const pen = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')!;
    pen.drawImage(bitmap, 0, 0);
    return pen.getImageData(0, 0, bitmap.width, bitmap.height);
  };
  const { data, width: across } = await read(bare);
  const letters = worded === null ? null : (await read(worded)).data;
  const larger = across / innerWidth;
  return boxes.map(({ x, y, width, height }) => {
    const found = new Map<number, number>();
    for (let row = Math.floor(y * larger); row < (y + height) * larger; row += 1)
      for (let column = Math.floor(x * larger); column < (x + width) * larger; column += 1) {
        const at = (row * across + column) * 4;
        if (letters && [0, 1, 2].every((part) => letters[at + part] === data[at + part])) continue;
        const colour = data[at]! * 65_536 + data[at + 1]! * 256 + data[at + 2]!;
        found.set(colour, (found.get(colour) ?? 0) + 1);
      }
    const [most] = [...found].sort(([, one], [, other]) => other - one);
    return most ? `#${most[0].toString(16).padStart(6, '0')}` : null;
  });
}
