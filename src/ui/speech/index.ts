import { onDemand } from '../onDemand';
import type { Voices } from './voices';

/** Reads sentences aloud. Nothing here throws or waits: where a device has no voice of its own, it stays silent. */
export interface Speech {
  /** Instead of whatever is being said. */
  say(text: string, language: string): void;
  hush(): void;
}

/** A sentence that could not begin for so long is no answer to a tap any more. */
const STALE_MS = 2000;

/** Voices are no part of the first screen: they are fetched when something is first to be said. */
const loadVoices = (): Promise<Voices> => import('./voices').then(({ openVoices }) => openVoices());

export function createSpeech(load: () => Promise<Voices> = loadVoices): Speech {
  const voices = onDemand(load);
  let asked = false;
  /** Counts what was asked for, so that only the latest is heard. */
  let latest = 0;

  async function say(text: string, language: string): Promise<void> {
    latest += 1;
    asked = true;
    const [mine, since] = [latest, Date.now()];
    const ready = await voices();
    if (mine === latest && Date.now() - since <= STALE_MS) await ready.say(text, language);
  }

  return {
    // Silence is the whole answer to whatever fails.
    say: (text, language) => void say(text, language).catch(() => undefined),
    hush: () => {
      latest += 1;
      if (asked)
        void voices().then(
          ({ hush }) => hush(),
          () => undefined,
        );
    },
  };
}
