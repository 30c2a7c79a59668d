import type { Seat, Player } from '../../../engine';
import { seatsOfSide, type GameEvent, type PublicConfig, type Side, type View } from '../rules';
import type { Language } from '../../../i18n';
import { PYRAMIDE_WORDS } from '../i18n';
import { nameOf, namesOf } from './seating';
import { isRoundAgain } from './statusLine';

/** One public sentence on an event: it never tells a word that was not found. */
export function tell(
  event: GameEvent,
  seats: readonly Player[],
  config: PublicConfig,
  language: Language,
): string | null {
  const words = PYRAMIDE_WORDS[language];
  const says = words.tell;
  const name = (seat: Seat) => nameOf(seats, seat);
  const side = (which: Side) => namesOf(seats, seatsOfSide(config, which), words);
  switch (event.type) {
    case 'ordered':
      if (event.why === 'list') return says.byDie(name(event.first));
      if (event.why === 'round') return says.byDie(side(event.first));
      return says.ordered(event.why === 'enigma' ? name(event.first) : side(event.first));
    case 'level':
      return (isRoundAgain(event.sides) ? words.status.again : words.status.level)(
        words.and(event.sides.map(side)),
      );
    case 'list-level':
      return words.status.level(namesOf(seats, event.seats, words));
    case 'riddle-drawn':
      return says.riddle(event.title, namesOf(seats, event.dicos, words));
    case 'theme-drawn':
      return says.theme(event.title);
    case 'bet':
      return says.bet(name(event.seat), event.bricks);
    case 'bid':
      return says.bid(name(event.seat), event.clues);
    case 'left-it':
      return says.left(name(event.seat));
    case 'clue':
      return event.text === null ? null : says.clue(name(event.seat), event.text);
    case 'missed':
      return event.guess === null ? null : says.missed(event.guess);
    case 'slow':
      return says.slow(name(event.seat));
    case 'foul':
      return says.foul(name(event.seat));
    case 'found':
      return says.found(name(event.by), event.word);
    case 'struck':
      return says.struck;
    case 'answered':
      return event.text === null ? null : says.answered(name(event.by), event.text);
    case 'gave-up':
      return says.gaveUp(name(event.by));
    case 'wrong':
      return says.wrong(name(event.by));
    case 'judged':
      return event.by === null ? says.judged(event.answer) : says.judgedRight(name(event.by), event.answer);
    case 'round-won':
      // The lists come after the last round of riddles, and are one themselves.
      return says.round(side(event.winner), event.kind === 'lists' ? event.round + 1 : event.round);
    case 'expression':
      return says.expression(name(event.by), event.text);
    case 'maitre-mots':
      return says.maitreMots(name(event.seat));
    default:
      return null;
  }
}

/** Spoken, everything is said aloud at the table, and everybody hears it; typed, nobody else is there. */
export const heard = (): boolean => true;

export function ending(view: View, seats: readonly Player[], language: Language): string {
  const words = PYRAMIDE_WORDS[language];
  const { result, config } = view;
  if (!result) return '';
  if (config.seats === 1) return words.ending.alone(result.points);
  if (result.winner === null) return words.ending.level;
  return result.maitreMots !== null
    ? words.ending.four(
        namesOf(seats, seatsOfSide(config, result.winner), words),
        nameOf(seats, result.maitreMots),
        result.ranking
          .flat()
          .map((seat) => words.ending.count(nameOf(seats, seat), view.finale?.found[seat] ?? 0))
          .join(', '),
      )
    : words.ending.wins(nameOf(seats, result.winner));
}
