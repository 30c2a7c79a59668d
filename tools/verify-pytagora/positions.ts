import { goodLaysNow } from '../../src/games/pytagora/bots/search';
import { createDice, type Dice } from '../../src/engine';
import {
  BOX,
  FACES,
  heapOf,
  isFace,
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
  const { grid, left } = tableOf(box, equations, dice);
  return { grid, hand: dice.shuffle(left).slice(0, rack), sharedEquals: dice.below(3) };
}

export interface WantedDivision {
  readonly equations: number;
  /** Whether the hand has a digit 1; without it, none lies on the table either. */
  readonly one: boolean;
}

/**
 * A position in which ÷ can stand before × in one term: the hand holds the pieces of such an equation, and on a table with
 * equations one piece fewer where one that lies there can take its place.
 */
export function divisionOf({ equations, one }: WantedDivision, seed: number): Supply {
  const dice = createDice(seed);
  const box = heapOf(FACES, BOX).filter((face) => one || face !== '1');
  const { grid } = tableOf(box, equations, dice);
  for (;;) {
    const [divisor, quotient, factor] = [1 + dice.below(9), 1 + dice.below(20), 1 + dice.below(9)];
    const text = `${divisor * quotient}/${divisor}*${factor}=${quotient * factor}`;
    if (text.includes('1') !== one) continue;
    const pieces = dice.shuffle(text.split('').filter(isFace));
    const taken = pieces.find((face) => grid.some((piece) => piece.face === face));
    const hand = taken ? without(pieces, [taken])! : pieces;
    if (hand.length > (equations === 0 ? LARGE_RACK : SMALL_RACK) || hand.includes('1') !== one) continue;
    return { grid, hand, sharedEquals: 0 };
  }
}

/** On an empty table brute force gets through more pieces. */
const LARGE_RACK = 9;
const SMALL_RACK = 7;

function tableOf(box: readonly Face[], equations: number, dice: Dice) {
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
  return { grid, left };
}

function layFor(supply: Supply, dice: Dice) {
  if (dice.below(2) === 0) {
    const lays = sampleLays(supply);
    return lays.length > 0 ? dice.pick(lays) : null;
  }
  const found = goodLaysNow(supply, 20, { pieces: 4 + dice.below(5) });
  return found.length > 0 ? dice.pick(found).move.pieces : null;
}
