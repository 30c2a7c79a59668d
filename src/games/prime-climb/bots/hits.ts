import { TURNED } from './course';
import { BASE, readDigits } from './digits';
import { hits } from './values/hits';

let chances: Float64Array | undefined;

/** How likely a roll can bring a pawn from one circle to another. */
export function hitChance(from: number, to: number): number {
  chances ??= Float64Array.from(readDigits(hits, 1), (digit) => digit / (BASE - 1));
  return chances[from * TURNED + to]!;
}
