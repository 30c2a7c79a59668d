import { createContext, useContext, useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { Platform, View, type ViewStyle } from 'react-native';
import { monotonicNow } from './monotonic';
import { createNap, NAP_MS, type Nap } from './nap';

const NapContext = createContext<Nap | null>(null);

export interface NappingProps {
  /** Another value is another stage: its buttons sleep for a moment. */
  readonly stage: string;
  readonly style?: ViewStyle;
  readonly children: ReactNode;
}

/** Whatever can be pressed in here sleeps for a moment after every change. It looks awake, and can be dragged. In another it sleeps with that, too. */
export function Napping({ stage, style, children }: NappingProps) {
  const [nap] = useState(() => createNap(monotonicNow));
  const [asleep, setAsleep] = useState(() => ({ stage, until: monotonicNow() + NAP_MS }));
  if (asleep.stage !== stage) setAsleep({ stage, until: monotonicNow() + NAP_MS });
  useLayoutEffect(() => nap.sleepUntil(asleep.until), [nap, asleep]);
  const around = useContext(NapContext);
  const both = useMemo<Nap>(
    () => ({ ...nap, counts: (began) => nap.counts(began) && (around?.counts(began) ?? true) }),
    [nap, around],
  );
  return (
    <NapContext.Provider value={both}>
      <View
        style={style}
        onTouchStart={() => nap.finger('down')}
        onTouchEnd={() => nap.finger('up')}
        {...onWeb(nap, asleep.until)}
      >
        {children}
      </View>
    </NapContext.Provider>
  );
}

/** What is in here never sleeps: a menu is there at every stage. */
export const Wakeful = ({ children }: { readonly children: ReactNode }) => (
  <NapContext.Provider value={null}>{children}</NapContext.Provider>
);

interface KeyPress {
  readonly key: string;
  readonly target: { readonly tagName?: string };
  stopPropagation(): void;
}

/** Letters that move sleep like buttons do; keys that only go somewhere never do, nor does a field in which one writes. */
const wouldMove = ({ key, target }: KeyPress): boolean =>
  (key.length === 1 || key === 'Enter') && target.tagName !== 'INPUT';

/** On the web there are keys, and a page tells when it wakes to whoever drives it. */
const onWeb = (nap: Nap, until: number): object =>
  Platform.OS === 'web'
    ? {
        dataSet: { wakesAt: Math.ceil(until) },
        onKeyDownCapture: (press: KeyPress) => {
          if (wouldMove(press) && !nap.counts(monotonicNow())) press.stopPropagation();
        },
      }
    : {};

export interface Press {
  onPressIn(): void;
  onPress(): void;
}

/** Whether what is done now counts, where it comes from no finger: from a screen reader. */
export function useAwake(): () => boolean {
  const nap = useContext(NapContext);
  return () => nap === null || nap.counts(null);
}

/** A press that counts, or does nothing at all. */
export function usePress(onPress: () => void): Press {
  const nap = useContext(NapContext);
  const began = useRef<number | null>(null);
  return {
    onPressIn: () => {
      began.current = monotonicNow();
    },
    onPress: () => {
      const since = began.current;
      began.current = null;
      if (!nap || nap.counts(since)) onPress();
    },
  };
}
