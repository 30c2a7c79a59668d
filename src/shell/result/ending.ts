import { stageOf, type Player, type Seat, type Table } from '../../engine';
import type { Catalogue, Language } from '../../i18n';
import type { Box } from '../box';
import { columnsOf, gapOf, type Column } from './columns';
import type { FinestMove } from './parts';

/** Something kind and true for somebody who did not win. */
interface Cheer {
  /** All those of whom the same is to be said. */
  readonly seats: readonly Seat[];
  readonly says: string;
}

/** All that is told of a game that is over, and nothing that anybody may not know. */
export interface Ending {
  readonly title: string;
  /** By how much it was won. */
  readonly lead: string;
  /** What the columns count; null where the game keeps no score. */
  readonly counts: string | null;
  readonly columns: readonly Column[];
  readonly finest: FinestMove | null;
  /** For the people who did not win, whoever came last first. */
  readonly cheers: readonly Cheer[];
}

export function endingOf(
  box: Box,
  table: Table,
  seats: readonly Player[],
  words: Catalogue,
  language: Language,
): Ending {
  const stage = stageOf(table);
  const ranking = stage.kind === 'over' ? stage.ranking : [];
  const view: unknown = box.game.view(table.state, 'table');
  const columns = columnsOf({ box, view, seats, ranking, language });
  const gap = gapOf(columns);
  const winners = columns.filter(({ won }) => won).flatMap((column) => column.players);
  const lost = ranking.flat().filter((seat) => columns.some((one) => !one.won && one.seats.includes(seat)));
  const people = lost.filter((seat) => seats[seat]!.bot === null).reverse();
  const title =
    columns.length === 1
      ? words.solo.done
      : lost.length === 0
        ? words.result.draw
        : words.result.wins(winners.map(({ name }) => name));
  return {
    title,
    lead: (gap && box.result?.lead(table, gap, seats, language)) ?? box.words.ending(view, seats, language),
    counts: box.result?.counts(view, language) ?? null,
    columns,
    finest: box.result?.finest(table, seats, language) ?? null,
    cheers: alike(
      people.map((seat) => ({
        seats: [seat],
        says: box.result?.compliment(table, seat, language) ?? words.result.cheer,
      })),
    ),
  };
}

/** A seat's colour on this screen: its team's, where it has one. */
export const colourOf = ({ columns }: Pick<Ending, 'columns'>, seat: Seat): string =>
  columns.find(({ seats }) => seats.includes(seat))!.colour;

/** What is said of several is said once. */
const alike = (cheers: readonly Cheer[]): readonly Cheer[] =>
  [...new Set(cheers.map(({ says }) => says))].map((says) => ({
    seats: cheers.filter((cheer) => cheer.says === says).flatMap(({ seats }) => seats),
    says,
  }));

/** The result in words that read well aloud. */
export const shareText = ({ title, lead, columns }: Ending, game: string, words: Catalogue): string =>
  words.result.shareText(
    words.app,
    game,
    title,
    lead,
    columns.map(({ players, label }) => `${words.list(players.map(({ name }) => name))}, ${label}`),
  );
