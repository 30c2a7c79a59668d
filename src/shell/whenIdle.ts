/** Safari does not say when it has nothing to do. */
const LATER_MS = 1500;

/** In a browser: once the page has nothing better to do, however long that takes. */
export function whenIdle(then: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(then);
  else setTimeout(then, LATER_MS);
}
