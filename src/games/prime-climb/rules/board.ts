/** The spiral runs from 0 (Start) to 101. */
export const LAST = 101;

/** The prime factors in ascending order, each as often as it divides: the arcs of a circle's ring. None for 0 and 1. */
export function factorsOf(n: number): readonly number[] {
  const factors: number[] = [];
  let rest = n;
  for (let factor = 2; factor <= rest; factor++)
    while (rest % factor === 0 && rest > 0) {
      factors.push(factor);
      rest /= factor;
    }
  return factors;
}

export const PRIMES: readonly number[] = Array.from({ length: LAST + 1 }, (_, n) => n).filter(
  (n) => factorsOf(n).length === 1,
);

const PRIME: readonly boolean[] = Array.from({ length: LAST + 1 }, (_, n) => PRIMES.includes(n));

export const isPrime = (n: number): boolean => PRIME[n] === true;

/** Primes up to here have a colour of their own; the ones above are all red. */
const COLOURED = 10;

/** A circle that is red all round: a prime above 10. */
export const isRed = (n: number): boolean => n > COLOURED && isPrime(n);

/** Red, and not the end of the spiral, for which no card is drawn. */
export const earnsCard = (n: number): boolean => n !== LAST && isRed(n);

/** 13 gives 31, 20 gives 2. */
export const reversed = (n: number): number => {
  let rest = n;
  let result = 0;
  while (rest > 0) {
    result = result * 10 + (rest % 10);
    rest = Math.floor(rest / 10);
  }
  return result;
};
