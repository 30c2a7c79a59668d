import { stepsOf, type Seat, type TableOf } from '../../../engine';
import { plays, primeClimb, wayBehind, type Config, type Move, type State, type View } from '../rules';
import type { Language } from '../../../i18n';
import { PRIME_CLIMB_WORDS } from '../i18n';
import type { FinestMove, ResultParts } from '../../../shell/result/parts';
import { gainOf, type Moved } from './gain';
import { leapPicture } from './LeapArt';

type Table = TableOf<Config, State, Move>;

/** How far the pawns have come: both, or the one that decides a sprint. */
function score({ config, players }: Pick<View, 'config' | 'players'>, seat: Seat): number {
  const ways = players[seat]!.pawns.map((pawn) => wayBehind(config, pawn));
  return plays(config, 'sprint') ? Math.max(...ways) : ways.reduce((sum, way) => sum + way, 0);
}

interface Leap {
  readonly moved: Moved;
  readonly gained: number;
}

/** Every use of a number or a keeper that brought a pawn on. */
const leapsOf = (table: Table): readonly Leap[] =>
  [...stepsOf(primeClimb, table)].flatMap(({ before, events }) =>
    events.flatMap((event): Leap[] => {
      const gained = event.type === 'moved' ? gainOf(before, event) : 0;
      return event.type === 'moved' && gained > 0 ? [{ moved: event, gained }] : [];
    }),
  );

const longest = (leaps: readonly Leap[]): Leap | null =>
  leaps.reduce<Leap | null>((best, leap) => (best && best.gained >= leap.gained ? best : leap), null);

const sumOf = ({ from, operation, by, to }: Moved, language: Language): string =>
  PRIME_CLIMB_WORDS[language].sumIs(from, operation, by, to);

function finest(table: Table, language: Language): FinestMove | null {
  const leap = longest(leapsOf(table));
  if (!leap) return null;
  const { moved } = leap;
  return { seat: moved.seat, says: sumOf(moved, language), picture: leapPicture(moved) };
}

/** So many circles at once are a leap. */
const LEAP = 20;

function compliment(table: Table, seat: Seat, language: Language): string | null {
  const { result: words } = PRIME_CLIMB_WORDS[language];
  const { state } = table;
  if (state.players[seat]!.pawns.some(({ out }) => out)) return words.home;
  const leap = longest(leapsOf(table).filter(({ moved }) => moved.seat === seat));
  if (leap && leap.gained >= LEAP) return words.leap(sumOf(leap.moved, language));
  const way = score(state, seat);
  return way > 0 ? words.way(way) : null;
}

export const result: ResultParts<Config, State, Move, View> = {
  score,
  better: () => 'more',
  counts: ({ config }, language) => {
    const { result: words } = PRIME_CLIMB_WORDS[language];
    return plays(config, 'sprint') ? words.countsSprint : words.counts;
  },
  lead: ({ state }, { ahead }, _seats, language) => {
    const { result: words } = PRIME_CLIMB_WORDS[language];
    const turns = state.result?.turns ?? 0;
    return ahead ? words.lead(turns, ahead) : words.alone(turns);
  },
  finest: (table, _seats, language) => finest(table, language),
  compliment,
};
