import { plainTurns } from '../../bots/prime-climb/values/plain-turns';
import type { Perfect } from '../../shell';

const SHARES = { 'solitaire-1': plainTurns.climb!, 'solitaire-2': plainTurns['there-and-back']! };

export function perfectTurns(list: keyof typeof SHARES): Perfect {
  const shares = SHARES[list];
  return { mean: shares.reduce((sum, share, turns) => sum + share * turns, 0), shares };
}
