import type { Language } from '../i18n';
import { SIZE, SPACE, TOUCH } from '../ui';
import type { AnyLesson } from './learning';
import { marginOf, type PageSize } from './page';

/** Widths of words set strong, in parts of their size. */
const LETTER = 0.56;

/** So many lines words take in so many letters a line. */
function linesOf(text: string, letters: number): number {
  let [lines, used] = [1, 0];
  for (const { length } of text.split(' ')) {
    const next = used === 0 ? length : used + 1 + length;
    [lines, used] = next > letters ? [lines + 1, length] : [lines, next];
  }
  return lines;
}

/** How high the panel is with the longest of some words. */
function heightWith(texts: readonly string[], { width, wide }: PageSize, text: number): number {
  // Two buttons stand beside the words: one above the other where it is narrow.
  const room = width - 2 * marginOf({ width }) - 2 * SPACE.m - SPACE.s - (wide ? 2 : 1) * TOUCH;
  const letters = room / (SIZE.body * text * LETTER);
  const lines = Math.max(...texts.map((said) => linesOf(said, letters)));
  const words = (lines * Math.round(SIZE.body * 1.3) + Math.round(SIZE.small * 1.3)) * text + 2;
  return Math.max(words, wide ? TOUCH : 2 * TOUCH) + 2 * SPACE.m;
}

/** A panel that takes more of the window than this leaves no room for what it speaks of. */
const MOST = 0.5;
/** In a lower window a finger needs all of it to push the page along. */
const LOW = 500;

export interface LessonPanel {
  /** As high as the longest words of the lesson ask for: no step and no answer moves the board. */
  readonly height: number;
  /** It is no higher than its own words, where the longest would push all else out of sight. */
  readonly reserved: boolean;
  /** Where the page is pushed along, what is said now stays in sight over it. */
  readonly stays: boolean;
  /** So much of the window it may cover then, at any step. */
  readonly covers: number;
}

export function layPanel(
  { steps }: AnyLesson,
  says: string,
  language: Language,
  page: PageSize,
  window: { readonly height: number },
  text: number,
): LessonPanel {
  const all = steps.flatMap((step) => [step.says(language), step.otherwise(language), step.done(language)]);
  const height = heightWith(all, page, text);
  const most = window.height * MOST;
  const over = page.scrolls && !page.wide && window.height >= LOW;
  return {
    height,
    reserved: !page.scrolls || height <= most,
    stays: over && heightWith([says], page, text) <= most,
    covers: over ? Math.min(height, most) : 0,
  };
}
