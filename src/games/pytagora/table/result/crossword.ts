import { stepsOf, type Seat, type TableOf } from '../../../../engine';
import { pytagora, type Config, type CrosswordEvent, type Move, type State } from '../../rules';
import type { Language } from '../../../../i18n';
import { PYTAGORA_WORDS } from '../../i18n';
import type { FinestMove, Gap } from '../../../../shell/result/parts';
import { equationText } from '../crossword/words';
import { pieceRow } from './PieceRow';

type Table = TableOf<Config, State, Move>;
type Laid = Extract<CrosswordEvent, { type: 'laid' }>;

const wordsOf = (language: Language) => PYTAGORA_WORDS[language].result.crossword;

const laidIn = (table: Table): readonly Laid[] =>
  [...stepsOf(pytagora, table)].flatMap(({ events }) =>
    events.filter((event): event is Laid => event.type === 'laid'),
  );

/** Turns that a seat has ended, by an equation or by passing. */
const turnsOf = ({ log }: Table, seat: Seat): number =>
  log.filter(({ actor, move }) => actor === seat && (move.type === 'lay' || move.type === 'pass')).length;

const finer = (best: Laid, laid: Laid): Laid => (laid.points > best.points ? laid : best);

export function finest(table: Table, language: Language): FinestMove | null {
  const laid = laidIn(table);
  const [first] = laid;
  if (!first) return null;
  const words = wordsOf(language);
  const best = laid.reduce(finer, first);
  const { state } = table;
  const won = state.family === 'crossword' && state.result?.ending === 'target' && best === laid.at(-1);
  return {
    seat: best.seat,
    says: won ? words.winning(best.points) : words.finest(best.points),
    picture: pieceRow(best.faces),
  };
}

export function lead(table: Table, { winner, score, ahead }: Gap, language: Language): string {
  const words = wordsOf(language);
  return ahead === null ? words.level(score) : words.lead(score, ahead, turnsOf(table, winner));
}

/** Crossings first: they are what the game is about. The first equation of all has nothing to cross. */
export function compliment(table: Table, seat: Seat, language: Language): string | null {
  const words = wordsOf(language);
  const all = laidIn(table);
  const own = all.filter((laid) => laid.seat === seat);
  const [first] = own;
  if (!first) return null;
  const crossed = own.every((laid) => laid === all[0] || laid.crossings.length > 0);
  if (crossed && own.length > 1)
    return own.length === turnsOf(table, seat) ? words.crossedAlways : words.crossedEach;
  const best = own.reduce(finer, first);
  return words.best(equationText(best.faces), best.points);
}
