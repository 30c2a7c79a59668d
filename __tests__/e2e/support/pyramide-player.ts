import type { Page } from 'playwright-core';

import { pressKey, touch } from './gestures';
import { plain } from './pyramide';
import { passUntil } from './time';

export interface Riddle {
  readonly id: string;
  readonly title: string;
  readonly words: readonly string[];
  readonly answer: string;
}

/** The riddle that is asked, for somebody who knows the cards by heart: they come in the order in which the kept game was dealt them. */
export async function riddleOf(page: Page, nth: number): Promise<Riddle> {
  const kept = await page.evaluate(() =>
    Object.keys(localStorage)
      .filter((key) => key.startsWith('meninges/games/'))
      .map((key) => localStorage.getItem(key) ?? '')
      // Games that are over lie packed.
      .filter((text) => text.startsWith('{')),
  );
  const riddle = kept.flatMap((text) => riddlesIn(JSON.parse(text)))[nth - 1];
  const title = plain(await page.getByTestId('title').innerText());
  if (!riddle || !title.includes(plain(riddle.title)))
    throw new Error(`Not the riddle that is asked: ${title}`);
  return riddle;
}

function riddlesIn(kept: unknown): readonly Riddle[] {
  if (typeof kept !== 'object' || kept === null) return [];
  if ('riddles' in kept && Array.isArray(kept.riddles)) return kept.riddles as readonly Riddle[];
  return Object.values(kept).flatMap(riddlesIn);
}

/** Without capitals, accents and article, as people type in a hurry. */
export const hasty = (word: string): string =>
  word
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .replace(/œ/g, 'oe')
    .replace(/^(?:les?|la|une?|des) |^l[’']/, '')
    .toUpperCase();

/** The app has spoken, and it is the person's turn to type, or to go on. */
export const turn = async (page: Page): Promise<'type' | 'next' | 'on' | 'bet' | 'over'> => {
  const ids = { 'word-input': 'type', next: 'next', on: 'on', 'bet-1': 'bet', 'see-result': 'over' } as const;
  const any = page.locator(
    Object.keys(ids)
      .map((id) => `[data-testid="${id}"]`)
      .join(', '),
  );
  await passUntil(any);
  return ids[(await any.first().getAttribute('data-testid')) as keyof typeof ids];
};

/** Types into the field that has the focus already, and sends it with the keyboard. */
export async function type(page: Page, word: string): Promise<void> {
  const field = page.getByTestId('word-input');
  await field.fill(word);
  await pressKey(page, 'Enter');
}

/** The five words of a riddle, as somebody who knows it by heart types them; who does not know it gives up at every clue. */
export async function answerWords(page: Page, riddle: Riddle | null): Promise<void> {
  for (let at = 0; at < 5; at += 1) {
    for (let clue = 1; (await turn(page)) === 'type'; clue += 1) {
      if ((await page.getByTestId('word-marks').or(page.getByTestId('sentence')).count()) > 0) break;
      expect(await page.getByTestId(`clue-${clue - 1}`).innerText()).not.toBe('');
      if (riddle) await type(page, hasty(riddle.words[at]!));
      else await touch(page.getByTestId('pass'));
      await passUntil(page.getByTestId('next').or(page.getByTestId(`clue-${clue}`)));
    }
    if ((await turn(page)) !== 'next') break;
    await touch(page.getByTestId('next'));
  }
}
