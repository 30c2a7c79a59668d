import { stepsOf, type Seat, type TableOf } from '../../../../engine';
import {
  digitsOf,
  pytagora,
  type Config,
  type Face,
  type Move,
  type PytagoraEvent,
  type State,
} from '../../rules';
import type { Language } from '../../../../i18n';
import { PYTAGORA_WORDS } from '../../i18n';
import type { FinestMove, Gap } from '../../../../shell/result/parts';
import { pieceRow } from './PieceRow';

type Table = TableOf<Config, State, Move>;

const wordsOf = (language: Language) => PYTAGORA_WORDS[language].result.children;

const eventsOf = (table: Table): readonly PytagoraEvent[] =>
  [...stepsOf(pytagora, table)].flatMap(({ events }) => events);

export function lead({ score, ahead }: Gap, language: Language): string {
  const words = wordsOf(language);
  return ahead === null ? words.level(score) : words.lead(score, ahead);
}

export const counts = (language: Language): string => wordsOf(language).counts;

interface Streak {
  readonly seat: Seat;
  readonly faces: readonly Face[];
}

/** What each seat laid turn after turn without having to draw, as long as it lasted. */
function streaksOf(events: readonly PytagoraEvent[]): readonly Streak[] {
  const now = new Map<Seat, readonly Face[]>();
  return events.flatMap((event): readonly Streak[] => {
    if (event.type === 'drew' || event.type === 'passed') now.delete(event.seat);
    if (event.type !== 'placed') return [];
    const faces = [...(now.get(event.seat) ?? []), event.digit];
    now.set(event.seat, faces);
    return [{ seat: event.seat, faces }];
  });
}

const longest = (streaks: readonly Streak[]): Streak | null =>
  streaks.reduce<Streak | null>(
    (best, streak) => (best && best.faces.length >= streak.faces.length ? best : streak),
    null,
  );

type Answered = {
  readonly seat: Seat;
  readonly left: number;
  readonly right: number;
  readonly result: number;
};

/** Who answered what, with the question it was the answer to. */
function answersOf(events: readonly PytagoraEvent[]): readonly Answered[] {
  let asked = { left: 0, right: 0 };
  return events.flatMap((event) => {
    if (event.type === 'asked') asked = { left: event.left, right: event.right };
    return event.type === 'answered' ? [{ seat: event.seat, result: event.result, ...asked }] : [];
  });
}

export function finest(table: Table, language: Language): FinestMove | null {
  const words = wordsOf(language);
  const events = eventsOf(table);
  const [first, ...answers] = answersOf(events);
  if (first) {
    const best = answers.reduce((before, answer) => (answer.result > before.result ? answer : before), first);
    const faces: readonly Face[] = [
      ...digitsOf(best.left),
      '*',
      ...digitsOf(best.right),
      '=',
      ...digitsOf(best.result),
    ];
    const sum = PYTAGORA_WORDS[language].children.tables.row(`${best.left}`, `${best.right}`, best.result);
    return { seat: best.seat, says: words.product(sum), picture: pieceRow(faces) };
  }
  const streak = longest(streaksOf(events));
  return (
    streak && { seat: streak.seat, says: words.streak(streak.faces.length), picture: pieceRow(streak.faces) }
  );
}

/** So many in a row are worth a word. */
const STREAK = 3;

export function compliment(table: Table, seat: Seat, language: Language): string | null {
  const words = wordsOf(language);
  const events = eventsOf(table);
  const answers = answersOf(events).filter((answer) => answer.seat === seat).length;
  if (answers > 0) return words.answered(answers);
  if (events.some((event) => event.type === 'square-closed' && event.seat === seat)) return words.closed;
  const streak = longest(streaksOf(events).filter((one) => one.seat === seat));
  if (streak && streak.faces.length >= STREAK) return words.streakSays(streak.faces.length);
  const placed = events.filter((event) => event.type === 'placed' && event.seat === seat).length;
  return placed > 0 ? words.placed(placed) : null;
}
