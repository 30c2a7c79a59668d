import type { Index } from './grid';
import { judgeLay, type NewPiece, type Supply, type Verdict } from './placement';

type Judged = { readonly supply: Supply; readonly verdict: Verdict };

/** By the pieces that were asked about; forgotten with them. */
const judged = new WeakMap<readonly NewPiece[], Judged>();

/**
 * The same verdict as `judgeLay`. One lay is asked about as a draft, when it is tried and when it is applied: the same pieces
 * laid onto the same table out of the same hand are judged once. Nothing of it is ever changed, so it stays true.
 */
export function verdictOn(supply: Supply, pieces: readonly NewPiece[], index?: Index): Verdict {
  const known = judged.get(pieces);
  if (known && isSame(known.supply, supply)) return known.verdict;
  const { grid, hand, sharedEquals } = supply;
  const verdict = judgeLay(supply, pieces, index);
  judged.set(pieces, { supply: { grid, hand, sharedEquals }, verdict });
  return verdict;
}

const isSame = (one: Supply, other: Supply): boolean =>
  one.grid === other.grid && one.hand === other.hand && one.sharedEquals === other.sharedEquals;
