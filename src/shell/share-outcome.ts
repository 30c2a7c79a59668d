/** What became of it: handed to somebody, saved as a file, copied for the person to paste, thought better of, or none of it. */
export type ShareOutcome = 'shared' | 'saved' | 'copied' | 'cancelled' | 'failed';

/** A picture as a file, and the same in words for where no picture can go. */
export interface ToShare {
  /** A PNG; null where none could be made. */
  readonly picture: Uint8Array<ArrayBuffer> | null;
  readonly name: string;
  readonly text: string;
}
