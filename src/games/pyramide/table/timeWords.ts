import type { Player } from '../../../engine';
import type { Language } from '../../../i18n';
import { PYRAMIDE_WORDS } from '../i18n';
import type { GameEvent, View } from '../rules';
import { nameOf } from './seating';

/** What a countdown is for, before it begins. */
export function readySays(view: View, seconds: number, seats: readonly Player[], language: Language): string {
  const { ready } = PYRAMIDE_WORDS[language];
  const name = nameOf(seats, view.acting[0]?.seat);
  switch (view.phase) {
    case 'bet':
      return ready.bet(name, seconds);
    case 'bid':
      return ready.bid(name, seconds);
    case 'guess':
      return ready.guess(nameOf(seats, view.hunt?.synos[0]), seconds);
    case 'enigma':
      return (view.typed ? ready.enigmaTyped : ready.enigma)(name, seconds);
    case 'rival':
      return ready.rival(name, seconds);
    case 'express':
    case 'between':
      return ready.list(seconds);
    default:
      return ready.clue(name, seconds);
  }
}

/** What it meant that time ran out: a bet of one, a clue spent, an answer missed. */
export function timeOutSays(
  events: readonly GameEvent[],
  _view: View,
  seats: readonly Player[],
  language: Language,
): string {
  const { late } = PYRAMIDE_WORDS[language];
  const slow = events.find((event) => event.type === 'slow');
  if (!slow) return '';
  const name = nameOf(seats, slow.seat);
  const came = (type: GameEvent['type']) => events.some((event) => event.type === type);
  if (came('bet')) return late.bet(name);
  if (came('bid')) return late.bid(name);
  return came('gave-up') ? late.answer(name) : late.clue(name);
}
