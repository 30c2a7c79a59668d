import { isObject, isOneOf, isText, isWhole, type Json } from '../../../engine';
import { SAMPLE } from './sample';
import { isTyped, sidesOf } from './sides';
import { EXPRESSIONS, readStock } from './stock';
import { leastSupply } from './supply';
import { AGES, ALONE_MODES, LANGUAGES, type Alone, type AloneMode, type Config } from './setup';
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
  // Ruling: who types is not hurried.
  clock: seats === 1 ? null : BASE,
  secondRound: 'riddles',
  listSeconds: seats === 1 ? null : LIST_SECONDS,
  openSentence: false,
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

/** Nothing comes twice in a game, so that there must be enough of everything from the start. */
function refuseStock(config: Config): PyramideRefusal | null {
  const { riddles, lists, themes } = config.stock;
  const least = leastSupply(config);
  if (riddles.length < least.riddles)
    return { code: 'few-riddles', numbers: { least: least.riddles, has: riddles.length } };
  if (lists.length < least.lists)
    return {
      code: 'few-lists',
      numbers: { least: least.lists * EXPRESSIONS, has: lists.length * EXPRESSIONS },
    };
  return themes.length < least.themes ? { code: 'no-themes' } : null;
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
  // Games of earlier releases do not say it.
  const openSentence = raw.openSentence ?? false;
  const { age } = raw;
  if (age !== undefined && !isOneOf(age, AGES)) return null;
  if (typeof club !== 'boolean' || typeof openSentence !== 'boolean') return null;
  const alone = readAlone(raw.alone);
  if (alone === null && raw.alone !== null) return null;
  if (first !== 'die' && !isWhole(first, 0, sidesOf({ seats, alone }))) return null;
  const stock = readStock(raw.stock);
  if (!stock) return null;
  return {
    ...(age === undefined ? {} : { age }),
    ...{ seats, language, deck, clock, secondRound, listSeconds, openSentence, club },
    ...{ first, alone, stock },
  };
}
