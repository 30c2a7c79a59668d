import { useState } from 'react';
import type { HintLayer } from '../learning';
import type { Said } from './useTalk';

/** What was said last, unless a hint was asked for since: then it is the hint's turn to be heard. */
export function useSaidLast(said: Said | null, hint: HintLayer | null): Said | null {
  const [before, setBefore] = useState({ said, hint, hushed: false });
  if (before.said === said && before.hint === hint) return before.hushed ? null : said;
  // A hint that came while the same thing was said takes its place; whatever is said after it takes it back.
  const hushed = before.said === said && (hint !== null ? before.hint !== hint : before.hushed);
  setBefore({ said, hint, hushed });
  return hushed ? null : said;
}
