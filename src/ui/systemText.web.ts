import { useSyncExternalStore } from 'react';

/** What a browser's letters are by default; whoever wants larger ones has said so in its settings. */
const USUAL = 16;

const read = (): number => parseFloat(getComputedStyle(document.documentElement).fontSize) / USUAL;

/** No browser tells when its letters change: it is asked again when somebody comes back from its settings. */
function watch(changed: () => void): () => void {
  const moments = ['resize', 'focus', 'pageshow'] as const;
  for (const moment of moments) window.addEventListener(moment, changed);
  return () => moments.forEach((moment) => window.removeEventListener(moment, changed));
}

/** By how much the browser sets words larger, or smaller, than they are written: the size of its `rem`. */
export const useSystemText = (): number => useSyncExternalStore(watch, read);
