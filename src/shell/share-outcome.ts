/** What became of a text: handed to somebody, copied for the person to paste, thought better of, or none of it. */
export type ShareOutcome = 'shared' | 'copied' | 'cancelled' | 'failed';
