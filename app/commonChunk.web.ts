// Puts the function in place through which every lazy import of the page fetches its chunk.
import 'expo';
import { whenIdle } from '../src/shell/whenIdle';

declare global {
  var __loadBundleAsync: ((path: string) => Promise<void>) | undefined;
}

/**
 * What several screens share is a chunk of its own, as large as the first screen, which does without it. The exporter names it in the
 * page (tools/export/page.ts). It has to be there before any other chunk runs: a module that once found a part of it missing
 * stays broken, so the other is sent for meanwhile, but not run. A fetch that failed is forgotten, and begun anew by the next import.
 */
const address = document.querySelector<HTMLMetaElement>('meta[name="common-chunk"]')?.content;
const load = globalThis.__loadBundleAsync;

if (address && load) {
  let there = false;
  const loadCommon = () => load(address).then(() => void (there = true));
  globalThis.__loadBundleAsync = (path) => {
    if (!there) sendFor(path);
    return loadCommon().then(() => load(path));
  };
  // Every address but home's leads to a screen that needs it.
  const fetchIt = () => void loadCommon().catch(() => undefined);
  if (location.pathname === '/') whenIdle(fetchIt);
  else fetchIt();
}

/** Fetched, not run. */
function sendFor(path: string): void {
  const link = document.createElement('link');
  Object.assign(link, { rel: 'preload', as: 'script', href: path });
  document.head.appendChild(link);
}
