import type { Language } from '../../src/games/pyramide/lexicon/types';
import { ANSWERS, linesOf, listsIn, MORE_ANSWERS, wordsOf } from './sources';

/** What the last word of a writer's list counts for, beside the first. */
const LAST = 0.5;

/** Lines `answer;kind;words` as they are shipped: what all writers know of an answer, first what they agree on. */
export function answersOf(language: Language): readonly string[] {
  const more = MORE_ANSWERS.map((file) => listsIn(language, file));
  const lines = linesOf(language, ANSWERS).map((line) => {
    const [name, kind, words] = line.split(';') as [string, string, string];
    return { name, kind, lists: [words, ...more.map((list) => list.get(name))].map(wordsOf) };
  });
  const known = new Set(lines.map(({ name }) => name));
  if (known.size < lines.length) throw new Error(`${language}: an answer has two lines`);
  const strays = more.flatMap((list) => [...list.keys()]).filter((name) => !known.has(name));
  if (strays.length > 0)
    throw new Error(`${language}: words for answers that are none: ${strays.join(', ')}`);
  return lines.map(({ name, kind, lists }) => [name, kind, merged(lists).join(' ')].join(';'));
}

function merged(lists: readonly (readonly string[])[]): readonly string[] {
  const weights = new Map<string, number>();
  for (const list of lists)
    list.forEach((word, rank) =>
      weights.set(word, (weights.get(word) ?? 0) + 1 - (LAST * rank) / list.length),
    );
  return [...weights].sort(([, a], [, b]) => b - a).map(([word]) => word);
}
