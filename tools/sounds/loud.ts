import type { SoundName } from '../../src/ui/feedback/sounds';

/** One loudness for all, in LUFS: as much as the shortest click can give without its peak being cut. */
const LOUDNESS = -21;

/** A clock that is heard without being looked up for: this much below the others, and less so as it runs out. */
const QUIETER: Partial<Record<SoundName, number>> = { tick: 6, 'tick-2': 5, 'tick-3': 4 };

export const loudnessOf = (name: SoundName): number => LOUDNESS - (QUIETER[name] ?? 0);
