import { createContext, useContext, useState } from 'react';
import { makeMutable, type SharedValue } from 'react-native-reanimated';
import type { Camera } from '../../ui/zoom';

/** How a board that is larger than its window is looked at. */
interface Looking {
  readonly camera: SharedValue<Camera>;
  /** Another table on this screen has looked that way before. */
  readonly kept: boolean;
}

/** For as long as there is a board on the screen. */
export interface Look {
  camera(begins: Camera): Looking;
}

export function createLook(): Look {
  let last: SharedValue<Camera> | null = null;
  return {
    camera: (begins) => {
      const kept = last !== null;
      last ??= makeMutable<Camera>(begins);
      return { camera: last, kept };
    },
  };
}

const LookContext = createContext<Look | null>(null);

export const LookProvider = LookContext.Provider;

/**
 * A camera that outlives the table: before a cover the eyes of the table look on from where the move was laid, and what was laid does
 * not jump. Behind a cover there is no board, so whoever comes next begins anew.
 */
export function useCamera(begins: Camera): Looking {
  const look = useContext(LookContext);
  const [looking] = useState(() => (look ?? createLook()).camera(begins));
  return looking;
}
