import type { Seat, Player } from '../../../engine';
import type { GameEvent, View } from '../rules';
import type { Language } from '../../../i18n';
import { PRIME_CLIMB_WORDS } from '../i18n';
import { cardTitle } from './cardWords';
import { openingOf } from './recap';

/** One public sentence on an event. */
export function tell(event: GameEvent, seats: readonly Player[], language: Language): string | null {
  const words = PRIME_CLIMB_WORDS[language];
  const says = words.tell;
  const name = (seat: Seat) => seats[seat]?.name ?? '?';
  switch (event.type) {
    case 'ordered': {
      // Those level rolled again: what decided was the last roll.
      const last = openingOf([event])!.rounds.at(-1)!;
      return says.ordered(name(event.first), last.find(({ seat }) => seat === event.first)!.total);
    }
    case 'rolled':
      return says.rolled(name(event.seat), event.dice[0], event.dice[1]);
    case 'moved':
    case 'stood':
      return says.moved(name(event.seat), words.sumIs(event.from, event.operation, event.by, event.to));
    case 'arrived':
      return says.arrived(name(event.seat), event.at);
    case 'turned':
      return says.turned(name(event.seat));
    case 'bumped':
      return event.by === event.seat
        ? says.bumpedOwn(name(event.seat), event.from, event.to)
        : says.bumped(name(event.by), name(event.seat), event.from, event.to);
    case 'waypoint':
      return says.waypoint(name(event.seat), event.at);
    case 'sent':
      return says.sent(name(event.seat));
    case 'cursed':
      return says.cursed(name(event.by), name(event.seat));
    case 'reshuffled':
      return says.reshuffled;
    case 'card-drawn':
      return says.drawn(name(event.seat), cardTitle(event.card, words));
    case 'kept':
      return says.kept(name(event.seat), cardTitle(event.card, words));
    case 'card-idle':
      return words.card.noEffect(words.card.idle[event.reason]);
    case 'carried':
      return says.carried(name(event.seat), event.from, event.to);
    case 'stolen':
      return says.stolen(name(event.by), name(event.seat), cardTitle(event.card, words));
    case 'again':
      return says.again(name(event.seat));
    default:
      return null;
  }
}

export function ending(view: View, seats: readonly Player[], language: Language): string {
  const { ending: words } = PRIME_CLIMB_WORDS[language];
  const { result } = view;
  if (!result) return '';
  if (result.winner === null) return words.alone(result.turns);
  const wins = view.config.variants.includes('sprint') ? words.sprints : words.wins;
  return wins(seats[result.winner]?.name ?? '?', result.turns);
}
