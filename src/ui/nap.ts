/** So long that a second tap, or a finger that was about to press what stood here before, meets nothing. */
export const NAP_MS = 350;
/** A click that comes so long after a finger was lifted is not that finger's. */
const FINGERS_MS = 1000;

/** One tap, one move: what is drawn anew sleeps for a moment, and a press counts only if it began after that. */
export interface Nap {
  sleepUntil(time: number): void;
  /** A finger came down, or was lifted, anywhere on what sleeps. */
  finger(what: 'down' | 'up'): void;
  /**
   * Whether a press that began then counts. Null where the button does not know: the finger may have come down on another that is
   * gone since, and a click from a screen reader comes out of nowhere.
   */
  counts(began: number | null): boolean;
}

export function createNap(now: () => number): Nap {
  let wakesAt = -Infinity;
  let down: number | null = null;
  let up = -Infinity;
  const fingerDown = (): number => {
    const its = down !== null && (up < down || now() - up < FINGERS_MS);
    return its ? down! : now();
  };
  return {
    sleepUntil: (time) => {
      wakesAt = time;
    },
    finger: (what) => {
      if (what === 'down') down = now();
      else up = now();
    },
    counts: (began) => (began ?? fingerDown()) >= wakesAt,
  };
}
