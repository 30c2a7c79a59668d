/**
 * Keeps the whole app on the device: after one visit it opens, and plays, without a network for good. A bundle of its own, made by the
 * exporter (tools/export/worker.ts), which hands in the list of files.
 *
 * Each version has a cache of its own. What a file holds is in its key, so a new version copies from the old one whatever is the same.
 * The version before stays: a window in which a game is still played with it goes on finding its chunks.
 */
declare const self: ServiceWorkerGlobalScope;
declare const VERSION: string;
declare const FILES: readonly OfflineFile[];

interface OfflineFile {
  readonly path: string;
  /** What it holds; null where the path says so by itself. */
  readonly revision: string | null;
}

const FAMILY = 'meninges-';
const OURS = FAMILY + VERSION;
const HOME = '/';
/** Put in last: a cache without it was abandoned half way. */
const COMPLETE = '/complete';
/** Few, and at low priority: somebody may be opening a game meanwhile. */
const AT_ONCE = 3;

const keyOf = ({ path, revision }: OfflineFile): string =>
  revision === null ? path : `${path}?revision=${revision}`;
const keys = new Map(FILES.map((file) => [file.path, keyOf(file)]));

self.addEventListener('install', (event) => event.waitUntil(fill()));
self.addEventListener('activate', (event) => event.waitUntil(takeOver()));
self.addEventListener('message', ({ data }) => {
  if (data === 'take-over') void self.skipWaiting();
});
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  const key = keys.get(pathname) ?? (request.mode === 'navigate' ? keys.get(HOME) : undefined);
  event.respondWith(answer(request, key ?? pathname));
});

async function fill(): Promise<void> {
  const cache = await caches.open(OURS);
  const left = [...FILES];
  const fetchOn = async (): Promise<void> => {
    for (let file = left.shift(); file; file = left.shift()) await keep(cache, file);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, fetchOn));
  await cache.put(COMPLETE, new Response());
}

/** What an earlier attempt or an earlier version has fetched is not fetched again. */
async function keep(cache: Cache, file: OfflineFile): Promise<void> {
  const key = keyOf(file);
  if (await cache.match(key)) return;
  const response = (await caches.match(key)) ?? (await fetchFile(file));
  await cache.put(key, response);
}

async function fetchFile({ path, revision }: OfflineFile): Promise<Response> {
  const response = await fetch(path, { cache: revision === null ? 'default' : 'reload', priority: 'low' });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response;
}

/** The windows that are open already are served as well: the very first visit may lose its network. */
async function takeOver(): Promise<void> {
  const others = (await caches.keys()).filter((name) => name.startsWith(FAMILY) && name !== OURS);
  const whole: string[] = [];
  for (const name of others) if (await (await caches.open(name)).match(COMPLETE)) whole.push(name);
  const before = whole[whole.length - 1];
  await Promise.all(others.filter((name) => name !== before).map((name) => caches.delete(name)));
  await self.clients.claim();
}

async function answer(request: Request, key: string): Promise<Response> {
  const ours = await (await caches.open(OURS)).match(key);
  return ours ?? (await caches.match(key)) ?? fetch(request);
}
