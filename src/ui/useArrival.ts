import { useEffect, useRef, type RefObject } from 'react';
import type { View } from 'react-native';
import { focusOn } from './focus';

/** Where the focus goes whenever this changes, and when it first comes; null where it stays where it is. */
export function useArrival(at: string | number | null): RefObject<View | null> {
  const ref = useRef<View>(null);
  useEffect(() => {
    if (at !== null && ref.current) focusOn(ref.current);
  }, [at]);
  return ref;
}
