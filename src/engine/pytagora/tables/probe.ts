import type { Digit } from '../crossword/pieces';
import { lyingRows } from './apply';
import { lyingIn, resultOf } from './rounds';
import type { Row, TablesState, TablesView } from './types';

export const lyingPieces = (state: TablesState): Digit[] => lyingRows(state).flatMap(lyingIn);

const rowText = (row: Row): string =>
  [row.digits.join(' × '), ...row.answered.map((seat) => `${resultOf(row)} (${seat})`)].join(' = ');

export const draw = (view: TablesView): string =>
  [
    ...view.rows.map(rowText),
    `${view.phase}, seat ${view.seat} · hands ${view.handSizes.join(' ')} · bag ${view.bagSize} · = ${view.equals}`,
    view.hand ? `hand ${view.hand.join(' ')}` : 'hand hidden',
  ].join('\n');
