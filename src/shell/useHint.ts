import { useEffect, useRef, useState } from 'react';
import type { Language } from '../i18n';
import type { Box } from './box';
import { deviceClock } from './clock';
import type { HintLayer } from './learning';
import { think } from './thinking';

export interface Hinting {
  /** The layer that is shown; null before it is asked for. */
  readonly layer: HintLayer | null;
  /** Asks for a hint, or for the next layer of it; null where the game has none to give. */
  readonly ask: (() => void) | null;
}

interface Asked {
  readonly view: unknown;
  readonly layers: readonly HintLayer[];
  readonly nth: number;
  /** A new one each time it is asked for: what was passed over meanwhile is said again. */
  readonly layer: HintLayer;
}

/** A hint belongs to the position it was asked in: the next move wipes it. */
export function useHint(box: Box, view: unknown, canAct: boolean, language: Language): Hinting {
  const [asked, setAsked] = useState<Asked | null>(null);
  const cancel = useRef<(() => void) | null>(null);
  useEffect(() => () => cancel.current?.(), [view]);
  const now = asked?.view === view ? asked : null;
  const show = (layers: readonly HintLayer[], nth: number) => {
    const layer = layers[nth];
    if (layer) setAsked({ view, layers, nth, layer: { ...layer } });
  };
  const ask = () => {
    if (now) return show(now.layers, Math.min(now.nth + 1, now.layers.length - 1));
    cancel.current?.();
    cancel.current = think(box.learning.hint!(view, language), deviceClock, (layers) => {
      if (layers) show(layers, 0);
    });
  };
  const { hint, hints } = box.learning;
  const can = hint && canAct && view !== null && (hints?.(view) ?? true);
  return { layer: now?.layer ?? null, ask: can ? ask : null };
}
