import { EQUALS, type Face } from '../crossword/pieces';
import { lyingDigits, lyingEquals, resultOf } from './rounds';
import type { Row, TablesState, TablesView } from './types';

/** What lies on the table: the digits of rows, and the = in rows and beside them. */
export const lyingPieces = (state: TablesState): Face[] => [
  ...lyingDigits(state),
  ...Array.from({ length: state.equals + lyingEquals(state) }, () => EQUALS as Face),
];

const rowText = (row: Row): string =>
  [row.digits.join(' × '), ...row.answered.map((seat) => `${resultOf(row)} (${seat})`)].join(' = ');

export const draw = (view: TablesView): string =>
  [
    ...view.rows.map(rowText),
    `${view.phase}, seat ${view.seat} · hands ${view.handSizes.join(' ')} · bag ${view.bagSize} · = ${view.equals}`,
    view.hand ? `hand ${view.hand.join(' ')}` : 'hand hidden',
  ].join('\n');
