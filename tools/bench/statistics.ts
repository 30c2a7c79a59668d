/** The value below which the given part of the sample lies. */
export function quantile(sample: readonly number[], part: number): number {
  const sorted = [...sample].sort((a, b) => a - b);
  const index = Math.min(sorted.length - 1, Math.floor(sorted.length * part));
  return sorted[index] ?? Number.NaN;
}

export const median = (sample: readonly number[]): number => quantile(sample, 0.5);
