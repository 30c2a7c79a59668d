import type { Player, Seat } from '../../engine';
import type { Language } from '../../i18n';
import { FACE_COLOURS } from '../../ui';
import type { Box } from '../box';
import type { Gap } from './parts';

/** What somebody made of the game, or a team: as high as their score. */
export interface Column {
  readonly seats: readonly Seat[];
  readonly players: readonly Player[];
  /** What is written under the score, for each of them: what they made of it themselves where that is told, and the name. */
  readonly names: readonly string[];
  /** The same as it is said; empty where the names say everything. */
  readonly own: readonly string[];
  readonly colour: string;
  /** What is written on it. */
  readonly label: string;
  /** Null where the game says no more than who won. */
  readonly score: number | null;
  /** Of the whole height: 1 for the best. */
  readonly share: number;
  readonly won: boolean;
}

export interface Finished {
  readonly box: Box;
  /** With the eyes of the table: what is shown is for all. */
  readonly view: unknown;
  readonly seats: readonly Player[];
  /** Best first. */
  readonly ranking: readonly (readonly Seat[])[];
  readonly language: Language;
}

/** Everybody's column, the best first. Those who play together share one, and stand there by their rank. */
export function columnsOf({ box, view, seats, ranking, language }: Finished): readonly Column[] {
  const rankOf = (seat: Seat): number => ranking.findIndex((group) => group.includes(seat));
  const alone = seats.map(({ face }, seat) => ({
    seats: [seat] as readonly Seat[],
    colour: FACE_COLOURS[face % FACE_COLOURS.length]!,
  }));
  const teams = box.result?.teams?.(view) ?? alone;
  const ranked = teams
    .map(({ colour, seats: own }) => {
      const best = [...own].sort((a, b) => rankOf(a) - rankOf(b));
      return { colour, seats: best, rank: rankOf(best[0]!) };
    })
    .sort((a, b) => a.rank - b.rank);
  const scores = ranked.map((team) => box.result?.score(view, team.seats[0]!) ?? null);
  const fewer = box.result?.better(view) === 'fewer';
  const made = (seat: Seat) => box.result?.own?.(view, seat, language) ?? null;
  const nameOf = (seat: Seat): string => seats[seat]!.name;
  return ranked.map(({ seats: own, colour, rank }, nth) => ({
    seats: own,
    players: own.map((seat) => seats[seat]!),
    names: own.map((seat) => [made(seat)?.figure, nameOf(seat)].filter(Boolean).join(' · ')),
    own: own.flatMap((seat) => {
      const said = made(seat)?.said;
      return said ? [`${nameOf(seat)} ${said}`] : [];
    }),
    colour,
    label: labelOf(scores[nth]!) ?? box.words.standing(view, own[0]!, language),
    score: scores[nth]!,
    share: shareOf(scores, nth, fewer),
    won: rank === 0,
  }));
}

const labelOf = (score: number | null): string | null =>
  score === null ? null : String(score).replace('-', '−');

/** From zero to the best; where fewest wins, whoever has fewest stands highest. Without scores, the rank is all there is. */
function shareOf(scores: readonly (number | null)[], nth: number, fewer: boolean): number {
  const known = scores.filter((score) => score !== null);
  const score = scores[nth];
  if (score === null || score === undefined) return 1 - nth / scores.length;
  const best = fewer ? Math.min(...known) : Math.max(...known);
  const [own, top] = fewer ? [Math.max(...known) + 1 - score, Math.max(...known) + 1 - best] : [score, best];
  return top <= 0 ? 1 : Math.max(0, own / top);
}

/** How far in front the winners are; null where the game keeps no score. */
export function gapOf(columns: readonly Column[]): Gap | null {
  const [best] = columns;
  if (!best || best.score === null) return null;
  const next = columns.find(({ won }) => !won)?.score ?? null;
  return {
    winner: best.seats[0]!,
    score: best.score,
    ahead: next === null ? null : Math.abs(best.score - next),
  };
}
