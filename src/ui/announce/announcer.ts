/** Something that was read out. */
export interface Announced {
  readonly id: number;
  readonly text: string;
}

/**
 * What a screen reader is told, whatever screen is shown: one voice for the whole app. What was said last stays to be read again,
 * until somebody else's eyes may be on the screen.
 */
export interface Announcer {
  /** Reads it out, though it were the same as before: a move that is refused twice is refused aloud twice. */
  say(text: string): void;
  /** Reads it out unless that is what was said last. */
  note(text: string): void;
  /** Forgets what was said: the next eyes may not know it. */
  clear(): void;
  get(): readonly Announced[];
  subscribe(listener: () => void): () => void;
}

/** So much can be read again. */
const KEPT = 4;
const NOTHING: readonly Announced[] = [];

/** `speak` is the device's own voice, where a page has none to listen to. */
export function createAnnouncer(speak: (text: string) => void = () => undefined): Announcer {
  let said = NOTHING;
  let count = 0;
  const listeners = new Set<() => void>();
  const become = (next: readonly Announced[]) => {
    said = next;
    listeners.forEach((listener) => listener());
  };
  const say = (text: string) => {
    if (text.trim() === '') return;
    count += 1;
    speak(text);
    become([...said, { id: count, text }].slice(-KEPT));
  };
  return {
    say,
    note: (text) => {
      if (said.at(-1)?.text !== text) say(text);
    },
    clear: () => {
      if (said.length > 0) become(NOTHING);
    },
    get: () => said,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** The same voice, with signs put into words. */
export const speakingAs = (announcer: Announcer, aloud: (text: string) => string): Announcer => ({
  ...announcer,
  say: (text) => announcer.say(aloud(text)),
  note: (text) => announcer.note(aloud(text)),
});
