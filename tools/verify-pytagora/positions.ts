import { goodLaysNow } from '../../src/games/pytagora/bots/search';
import { createDice, type Dice } from '../../src/engine';
import {
  BOX,
  FACES,
  heapOf,
  PLUS_OR_MINUS,
  without,
  type Face,
} from '../../src/games/pytagora/rules/crossword/pieces';
import type { Grid } from '../../src/games/pytagora/rules/crossword/grid';
import { judgeLay, laidOn, type Supply } from '../../src/games/pytagora/rules/crossword/placement';
import { sampleLays } from '../../src/games/pytagora/rules/crossword/sample';

export interface Wanted {
  readonly kind: 'classic' | 'plus-or-minus';
  /** Equations that lie there already. */
  readonly equations: number;
  readonly rack: number;
}

const HAND = 10;

/** A position as play brings it about: equations long and short, crossing and apart, then a rack from what is left. */
export function positionOf({ kind, equations, rack }: Wanted, seed: number): Supply {
  const dice = createDice(seed);
  const box = heapOf(FACES, kind === 'classic' ? BOX : PLUS_OR_MINUS);
  let grid: Grid = [];
  let left: readonly Face[] = dice.shuffle(box);
  for (let laid = 0; laid < equations;) {
    const supply: Supply = { grid, hand: dice.shuffle(left).slice(0, HAND), sharedEquals: 0 };
    const pieces = layFor(supply, dice);
    if (!pieces) continue;
    const verdict = judgeLay(supply, pieces);
    if (verdict.kind !== 'lawful') throw new Error('A position was built by an unlawful lay');
    grid = laidOn(grid, pieces, verdict.run);
    laid++;
    // The box does not last for sixteen long equations: what lies is drawn again.
    const rest = without(
      left,
      pieces.map(({ face }) => face),
    )!;
    left = rest.length >= 3 * HAND ? rest : box;
  }
  return { grid, hand: dice.shuffle(left).slice(0, rack), sharedEquals: dice.below(3) };
}

function layFor(supply: Supply, dice: Dice) {
  if (dice.below(2) === 0) {
    const lays = sampleLays(supply);
    return lays.length > 0 ? dice.pick(lays) : null;
  }
  const found = goodLaysNow(supply, 20, { pieces: 4 + dice.below(5) });
  return found.length > 0 ? dice.pick(found).move.pieces : null;
}
