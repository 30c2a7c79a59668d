import { isVariantRound } from './roles';
import { isDuel, isTogether, isTyped, riddlesARound, roundsToWin, sidesOf } from './sides';
import type { Config } from './setup';
import type { Heap, State } from './types';

/** Cards of each heap. */
export type Supply = Readonly<Record<Heap, number>>;

/** Two seats: riddles each, beyond the round's own, before the die decides it. */
export const MOST_EXTRA = 2;

/** More than nearly every game takes; beyond them a tie goes by the die. */
const RIDDLES = 24;
const LISTS = 6;
const THEMES = 4;

type Standing = Pick<State, 'config' | 'round' | 'rounds'>;

const riddlesIn = (config: Config, round: number): number =>
  isVariantRound({ config, round }) ? 1 : riddlesARound(config);

/** Riddles of the rounds that may come after this one, with no tie in them. */
function toCome({ config, round, rounds }: Standing): number {
  const further = rounds.reduce((sum, won) => sum + roundsToWin(config) - 1 - won, 0);
  return Array.from({ length: further }, (_, nth) => riddlesIn(config, round + 1 + nth)).reduce(
    (sum, count) => sum + count,
    0,
  );
}

/** So many are left of a heap. */
export const isLeft = ({ config, drawn }: State, heap: Heap, count: number): boolean =>
  config.stock[heap].length - drawn[heap] >= count;

/** Ruling: a tie takes no riddle that a later round may need. */
export const hasRiddles = (state: State, count: number): boolean =>
  isLeft(state, 'riddles', count + toCome(state));

/** Everybody's list of the last round; with four the winners' and the losers'. Expressions are never typed. */
const listsOf = (config: Config): number => (isTyped(config) ? 0 : config.seats === 3 ? 3 : 2);

const isVariant = ({ secondRound }: Config): boolean => secondRound === 'ping-pong';

/** What a game may take without any tie: with less it cannot be begun. */
export function leastSupply(config: Config): Supply {
  if (isTogether(config)) return { riddles: config.alone!.riddles, lists: 0, themes: 0 };
  const rounds = Array.from({ length: sidesOf(config) }, () => 0);
  return {
    riddles: riddlesIn(config, 1) + toCome({ config, round: 1, rounds }),
    lists: listsOf(config),
    themes: isVariant(config) ? 1 : 0,
  };
}

/** What is worth having at hand; where two play, all that the longest game can take. */
export function fullSupply(config: Config): Supply {
  const least = leastSupply(config);
  const longest = (least.riddles / riddlesARound(config)) * (riddlesARound(config) + 2 * MOST_EXTRA);
  return {
    riddles: isTogether(config) ? least.riddles : isDuel(config) ? longest : RIDDLES,
    lists: isTyped(config) ? 0 : LISTS,
    themes: isVariant(config) ? THEMES : 0,
  };
}
