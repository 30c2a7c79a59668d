import { useState } from 'react';
import type { HintLayer } from '../learning';

/**
 * A hint stands until something else is done (a piece is laid, a digit taken back): from then on that is spoken of. Asked for
 * again, it stands again.
 */
export function useStandingHint(hint: HintLayer | null, done: unknown): HintLayer | null {
  const [asked, setAsked] = useState({ hint, done });
  if (asked.hint !== hint) setAsked({ hint, done });
  return asked.hint === hint && asked.done !== done ? null : hint;
}
