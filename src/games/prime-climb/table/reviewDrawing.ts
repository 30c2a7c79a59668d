import { carriedTo, CARD_CIRCLE, pawnOf, stuckAt, type Choice, type Move, type View } from '../rules';
import type { Drawing } from '../../../shell';
import { findUse, kindOf } from './bridge';

const NOTHING: Drawing = { cells: [] };

/** Rings where a pawn arrives, and the way it goes. */
const carried = (from: number, to: number): Drawing => ({ cells: [to], ways: [{ from, to }] });

function drawChoice(view: View, choice: Choice): Drawing {
  switch (choice.kind) {
    case 'earner': {
      const { at } = view.players[view.seat]!.pawns[choice.pawn];
      return carried(at, carriedTo(view, kindOf(view.drawn!.card), choice.pawn));
    }
    case 'pawn':
      return carried(pawnOf(view, choice.target)!.at, CARD_CIRCLE);
    case 'swap': {
      const [one, other] = [pawnOf(view, choice.one)!.at, pawnOf(view, choice.other)!.at];
      return { cells: [one, other], ways: [{ from: one, to: other }] };
    }
    case 'steal':
      return NOTHING;
  }
}

/** A move on the spiral. A card that changes hands, and the end of a turn, leave no mark there. */
export function drawMove(view: View, move: Move): Drawing {
  switch (move.type) {
    case 'use':
    case 'shift': {
      const pawn = view.players[view.seat]!.pawns[move.pawn];
      // A cursed seat without a lawful use: no sum says where it goes.
      return carried(pawn.at, findUse(view, move)?.to ?? stuckAt(view, pawn));
    }
    case 'send':
      return { cells: [pawnOf(view, move.target)!.at] };
    case 'curse':
      return { cells: view.players[move.seat]!.pawns.flatMap(({ at, out }) => (out ? [] : [at])) };
    case 'obey':
      return move.choice ? drawChoice(view, move.choice) : NOTHING;
    default:
      return NOTHING;
  }
}
