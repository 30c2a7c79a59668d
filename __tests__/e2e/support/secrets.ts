import type { Page } from 'playwright-core';

import { replay, type Seat } from '../../../src/engine';
import { faceOf, sequenceNumbers, type Card, type State } from '../../../src/games/sequence-numbers/rules';
import { savedIn } from './storage';
import { wholeTree } from './tree';

/** The whole truth about the one game on the shelf, as only the save knows it. */
export async function truth(page: Page): Promise<State> {
  const text = await page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.startsWith('meninges/games/'));
    return key ? localStorage.getItem(key) : null;
  });
  const table = replay(sequenceNumbers, savedIn(text));
  if (table.kind === 'bad') throw new Error(`The save cannot be replayed: ${table.why}`);
  return table.value.state as State;
}

/** Every way in which a card could stand in the page. */
function writings(card: Card): RegExp[] {
  const face = faceOf(card);
  const tag = new RegExp(`card-${card.replace('+', '\\+')}(?!\\d)`);
  if (face.kind !== 'equation') return [tag];
  const { left, right, sign } = face;
  const spoken = sign === '+' ? 'plus' : '(?:moins|minus)';
  const signs = sign === '+' ? '\\+' : '[-−–]';
  return [tag, new RegExp(`(?<![\\w.])${left}\\s*(?:${signs}|${spoken})\\s*${right}(?![\\w.])`)];
}

/** What the page betrays of the hands of everybody but the one who looks: must be nothing. Cards that lie open are no secret. */
export async function betrayed(page: Page, looking: Seat | null): Promise<string[]> {
  const { hands, piles } = await truth(page);
  const open = new Set(piles.flat());
  const tree = (await wholeTree(page))
    // Drawings are numbers and signs too.
    .replace(/ d="[^"]*"/g, '');
  return hands.flatMap((hand, seat) =>
    seat === looking
      ? []
      : hand
          .filter((card) => !open.has(card))
          .filter((card) => writings(card).some((writing) => writing.test(tree)))
          .map((card) => `seat ${seat} holds ${card}`),
  );
}
