import { readingKey } from './blind';
import { found, type Finding } from './findings';
import { columnsOf } from './kept';
import type { Labelled } from './labels';

/** What stands for an address where there is nothing to look up: what everybody sees at home, plays on words. */
const NONE = 'none';

/** The addresses by riddle; a line is the riddle's name as readers have it, the answer, what is claimed, and where it is borne out. */
export const sourcesFrom = (text: string): ReadonlyMap<string, readonly string[]> =>
  new Map(
    columnsOf(text).map(([riddle = '', , , addresses = '']) => [
      riddle,
      addresses.split(' ').filter(Boolean),
    ]),
  );

/** Facts are looked up, not remembered: every riddle says where. Who rewrites one looks again. */
export function unsourced(
  { cards }: Labelled,
  sources: ReadonlyMap<string, readonly string[]>,
): readonly Finding[] {
  return cards
    .flatMap(({ riddles }) => riddles)
    .flatMap((riddle) => {
      const addresses = sources.get(readingKey(riddle)) ?? [];
      const { line, answer } = riddle;
      if (addresses.length === 0)
        return [found(line, 'source-missing', { answer, riddle: readingKey(riddle) })];
      return addresses
        .filter((address) => address !== NONE && !/^https?:\/\//.test(address))
        .map((address) => found(line, 'source-odd', { answer, address }));
    });
}
