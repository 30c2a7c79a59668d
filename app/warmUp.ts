/** A phone has all of the app with it: nothing has to be fetched before it is needed. */
export const warmUp = (_steps: readonly (() => Promise<unknown> | null)[]): Promise<void> =>
  Promise.resolve();
