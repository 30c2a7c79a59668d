import { isObject, isOneOf, isText, isWhole, type Json } from '../../../engine';
import { SAMPLE } from './sample';
import { isTyped, sidesOf } from './sides';
import { readStock } from './stock';
import { ALONE_MODES, LANGUAGES, type Alone, type AloneMode, type Config } from './setup';
import type { PyramideRefusal } from './refusals';

export const SEAT_COUNTS = [1, 2, 3, 4] as const;

/** "Base 10", and how far one may go from it. */
export const BASE = 10;
const LEAST_BASE = 5;
const MOST_BASE = 60;
export const LIST_SECONDS = 60;
const MOST_RIDDLES = 50;
const MOST_LABEL = 80;

/** How many riddles a mode is usually played for. */
export const USUAL_RIDDLES: Readonly<Record<AloneMode, number>> = {
  guess: 3,
  explain: 3,
  alternate: 2,
  marathon: 10,
};

export const defaults = (seats: number): Config => ({
  seats,
  language: 'fr',
  deck: '',
  clock: BASE,
  secondRound: 'riddles',
  listSeconds: null,
  club: false,
  first: 'die',
  alone: seats === 1 ? { mode: 'guess', riddles: USUAL_RIDDLES.guess, level: 'solid' } : null,
  stock: SAMPLE,
});

export function refuseConfig(config: Config): PyramideRefusal | null {
  const { seats, clock, listSeconds, secondRound, alone, first } = config;
  if (!isOneOf(seats, SEAT_COUNTS)) return { code: 'seats-other' };
  if (clock !== null && !isWhole(clock, LEAST_BASE, MOST_BASE + 1))
    return { code: 'clock-other', numbers: { low: LEAST_BASE, high: MOST_BASE } };
  if (listSeconds !== null && listSeconds !== LIST_SECONDS)
    return { code: 'list-seconds-other', numbers: { seconds: LIST_SECONDS } };
  if (secondRound === 'ping-pong' && seats !== 4) return { code: 'four-only' };
  if ((alone !== null) !== isTyped(config)) return { code: 'alone-only' };
  if (alone !== null && !isWhole(alone.riddles, 1, MOST_RIDDLES + 1))
    return { code: 'riddles-other', numbers: { low: 1, high: MOST_RIDDLES } };
  if (first !== 'die' && !isWhole(first, 0, sidesOf(config))) return { code: 'no-such-first' };
  return refuseStock(config);
}

/** Expressions are never typed, and only the variant has proper names. */
function refuseStock(config: Config): PyramideRefusal | null {
  const { stock, secondRound } = config;
  if (stock.riddles.length === 0) return { code: 'no-riddles' };
  if (!isTyped(config) && stock.lists.length === 0) return { code: 'no-lists' };
  return secondRound === 'ping-pong' && stock.themes.length === 0 ? { code: 'no-themes' } : null;
}

function readAlone(raw: Json | undefined): Alone | null {
  if (!isObject(raw)) return null;
  const { mode, riddles, level } = raw;
  if (!isOneOf(mode, ALONE_MODES) || !isWhole(riddles, 1, MOST_RIDDLES + 1)) return null;
  return isText(level) && level.length <= MOST_LABEL ? { mode, riddles, level } : null;
}

export function readConfig(raw: Json): Config | null {
  if (!isObject(raw)) return null;
  const { seats, language, deck, clock, secondRound, listSeconds, club, first } = raw;
  if (!isOneOf(seats, SEAT_COUNTS) || !isOneOf(language, LANGUAGES)) return null;
  if (!isText(deck) || deck.length > MOST_LABEL) return null;
  if (clock !== null && !isWhole(clock, LEAST_BASE, MOST_BASE + 1)) return null;
  if (!isOneOf(secondRound, ['riddles', 'ping-pong'] as const)) return null;
  if (listSeconds !== null && listSeconds !== LIST_SECONDS) return null;
  if (typeof club !== 'boolean') return null;
  const alone = readAlone(raw.alone);
  if (alone === null && raw.alone !== null) return null;
  if (first !== 'die' && !isWhole(first, 0, sidesOf({ seats, alone }))) return null;
  const stock = readStock(raw.stock);
  return stock && { seats, language, deck, clock, secondRound, listSeconds, club, first, alone, stock };
}
