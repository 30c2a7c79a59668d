import { useFocusEffect } from '@react-navigation/native';
import { useCallback, useRef, useState } from 'react';

/** How often somebody has come back to this screen. Going away from it changes nothing: what is left behind is not drawn anew. */
export function useReturns(): number {
  const [returns, setReturns] = useState(0);
  const left = useRef(false);
  useFocusEffect(
    useCallback(() => {
      if (left.current) setReturns((count) => count + 1);
      return () => {
        left.current = true;
      };
    }, []),
  );
  return returns;
}
