/** Least squares by the normal equations, for a handful of features. */
export function fitLinear(rows: readonly (readonly number[])[], goals: readonly number[]): readonly number[] {
  const size = rows[0]!.length;
  // A breath of ridge: two features may be nearly the same.
  const matrix = Array.from({ length: size }, (_, i) =>
    Array.from({ length: size + 1 }, (_, j) => (i === j ? 1e-3 : 0)),
  );
  rows.forEach((row, k) => {
    for (let i = 0; i < size; i++) {
      for (let j = 0; j < size; j++) matrix[i]![j]! += row[i]! * row[j]!;
      matrix[i]![size]! += row[i]! * goals[k]!;
    }
  });
  for (let pivot = 0; pivot < size; pivot++) {
    const scale = matrix[pivot]![pivot]!;
    for (let j = pivot; j <= size; j++) matrix[pivot]![j]! /= scale;
    for (let i = 0; i < size; i++) {
      const factor = matrix[i]![pivot]!;
      if (i === pivot || factor === 0) continue;
      for (let j = pivot; j <= size; j++) matrix[i]![j]! -= factor * matrix[pivot]![j]!;
    }
  }
  return matrix.map((row) => row[size]!);
}
