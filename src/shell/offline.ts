/** A phone has all of the app with it, and gets a new version from its store. */
export const keepOffline = (): void => undefined;

export const updates = {
  ready: (): boolean => false,
  subscribe: (_heard: () => void): (() => void) => doNothing,
  /** Begins anew with the new version. */
  take: (): void => undefined,
};

const doNothing = (): void => undefined;
