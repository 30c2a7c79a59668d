import { useSyncExternalStore } from 'react';
import type { WantedContrast } from './tokens';

const FORCED = window.matchMedia('(forced-colors: active)');
const MORE = window.matchMedia('(prefers-contrast: more)');

const read = (): WantedContrast => (FORCED.matches ? 'forced' : MORE.matches ? 'more' : 'usual');

function watch(changed: () => void): () => void {
  for (const query of [FORCED, MORE]) query.addEventListener('change', changed);
  return () => [FORCED, MORE].forEach((query) => query.removeEventListener('change', changed));
}

/** Whether the browser wants edges and words to stand out more, or draws them in its own few colours. */
export const useWantedContrast = (): WantedContrast => useSyncExternalStore(watch, read);
