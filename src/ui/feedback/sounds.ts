export const SOUND_NAMES = [
  'pick', // a piece is lifted
  'lay', // a piece touches the table
  'click', // a jigsaw piece locks into the next
  'take', // a chip is taken away
  'chip', // a chip is laid
  'draw', // a card comes
  'card', // a card is turned over
  'bag', // a piece comes out of the bag
  'pawn', // a pawn lands
  'bump', // a pawn is sent back
  'dice', // dice tumble
  'word-found',
  'word-missed',
  'riddle-found',
  'riddle-missed',
  'refuse', // not allowed: low and soft, no punishment
  'good', // the ladder of joy: a good move,
  'finest', // the finest move of the game so far,
  'sequence', // something is completed,
  'round', // a round is over,
  'win', // the game is: for everybody,
  'cheer', // and for those who did not win it
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
