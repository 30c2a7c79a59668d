import { monotonicNow } from '../ui/monotonic';
import { createSignal } from './signal';
import { whenIdle } from './whenIdle';

const HOUR_MS = 3_600_000;

/** A new version that lies beside the one that runs, until somebody wants it or every window is closed. */
let waiting: ServiceWorker | null = null;
const signal = createSignal();

/**
 * Keeps the whole app in the browser, once the first screen has been drawn and nothing else is to be done. Where that cannot be, by plain
 * HTTP or in a private window, the app goes on as a page.
 */
export function keepOffline(): void {
  if (__DEV__ || !('serviceWorker' in navigator)) return;
  whenIdle(() => {
    navigator.serviceWorker
      .register('/service-worker.js', { updateViaCache: 'none' })
      .then(watch)
      .catch(() => undefined);
  });
}

function watch(registration: ServiceWorkerRegistration): void {
  const look = () => {
    // The very first one replaces nothing.
    waiting = navigator.serviceWorker.controller ? registration.waiting : null;
    signal.tell();
  };
  registration.addEventListener('updatefound', () =>
    registration.installing?.addEventListener('statechange', look),
  );
  look();
  let asked = monotonicNow();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || monotonicNow() - asked < HOUR_MS) return;
    asked = monotonicNow();
    registration.update().catch(() => undefined);
  });
}

export const updates = {
  ready: (): boolean => waiting !== null,
  subscribe: signal.subscribe,
  /** Begins anew with the new version. Only this window does: in another one a game may be under way. */
  take: (): void => {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
    waiting?.postMessage('take-over');
  },
};
