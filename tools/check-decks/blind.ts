import { createHash } from 'node:crypto';

import type { Source } from '../check-decks';
import { columnsOf, keptBeside, nameOf } from './kept';
import { labelled, type LabelledRiddle } from './labels';
import { keyOf } from './spread';

/** Which of the five words a reader did not have. */
const CONDITIONS = ['five struck', 'two struck', 'none struck'] as const;
type Condition = (typeof CONDITIONS)[number];

/**
 * One line a reading: which riddle, the reader's number, what was struck, the one guess; parted by tabs. Who rewrites a riddle makes it
 * another: its readings no longer count, and somebody else reads it again.
 */
export interface Reading {
  readonly riddle: string;
  readonly reader: string;
  readonly condition: Condition;
  readonly guess: string;
}

/** What readers read: a riddle is known by its title and its sentence. */
export const readingKey = ({ title, sentence }: Pick<LabelledRiddle, 'title' | 'sentence'>): string =>
  createHash('sha1').update(`${title}\n${sentence}`.replace(/\s+/g, ' ')).digest('hex').slice(0, 10);

export function readingsFrom(text: string): readonly Reading[] {
  return columnsOf(text).map(([riddle = '', reader = '', said = '', guess = '']) => {
    const condition = CONDITIONS.find((one) => one === said);
    if (!condition) throw new Error(`Not a condition: ${said}`);
    return { riddle, reader, condition, guess };
  });
}

/** Forgives what a judge at the table forgives: articles, accents, number. */
export const isRight = ({ answer, accepts }: LabelledRiddle, guess: string): boolean =>
  guess !== '' && [answer, ...accepts].some((one) => keyOf(one) === keyOf(guess));

/** The last reading of each riddle in each condition. */
function latest(readings: readonly Reading[]): ReadonlyMap<string, Reading> {
  return new Map(readings.map((one) => [`${one.riddle} ${one.condition}`, one]));
}

const percent = (part: number, whole: number): string =>
  whole === 0 ? '–' : `${Math.round((100 * part) / whole)} %`;

/** A table: for each of our decks and conditions, how many were read, and the share whose answer was found. */
export function blindShares(sources: readonly Source[]): string {
  const rows = sources.flatMap(({ file, text }) => {
    const name = nameOf(file);
    const read = latest(readingsFrom(keptBeside('readings', file)));
    const riddles = labelled(text).cards.flatMap((card) => card.riddles);
    return CONDITIONS.map((condition) => {
      const judged = riddles.flatMap((riddle) => {
        const reading = read.get(`${readingKey(riddle)} ${condition}`);
        return reading ? [isRight(riddle, reading.guess)] : [];
      });
      const found = judged.filter(Boolean).length;
      return `| ${name} | ${condition} | ${judged.length} of ${riddles.length} | ${percent(found, judged.length)} |`;
    });
  });
  return ['| deck | condition | read | found |', '| --- | --- | --- | --- |', ...rows].join('\n');
}
