import { useMemo } from 'react';
import type { Box } from '../src/shell';
import { loadBox, openedBox } from './games';
import { useFetched } from './useFetched';

export type Opening =
  | { readonly kind: 'opening' }
  | { readonly kind: 'open'; readonly box: Box }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'failed'; readonly again: () => void };

/** A game's box, once it is there. */
export function useBox(id: string | null): Opening {
  const opened = useMemo(() => (id === null ? null : openedBox(id)), [id]);
  const load = useMemo(() => {
    if (opened) return null;
    let begun = id === null ? null : loadBox(id);
    if (id === null || !begun) return null;
    // Asked for again, it begins anew where it failed.
    return () => {
      const loading = begun ?? loadBox(id);
      begun = null;
      return loading ?? Promise.reject(new Error(`There is no game ${id}`));
    };
  }, [id, opened]);
  const fetching = useFetched(load);
  return useMemo((): Opening => {
    if (opened) return { kind: 'open', box: opened };
    if (!load) return { kind: 'unknown' };
    return fetching.kind === 'open' ? { kind: 'open', box: fetching.value } : fetching;
  }, [opened, load, fetching]);
}
