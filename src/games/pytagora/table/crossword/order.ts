/** The order of a rack is the screen's own affair: the rules know a hand as pieces, not as places. */

/** A slot taken out of its place and put before the one at `place`. */
export function moved(order: readonly number[], slot: number, place: number): readonly number[] {
  const rest = order.filter((other) => other !== slot);
  const to = Math.max(0, Math.min(rest.length, place));
  return [...rest.slice(0, to), slot, ...rest.slice(to)];
}

/** Shuffled by hand: no game depends on it, so any chance will do. */
export function mixed(order: readonly number[]): readonly number[] {
  return order
    .map((slot) => ({ slot, chance: Math.random() }))
    .sort((a, b) => a.chance - b.chance)
    .map(({ slot }) => slot);
}
