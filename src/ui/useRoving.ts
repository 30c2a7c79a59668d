import { useCallback, useState } from 'react';
import type { View } from 'react-native';
import { onKeys } from './keyboard';

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

export interface Roving<T> {
  /** For what holds them. */
  readonly keys: object;
  /** The tab key stops at one of them. */
  readonly stop: T | null;
  readonly register: (value: T, element: View | null) => void;
}

/** Several things of which one is chosen: a single stop of the tab key, from which the arrows lead to the next and choose it. */
export function useRoving<T>(values: readonly T[], chosen: T | null, choose: (value: T) => void): Roving<T> {
  const [elements] = useState(() => new Map<T, View>());
  const register = useCallback(
    (value: T, element: View | null) => {
      if (element) elements.set(value, element);
      else elements.delete(value);
    },
    [elements],
  );
  const at = Math.max(0, chosen === null ? 0 : values.indexOf(chosen));
  const keys = onKeys((key) => {
    const step = STEPS[key];
    const end = { Home: 0, End: values.length - 1 }[key];
    if (step === undefined && end === undefined) return false;
    const next = values[end ?? (at + step! + values.length) % values.length];
    if (next === undefined) return false;
    choose(next);
    elements.get(next)?.focus();
    return true;
  });
  return { keys, stop: values[at] ?? null, register };
}
