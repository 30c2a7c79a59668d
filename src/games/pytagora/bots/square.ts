import type { Dice, Thinking } from '../../../engine';
import { LAYOUTS, nextDigit, type SquareMove, type SquareView } from '../rules';
import { options } from '../rules/square/view';

/** Lays any digit that fits. */
export function* anyEnd(view: SquareView, dice: Dice): Thinking<SquareMove> {
  yield;
  return dice.pick(options(view));
}

/** Lays where it can go on: it holds what comes next there, or at least holds several of what it lays. */
export function* ownEnd(view: SquareView, dice: Dice): Thinking<SquareMove> {
  yield;
  const moves = options(view);
  const worths = moves.map((move) => worthOf(view, move));
  const most = Math.max(...worths);
  return dice.pick(moves.filter((_, nth) => worths[nth] === most));
}

function worthOf({ config, grown, hand }: SquareView, move: SquareMove): number {
  if (move.type !== 'place') return 0;
  const after = grown.map((laid, nth) => (nth === move.end ? laid + 1 : laid));
  const layout = LAYOUTS[config.kind];
  const next = layout.ends.map((_, end) => nextDigit(layout, after, end));
  return next.filter((digit) => digit !== null && hand?.includes(digit)).length;
}
