/** Safari does not say when it has nothing to do. */
const LATER_MS = 1500;

/** In a browser: once the page has nothing better to do, however long that takes. */
export function whenIdle(then: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(then);
  else setTimeout(then, LATER_MS);
}

/** In a browser: once what was rendered last has been drawn. A window that nobody sees draws nothing, but has nothing else to do. */
export function whenDrawn(then: () => void): void {
  let waiting = true;
  const once = () => {
    if (waiting) then();
    waiting = false;
  };
  requestAnimationFrame(() => requestAnimationFrame(once));
  whenIdle(once);
}
