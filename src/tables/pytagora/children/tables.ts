import type { Sitter } from '../../../engine/core';
import {
  currentRow,
  digitsOf,
  pytagora,
  resultOf,
  type Digit,
  type Row,
  type TablesView,
} from '../../../engine/pytagora';
import type { ChildrenWords } from '../../../i18n/pytagora/children.fr';
import type { Target } from './drag';
import { fitGroups, type Size } from './layout';

/** Between the rules of the multiplication tables and their screen. */

/** What stands in each place of the answer, by its place in the hand. No result has more than two digits. */
export type Draft = readonly (number | null)[];
export const EMPTY_DRAFT: Draft = [null, null];
const isFilled = (at: number | null): at is number => at !== null;

export const isEmpty = (draft: Draft): boolean => !draft.some(isFilled);
export const digitsIn = (draft: Draft, hand: readonly Digit[]): Digit[] =>
  draft.flatMap((at) => (at === null ? [] : (hand[at] ?? [])));

/** Put into this place; what stood there goes back, and a piece stands in one place only. */
export const put = (draft: Draft, slot: number, at: number): Draft =>
  draft.map((there, nth) => (nth === slot ? at : there === at ? null : there));
export const takeOut = (draft: Draft, at: number): Draft =>
  draft.map((there) => (there === at ? null : there));

export const rowUnderWay = (view: TablesView): Row | null =>
  view.rows.length === 0 ? null : currentRow(view);

export const sumText = ({ digits: [left, right] }: Row, words: ChildrenWords): string =>
  words.tables.sum(left, right);

/** How many places the answer has. Only a helper says how long it is. */
export const slotsFor = (row: Row, help: boolean): number =>
  help ? digitsOf(resultOf(row)).length : EMPTY_DRAFT.length;

export interface TablesLine {
  readonly view: TablesView;
  readonly seats: readonly Sitter[];
  readonly words: ChildrenWords;
  readonly help: boolean;
  readonly draft: Draft;
}

export function tablesLine({ view, seats, words, help, draft }: TablesLine): string {
  const { tables } = words;
  const row = rowUnderWay(view);
  const name = seats[view.seat]?.name ?? '?';
  if (!row || view.eyes !== view.seat) return tables.turnOf(name);
  const sum = sumText(row, words);
  if (view.phase === 'answered') return tables.answered(sum, resultOf(row));
  if (view.phase !== 'answer') return tables.turnOf(name);
  if (!isEmpty(draft)) return tables.draft(sum, digitsIn(draft, view.hand ?? []).join(''));
  if (!help) return tables.ask(name, sum);
  const can = pytagora.options(view).some(({ type }) => type === 'answer');
  return can ? tables.helpHas(sum) : tables.helpLacks(sum);
}

/** Where the groups of the row under way lie: the question, every answer, and the answer to come. */
export interface QuestionRoom extends Size {
  readonly size: number;
  readonly groups: readonly { readonly x: number; readonly y: number }[];
}

const LINE_PITCH = 1.3;

export function layOutQuestion(groups: number, { width, height }: Size): QuestionRoom {
  const { columns, size } = fitGroups(groups, width, height);
  const lines = Math.ceil(groups / columns);
  const top = (height - lines * size * LINE_PITCH) / 2;
  return {
    width,
    height,
    size,
    groups: Array.from({ length: groups }, (_, nth) => {
      const line = Math.floor(nth / columns);
      const inLine = Math.min(columns, groups - line * columns);
      const left = (width - inLine * 3 * size) / 2;
      return { x: left + (nth % columns) * 3 * size, y: top + line * size * LINE_PITCH };
    }),
  };
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
