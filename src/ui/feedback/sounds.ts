export const SOUND_NAMES = [
  'pick', // a piece is lifted
  'lay', // a piece touches the table
  'take', // a chip is taken away
  'draw', // a card comes
  'refuse', // not allowed: low and soft, no punishment
  'sequence', // something is completed
  'win',
  'turn', // somebody is awaited
  'tick', // the last three seconds of a clock, each higher
  'tick-2',
  'tick-3',
] as const;
export type SoundName = (typeof SOUND_NAMES)[number];

export type BuzzKind = 'light' | 'medium' | 'success' | 'refuse';

/** A sound that could not start for this many milliseconds is no answer to anything any more. */
export const STALE_MS = 300;

/** What a device can do. Its methods may fail; nothing is made of it. */
export interface Device {
  play(name: SoundName): void | Promise<unknown>;
  buzz(kind: BuzzKind): void | Promise<unknown>;
}

/** What the fingers and ears get. Nothing here throws or waits, and nothing happens while it is switched off. */
export interface Feedback {
  play(name: SoundName): void;
  buzz(kind: BuzzKind): void;
  setSound(on: boolean): void;
  setHaptics(on: boolean): void;
}
