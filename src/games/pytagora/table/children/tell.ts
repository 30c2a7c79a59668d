import type { Eyes, Refusal, Seat, Player } from '../../../../engine';
import type { PytagoraEvent, SquareView, TablesView } from '../../rules';
import type { Language } from '../../../../i18n';
import { PYTAGORA_WORDS } from '../../i18n';
import type { ChildrenWords } from '../../i18n/children.fr';

export const childrenWords = (language: Language): ChildrenWords => PYTAGORA_WORDS[language].children;

const nameIn =
  (seats: readonly Player[]) =>
  (seat: Seat): string =>
    seats[seat]?.name ?? '?';

/** Whose hand is on the screen. */
export const ownerOf = (eyes: Eyes, seats: readonly Player[]): string =>
  eyes === 'table' ? '' : (seats[eyes]?.name ?? '');

/** One public sentence on an event of the squares. */
export function tellSquare(
  event: PytagoraEvent,
  seats: readonly Player[],
  language: Language,
): string | null {
  if (event.only !== undefined) return null;
  const { tell } = childrenWords(language);
  const name = nameIn(seats);
  switch (event.type) {
    case 'dealt':
      return tell.dealt(name(event.first));
    case 'placed':
      return tell.placed(name(event.seat), event.digit);
    case 'square-closed':
      return tell.closed;
    case 'drew':
      return tell.drew(name(event.seat));
    case 'passed':
      return tell.passed(name(event.seat));
    default:
      return null;
  }
}

/** One public sentence on an event of the tables. Everybody draws after a round: that goes without saying. */
export function tellTables(
  event: PytagoraEvent,
  seats: readonly Player[],
  language: Language,
): string | null {
  if (event.only !== undefined) return null;
  const { tell } = childrenWords(language);
  const name = nameIn(seats);
  switch (event.type) {
    case 'dealt':
      return tell.dealt(name(event.first));
    case 'asked':
      return tell.asked(name(event.seat), event.left, event.right);
    case 'answered':
      return tell.answered(name(event.seat), event.result);
    case 'passed':
      return tell.passed(name(event.seat));
    case 'returned':
      return tell.returned;
    default:
      return null;
  }
}

type Counted = Pick<SquareView | TablesView, 'ranking' | 'handSizes'>;

/** Who won, and with how little in hand. */
function won({ ranking, handSizes }: Counted, seats: readonly Player[], words: ChildrenWords): string {
  const winners = ranking?.[0] ?? [];
  const [first] = winners;
  if (first === undefined) return '';
  const left = handSizes[first] ?? 0;
  const name = nameIn(seats);
  return winners.length === 1
    ? words.ending.one(name(first), left)
    : words.ending.many(winners.map(name), left);
}

function ending(view: Counted, done: string, seats: readonly Player[], words: ChildrenWords): string {
  return view.ranking === null ? '' : `${done} ${won(view, seats, words)}`;
}

export function endingSquare(view: SquareView, seats: readonly Player[], language: Language): string {
  const words = childrenWords(language);
  return ending(view, words.ending.square, seats, words);
}

export function endingTables(view: TablesView, seats: readonly Player[], language: Language): string {
  const words = childrenWords(language);
  return ending(view, words.ending.tables, seats, words);
}

/** Under a seat's name: how many pieces it holds. Fewest wins. */
export const standing = (view: Pick<SquareView, 'handSizes'>, seat: Seat, language: Language): string =>
  PYTAGORA_WORDS[language].pieces(view.handSizes[seat] ?? 0);

/** The reason, in one sentence, with what was tried. Nobody is told the digit that comes next, nor the result of a multiplication. */
export function refusalText({ code, numbers }: Refusal, words: ChildrenWords): string {
  const { refused } = words;
  switch (code) {
    case 'wrong-digit':
      return numbers ? refused['wrong-digit'](numbers.digit!) : refused['no-such-end'];
    case 'wrong-result':
      return refused['wrong-result'](numbers?.left ?? 0, numbers?.right ?? 0, numbers?.answer ?? 0);
    case 'no-such-end':
    case 'must-lay':
    case 'square-closed':
    case 'piece-not-in-hand':
    case 'drawn-only':
    case 'bag-empty':
    case 'draw-first':
    case 'nothing-laid':
    case 'leading-zero':
      return refused[code];
    default:
      return refused['not-now'];
  }
}

/** A line as it is read aloud: signs become words. */
export const aloud = (text: string, { signs }: ChildrenWords): string =>
  text.replace(/[×=]/g, (sign) => (sign === '×' ? signs['×'] : signs['=']));
