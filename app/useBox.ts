import { useEffect, useState } from 'react';
import type { Box } from '../src/shell';
import { loadBox } from './games';

export type Opening =
  | { readonly kind: 'opening' }
  | { readonly kind: 'open'; readonly box: Box }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'failed' };

/** A game's box, once it is there. */
export function useBox(id: string | null): Opening {
  const [opening, setOpening] = useState<Opening>({ kind: 'opening' });
  useEffect(() => {
    let here = true;
    const answer = (next: Opening) => {
      if (here) setOpening(next);
    };
    const loading = id === null ? null : loadBox(id);
    if (!loading) answer({ kind: 'unknown' });
    else loading.then((box) => answer({ kind: 'open', box })).catch(() => answer({ kind: 'failed' }));
    return () => {
      here = false;
    };
  }, [id]);
  return opening;
}
