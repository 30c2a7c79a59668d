import { addEvidence, evidenceOf } from './evidence';
import { NEAR, type Mind } from './minds';
import type { Net } from './net';
import type { Seen } from './seen';
import { wordsOf } from './sentence';

/** Shorter words are mostly small change. */
const TELLING_LETTERS = 4;

/** What title, sentence and found words bring to mind, by entry: the same net as for clues, at a small part of their weight. */
export function* contextOf(
  net: Net,
  { title, parts, found }: Pick<Seen, 'title' | 'parts' | 'found'>,
  mind: Mind,
): Generator<void, Float64Array, void> {
  const scores = new Float64Array(net.entries.length);
  const { context } = mind;
  if (context === 0) return scores;
  const near: Mind = { ...mind, weights: NEAR };
  const texts = [title, ...parts, ...found.map((word) => word ?? '')];
  const words = new Set(texts.flatMap((text) => wordsOf(text).filter(isTelling)));
  for (const word of words) {
    addEvidence(scores, yield* evidenceOf(net, word, near), near, context);
    yield;
  }
  return scores;
}

export const isTelling = (word: string): boolean => word.length >= TELLING_LETTERS && !word.endsWith('’');
