import type { Event, Seat, Sitter } from '../../engine/core';
import {
  BOARD,
  faceOf,
  seatsOfTeam,
  type Config,
  type GameEvent,
  type Team,
  type View,
} from '../../engine/sequence-numbers';
import type { Language } from '../../i18n';
import { SEQUENCE_WORDS } from '../../i18n/sequence-numbers';
import type { Cue } from '../../shell';
import { cardText, sumText } from './bridge';

/** Teams alternate around the table, so the number of teams is all that is needed to know who plays with whom. */
const namesOf = (team: Team, seats: readonly Sitter[], teams: number): string[] =>
  seatsOfTeam({ seats: seats.length, teams } as Config, team).map((seat) => seats[seat]!.name);

/** One public sentence on an event. */
export function tell(
  given: Event,
  seats: readonly Sitter[],
  config: Config,
  language: Language,
): string | null {
  const event = given as GameEvent;
  const words = SEQUENCE_WORDS[language];
  const name = (seat: Seat) => seats[seat]?.name ?? '?';
  const team = (which: Team) => words.teamOf(namesOf(which, seats, config.teams));
  switch (event.type) {
    case 'dealt':
      return words.tell.dealt(name(event.dealer), name(event.first));
    case 'dead-card':
    case 'fine-paid':
      return words.tell[event.type](name(event.seat), cardText(event.card, words));
    case 'chip-laid':
      return faceOf(event.card).kind === 'plus'
        ? words.tell['chip-laid-plus'](name(event.seat), BOARD[event.cell]!)
        : words.tell['chip-laid'](name(event.seat), sumText(event.card, words));
    case 'chip-taken':
      return words.tell['chip-taken'](name(event.seat), team(event.from), BOARD[event.cell]!);
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

/** What was done last, in as many sentences as there is room for; the covers tell all of it. */
export const told = (
  events: readonly Event[],
  seats: readonly Sitter[],
  config: Config,
  language: Language,
  sentences = 2,
): string =>
  events
    .flatMap((event) => tell(event, seats, config, language) ?? [])
    .slice(-sentences)
    .join(' ');

export function ending(view: View, seats: readonly Sitter[], language: Language): string {
  const words = SEQUENCE_WORDS[language];
  const { result, config } = view;
  if (!result) return '';
  if (result.ending !== 'sequences') return `${words.ending[result.ending]} ${words.ending.most}`;
  const winner = result.ranking[0]![0]!;
  const count = view.sequences.filter((sequence) => sequence.team === winner).length;
  return words.ending.sequences(namesOf(winner, seats, config.teams), count);
}

/** What is heard and felt. */
export function cue(given: Event): Cue | null {
  const event = given as GameEvent;
  switch (event.type) {
    case 'chip-laid':
      return { sound: 'lay', buzz: 'light' };
    case 'chip-taken':
      return { sound: 'take', buzz: 'medium' };
    case 'card-lost':
      return { sound: 'refuse', buzz: 'refuse' };
    case 'drew':
      return { sound: 'draw' };
    case 'sequence':
      return { sound: 'sequence', buzz: 'success' };
    case 'ended':
      return { sound: 'win', buzz: 'success' };
    default:
      return null;
  }
}
