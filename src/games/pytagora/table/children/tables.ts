import { isWhole, type Json, type Player } from '../../../../engine';
import type { DraftForm } from '../../../../shell/frame';
import { digitsOf, MOST_DIGITS, type Digit, type Move, type SeenRow, type TablesView } from '../../rules';
import type { ChildrenWords } from '../../i18n/children.fr';
import type { Target } from './drag';
import { fitGroups, type Size, type Spot } from './layout';

/** Between the rules of the multiplication tables and their screen. */

/** What stands in each place of the answer, by its place in the hand. */
export type Draft = readonly (number | null)[];
export const EMPTY_DRAFT: Draft = Array.from({ length: MOST_DIGITS }, () => null);
const isFilled = (at: number | null): at is number => at !== null;

export const isEmpty = (draft: Draft): boolean => !draft.some(isFilled);
export const digitsIn = (draft: Draft, hand: readonly Digit[]): Digit[] =>
  draft.flatMap((at) => (at === null ? [] : (hand[at] ?? [])));

/** Put into this place; what stood there goes back, and a piece stands in one place only. */
export const put = (draft: Draft, slot: number, at: number): Draft =>
  draft.map((there, nth) => (nth === slot ? at : there === at ? null : there));
export const takeOut = (draft: Draft, at: number): Draft =>
  draft.map((there) => (there === at ? null : there));

const writeAnswer = (draft: Draft): Json => [...draft];

/** How an answer is kept with the save: every piece in one place only, and one of the hand. */
export const answerForm = (hand: number): DraftForm<Draft> => ({
  write: writeAnswer,
  read: (raw) => {
    if (!Array.isArray(raw) || raw.length !== EMPTY_DRAFT.length) return null;
    const places: readonly Json[] = raw;
    const isPlace = (at: Json): at is number | null => at === null || isWhole(at, 0, hand);
    if (!places.every(isPlace)) return null;
    const filled = places.filter(isFilled);
    return new Set(filled).size === filled.length ? places : null;
  },
});

/** How many places the answer has. Only a helper, or an answer that lies there, says how long it is. */
export const slotsFor = ({ result, answered }: SeenRow, help: boolean): number =>
  help || answered.length > 0 ? digitsOf(result).length : MOST_DIGITS;

export interface TablesLine {
  readonly view: TablesView;
  readonly options: readonly Move[];
  readonly seats: readonly Player[];
  readonly words: ChildrenWords;
  readonly help: boolean;
  readonly draft: Draft;
}

export function tablesLine({ view, options, seats, words, help, draft }: TablesLine): string {
  const { tables } = words;
  const { current, phase } = view;
  const name = seats[view.seat]?.name ?? '?';
  if (!current || view.eyes !== view.seat) return tables.turnOf(name);
  const sum = tables.sum(...current.digits);
  if (phase === 'answered') return tables.answered(sum, current.result);
  if (phase !== 'answer') return tables.turnOf(name);
  if (!isEmpty(draft)) return tables.draft(sum, digitsIn(draft, view.hand ?? []).join(''));
  // The result lies there already: there is nothing left to multiply.
  if (current.answered.length > 0) return tables.haveYou(name, digitsOf(current.result));
  if (!help) return tables.ask(name, sum);
  const can = options.some(({ type }) => type === 'answer');
  return can ? tables.helpHas(sum) : tables.helpLacks(sum);
}

/** Where the groups of the row under way lie: the question, every answer, and the answer to come. */
export interface QuestionRoom extends Size {
  readonly size: number;
  readonly groups: readonly { readonly x: number; readonly y: number }[];
}

const ROW_PITCH = 1.3;

export function layOutQuestion(groups: number, { width, height }: Size): QuestionRoom {
  const { columns, size } = fitGroups(groups, width, height);
  const rows = Math.ceil(groups / columns);
  const top = (height - rows * size * ROW_PITCH) / 2;
  return {
    width,
    height,
    size,
    groups: Array.from({ length: groups }, (_, nth) => {
      const row = Math.floor(nth / columns);
      const inRow = Math.min(columns, groups - row * columns);
      const left = (width - inRow * 3 * size) / 2;
      return { x: left + (nth % columns) * 3 * size, y: top + row * size * ROW_PITCH };
    }),
  };
}

/** Where a piece of the row lies, by its group and its number in it, in points of the question. */
export function pieceAt({ groups, size }: QuestionRoom, group: number, nth: number): (Spot & Size) | null {
  const corner = groups[group];
  return corner ? { x: corner.x + nth * size, y: corner.y, width: size, height: size } : null;
}

const REACH = 1.6;

/** Where a dragged digit may fall: the places of the answer, which is the last group. */
export function targetsIn({ groups, size }: QuestionRoom, slots: number, top: number): readonly Target[] {
  const last = groups[groups.length - 1];
  if (!last) return [];
  return Array.from({ length: slots }, (_, slot) => ({
    id: slot,
    x: last.x + (slot + 1.5) * size,
    y: top + last.y + size / 2,
    reach: size * REACH,
  }));
}
