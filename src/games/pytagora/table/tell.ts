import type { Player } from '../../../engine';
import {
  LAYOUTS,
  spotIn,
  type Config,
  type CrosswordView,
  type PytagoraEvent,
  type SquareConfig,
} from '../rules';
import type { Language } from '../../../i18n';
import { shortName } from '../../../shell/frame/told';
import { PYTAGORA_WORDS } from '../i18n';
import { tellSquare, tellTables } from './children/tell';
import { aloud, placeSpoken } from './crossword/equations';
import { equationText } from './crossword/words';

/** One public sentence on an event, in the words of its game. */
export function tell(
  event: PytagoraEvent,
  seats: readonly Player[],
  config: Config,
  language: Language,
): string | null {
  switch (config.kind) {
    case 'classic':
    case 'plus-or-minus':
      return tellCrossword(event, seats, language);
    case 'tables':
      return tellTables(event, seats, language);
    default:
      return tellSquare(event, seats, language);
  }
}

/** The same for whoever does not see the board: where it was laid. */
export function spoken(
  event: PytagoraEvent,
  seats: readonly Player[],
  config: Config,
  language: Language,
): string | null {
  const told = tell(event, seats, config, language);
  const words = PYTAGORA_WORDS[language];
  if (event.type === 'laid') return `${told} ${words.cell.there(placeSpoken(event.cells, words))}`;
  if (event.type !== 'placed' || !isSquares(config)) return told;
  const { x, y } = spotIn(LAYOUTS[config.kind].squares[event.square]!.length, event.place);
  return `${told} ${words.cell.there(words.cell.at(y + 1, x + 1))}`;
}

const isSquares = (config: Config): config is SquareConfig => config.kind in LAYOUTS;

export const readAloud = (text: string, language: Language): string => aloud(text, PYTAGORA_WORDS[language]);

export function tellCrossword(
  event: PytagoraEvent,
  seats: readonly Player[],
  language: Language,
): string | null {
  const words = PYTAGORA_WORDS[language];
  const name = (seat: number) => seats[seat]?.name ?? '?';
  switch (event.type) {
    case 'dealt':
      return words.tell.dealt(name(event.first));
    case 'laid':
      return words.tell.laid(name(event.seat), equationText(event.faces), event.points);
    case 'swapped':
      return words.tell.swapped(name(event.seat), event.penalty);
    case 'passed':
      return words.tell.passed(name(event.seat));
    default:
      return null;
  }
}

/** The same in as few words as will do, where many have played since. */
export function tellShort(event: PytagoraEvent, seats: readonly Player[], language: Language): string | null {
  if (event.type !== 'laid') return tellCrossword(event, seats, language);
  const name = shortName(seats[event.seat]?.name ?? '?');
  return PYTAGORA_WORDS[language].tell.short(name, equationText(event.faces), event.points);
}

export function endingCrossword(view: CrosswordView, seats: readonly Player[], language: Language): string {
  const words = PYTAGORA_WORDS[language];
  const { result, scores } = view;
  if (!result) return '';
  const best = result.ranking[0]![0]!;
  return result.ending === 'target'
    ? words.ending.target(seats[best]?.name ?? '?', scores[best]!)
    : words.ending[result.ending];
}
