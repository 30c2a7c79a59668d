import { solitaireTurns } from '../bots';
import type { Perfect } from '../../../shell';

/** Nobody has solved the solitaires with their keepers; the best player known is ours. */
const SHARES = {
  'solitaire-1': solitaireTurns['solitaire-1']!,
  'solitaire-2': solitaireTurns['solitaire-2']!,
};

export function perfectTurns(list: keyof typeof SHARES): Perfect {
  const shares = SHARES[list];
  return { mean: shares.reduce((sum, share, turns) => sum + share * turns, 0), shares };
}
