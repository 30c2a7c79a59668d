import type { Installing } from './installing-ways';

/** A phone has installed it. */
export const installing = {
  now: (): Installing => 'nothing',
  subscribe: (_heard: () => void): (() => void) => doNothing,
  install: (): void => undefined,
};

const doNothing = (): void => undefined;
