import { fault, type Fault } from './faults';

/**
 * How much a deck may hold, looked at before anything is judged. All of it is far above what anybody writes: what is larger
 * is something else, and not worth a frozen screen.
 */

/** About a thousand cards. */
export const MOST_CHARACTERS = 1_000_000;
export const MOST_LINES = 20_000;
/** Of one line, and of a sentence that was cut into several. */
export const MOST_IN_LINE = 2_000;
/** Spellings of one answer or name. */
export const MOST_ALTERNATIVES = 40;
/** Of riddles and of names together. */
export const MOST_CARDS = 1_000;
/** Riddles, expressions or themes of a card, names of a theme. */
export const MOST_ON_CARD = 60;

export const linesOf = (text: string): readonly string[] => text.split(/\r\n|\r|\n/);

/** What is too much of the text as it stands: no line of it has been looked into. */
export function textLimits(text: string): readonly Fault[] {
  const characters = text.length;
  if (characters > MOST_CHARACTERS) return [fault(1, 'too-large', { characters, most: MOST_CHARACTERS })];
  const lines = linesOf(text);
  if (lines.length > MOST_LINES)
    return [fault(MOST_LINES + 1, 'too-many-lines', { count: lines.length, most: MOST_LINES })];
  return lines.flatMap((line, index) => lineLimit(line, index + 1) ?? []);
}

function lineLimit(line: string, at: number): Fault | null {
  if (line.length > MOST_IN_LINE)
    return fault(at, 'line-too-long', { characters: line.length, most: MOST_IN_LINE });
  const count = line.split('|').length;
  return count > MOST_ALTERNATIVES && !line.trimStart().startsWith('#')
    ? fault(at, 'too-many-alternatives', { count, most: MOST_ALTERNATIVES })
    : null;
}
