/** Chance, seeded. The same seed gives the same game, on every platform. */
export interface Dice {
  /** A whole number from 0 up to, and without, `n`. */
  below(n: number): number;
  pick<T>(list: readonly T[]): T;
  shuffle<T>(list: readonly T[]): T[];
}

/**
 * The generator is sfc32: 32-bit integer arithmetic only, so Hermes, Node and browsers agree to the bit.
 * Saves do not depend on it: what chance did is in the log.
 */
export function createDice(seed: number): Dice {
  let a = seed >>> 0;
  let b = (seed ^ 0x9e3779b9) >>> 0;
  let c = (seed ^ 0x243f6a88) >>> 0;
  let counter = 1;

  const next = (): number => {
    const t = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (c << 21) | (c >>> 11);
    c = (c + t) | 0;
    return t >>> 0;
  };
  for (let warmUp = 0; warmUp < 12; warmUp++) next();

  const below = (n: number): number => {
    // Numbers past the last whole multiple of n would favour the small results.
    const limit = 0x100000000 - (0x100000000 % n);
    let value = next();
    while (value >= limit) value = next();
    return value % n;
  };
  return {
    below,
    pick: (list) => {
      if (list.length === 0) throw new Error('Nothing to pick from');
      return list[below(list.length)]!;
    },
    shuffle: (list) => {
      const copy = [...list];
      for (let last = copy.length - 1; last > 0; last--) {
        const other = below(last + 1);
        [copy[last], copy[other]] = [copy[other]!, copy[last]!];
      }
      return copy;
    },
  };
}
