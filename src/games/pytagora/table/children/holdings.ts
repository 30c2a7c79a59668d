import type { Digit } from '../../rules';

/** A piece of the hand, and where the rules keep it. */
export interface Held {
  readonly at: number;
  readonly digit: Digit;
  /** The same piece keeps its key while others come and go. */
  readonly key: string;
  /** Just drawn: it stands apart, at the end. */
  readonly drawn: boolean;
}

export const keyOf = (digit: Digit, nth: number): string => `${digit}-${nth}`;

/** In order of the digits, so that a child finds the 5 between the 4 and the 6; what was just drawn comes last. */
export function holdingsOf(hand: readonly Digit[], drawn: number | null): readonly Held[] {
  const seen = new Map<Digit, number>();
  const held = hand.map((digit, at): Held => {
    const nth = seen.get(digit) ?? 0;
    seen.set(digit, nth + 1);
    return { at, digit, key: keyOf(digit, nth), drawn: at === drawn };
  });
  return held.sort(
    (a, b) => Number(a.drawn) - Number(b.drawn) || Number(a.digit) - Number(b.digit) || a.at - b.at,
  );
}
