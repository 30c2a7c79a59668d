/**
 * Beyond the turns that are shipped: for each further keeper held, a constant and weights of the turns before, as many of
 * the last ones as are shipped.
 */
export type Extension = readonly (readonly number[])[];

/** A turn is the least that anybody needs. */
const LEAST = 1;
/** One keeper more than can be told apart saves this part of what the one before it saved. */
const LAST_SAVING = 0.6;

/** The turns by number of keepers, with those that follow from them, and one more for a card drawn on top. */
export function extendTurns(shipped: readonly Float64Array[], extension: Extension): readonly Float64Array[] {
  const all = shipped.slice();
  extension.forEach(([constant, ...weights]) => {
    const from = all.slice(all.length - weights.length);
    all.push(
      from[0]!.map((first, k) => {
        if (first === 0) return 0;
        let turns = constant!;
        for (let j = 0; j < weights.length; j++) turns += weights[j]! * from[j]![k]!;
        return Math.max(LEAST, turns);
      }),
    );
  });
  const [before, last] = [all[all.length - 2]!, all[all.length - 1]!];
  all.push(
    last.map((turns, k) =>
      turns === 0 ? 0 : Math.max(LEAST, turns - LAST_SAVING * Math.max(0, before[k]! - turns)),
    ),
  );
  return all;
}
