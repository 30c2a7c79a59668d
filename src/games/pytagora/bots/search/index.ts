import type { Supply } from '../../rules/crossword/placement';
import { foundFrom, type Found, type Takes } from './lay';
import { walk, type Limits } from './walk';

export type { Found } from './lay';
export type { Limits } from './walk';

/** What a seat lays from and onto: a view with its hand is one. */
export type Position = Supply;

export interface Wishes extends Limits {
  readonly takes?: Takes;
}

/** The best equation there is; null when there is none. */
export function* bestLay(position: Position, wishes: Wishes = {}): Generator<void, Found | null, void> {
  for (const lay of walk(position, wishes)) {
    if (lay) return foundFrom(position, lay, wishes.takes ?? 'shared');
    yield;
  }
  return null;
}

/** As many good lays as asked for, best first. */
export function* goodLays(
  position: Position,
  limit: number,
  wishes: Wishes = {},
): Generator<void, readonly Found[], void> {
  const found: Found[] = [];
  for (const lay of walk(position, wishes)) {
    if (lay) found.push(foundFrom(position, lay, wishes.takes ?? 'shared'));
    if (found.length >= limit) break;
    yield;
  }
  return found;
}

/** Thinks to the end in one go, for tools and tests. */
export function bestLayNow(position: Position, wishes: Wishes = {}): Found | null {
  return finish(bestLay(position, wishes));
}

export const goodLaysNow = (position: Position, limit: number, wishes: Wishes = {}): readonly Found[] =>
  finish(goodLays(position, limit, wishes));

function finish<T>(thinking: Generator<void, T, void>): T {
  for (;;) {
    const step = thinking.next();
    if (step.done) return step.value;
  }
}

export { worthiestLay, type Scope, type Sketch } from './weigh';
export { simpleLay } from './simple';
