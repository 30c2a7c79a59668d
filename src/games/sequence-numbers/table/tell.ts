import type { Seat, Player } from '../../../engine';
import {
  BOARD,
  faceOf,
  seatsOfTeam,
  SIDE,
  type Config,
  type GameEvent,
  type Team,
  type View,
} from '../rules';
import type { Language } from '../../../i18n';
import { shortName } from '../../../shell/frame/told';
import { SEQUENCE_WORDS } from '../i18n';
import { cardText, sumText } from './bridge';

const namesOf = (team: Team, seats: readonly Player[], config: Config): string[] =>
  seatsOfTeam(config, team).map((seat) => seats[seat]!.name);

/** One public sentence on an event. */
export function tell(
  event: GameEvent,
  seats: readonly Player[],
  config: Config,
  language: Language,
): string | null {
  const words = SEQUENCE_WORDS[language];
  const name = (seat: Seat) => seats[seat]?.name ?? '?';
  const team = (which: Team) => words.teamOf(namesOf(which, seats, config));
  const placeOf = (cell: number) => words.tell.place(Math.floor(cell / SIDE) + 1, (cell % SIDE) + 1);
  switch (event.type) {
    case 'dealt':
      return words.tell.dealt(name(event.dealer), name(event.first));
    case 'dead-card':
    case 'fine-paid':
      return words.tell[event.type](name(event.seat), cardText(event.card, words));
    case 'chip-laid':
      return faceOf(event.card).kind === 'plus'
        ? words.tell['chip-laid-plus'](name(event.seat), BOARD[event.cell]!, placeOf(event.cell))
        : words.tell['chip-laid'](name(event.seat), sumText(event.card, words), placeOf(event.cell));
    case 'chip-taken':
      return words.tell['chip-taken'](
        name(event.seat),
        team(event.from),
        BOARD[event.cell]!,
        placeOf(event.cell),
      );
    case 'card-lost':
      return words.tell['card-lost'](name(event.seat), sumText(event.card, words), BOARD[event.cell]!);
    case 'sequence':
      return words.tell.sequence(team(event.team));
    case 'passed':
    case 'left-without-card':
    case 'card-forgotten':
      return words.tell[event.type](name(event.seat));
    case 'reshuffled':
      return words.tell.reshuffled;
    case 'reported':
      return words.tell.reported(name(event.by), team(event.team));
    default:
      return null;
  }
}

/** The same in as few words as will do: who, which number, where. */
export function tellShort(event: GameEvent, seats: readonly Player[], language: Language): string | null {
  if (!('cell' in event)) return null;
  const { cell, seat } = event;
  const [row, column] = [Math.floor(cell / SIDE) + 1, (cell % SIDE) + 1];
  return SEQUENCE_WORDS[language].tell.short(shortName(seats[seat]!.name), BOARD[cell]!, row, column);
}

export function ending(view: View, seats: readonly Player[], language: Language): string {
  const words = SEQUENCE_WORDS[language];
  const { result, config } = view;
  if (!result) return '';
  if (result.ending !== 'sequences') return `${words.ending[result.ending]} ${words.ending.most}`;
  const winner = result.ranking[0]![0]!;
  const count = view.sequences.filter((sequence) => sequence.team === winner).length;
  return words.ending.sequences(namesOf(winner, seats, config), count);
}
