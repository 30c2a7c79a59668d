import type { Voice, WebVoice } from 'expo-speech';

/** On phones voices that ask a server say so in their names; in a browser there is a field for it. */
const FROM_AFAR = /network/i;
/** Voices that whisper, sing or imitate a robot. */
const FOR_FUN = /eloquence|speech\.synthesis\.voice/i;

const isOnDevice = (voice: Voice | WebVoice): boolean =>
  ('localService' in voice ? voice.localService : true) && !FROM_AFAR.test(voice.identifier);

const speaks = ({ language }: Voice, wanted: string): boolean =>
  language.toLowerCase().split(/[-_]/)[0] === wanted;

const worth = ({ identifier, quality }: Voice): number =>
  (FOR_FUN.test(identifier) ? 0 : 2) + (`${quality}` === 'Enhanced' ? 1 : 0);

/** The best voice of this language that lives on the device; null where there is none. */
export function voiceFor(all: readonly Voice[], language: string): Voice | null {
  const fitting = all.filter((voice) => speaks(voice, language) && isOnDevice(voice));
  return fitting.reduce<Voice | null>(
    (best, voice) => (best === null || worth(voice) > worth(best) ? voice : best),
    null,
  );
}
