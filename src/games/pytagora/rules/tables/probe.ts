import { resultOf } from './rounds';
import type { Row, TablesView } from './types';

export { lyingDigits as lyingPieces } from './rounds';

const rowText = (row: Row): string =>
  [row.digits.join(' × '), ...row.answered.map((seat) => `${resultOf(row)} (${seat})`)].join(' = ');

export const draw = (view: TablesView): string =>
  [
    ...view.rows.map(rowText),
    `${view.phase}, seat ${view.seat} · hands ${view.handSizes.join(' ')} · bag ${view.bagSize} · = ${view.equals}`,
    view.hand ? `hand ${view.hand.join(' ')}` : 'hand hidden',
  ].join('\n');
