import type { Clock } from '../clock';

/** The moment in which a move is seen to arrive before the phone is handed on. */
export interface Lingering {
  isOn(): boolean;
  start(ms: number): void;
  /** Whether there was anything to end. */
  end(): boolean;
}

export function createLingering(clock: Clock, onOver: () => void): Lingering {
  let stop: (() => void) | null = null;
  const end = (): boolean => {
    const lingered = stop !== null;
    stop?.();
    stop = null;
    return lingered;
  };
  return {
    isOn: () => stop !== null,
    start: (ms) => {
      end();
      if (ms > 0) stop = clock.after(ms, onOver);
    },
    end,
  };
}
