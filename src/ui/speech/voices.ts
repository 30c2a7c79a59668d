import { getAvailableVoicesAsync, speak, stop } from 'expo-speech';
import { voiceFor } from './voiceFor';

/** What a device can say. */
export interface Voices {
  say(text: string, language: string): Promise<void>;
  hush(): void;
}

/** A little slower than one talks, for small ears. */
const RATE = 0.9;

/** Nothing that is said leaves the device. */
export async function openVoices(): Promise<Voices> {
  const all = await getAvailableVoicesAsync();
  return {
    say: async (text, language) => {
      const voice = voiceFor(all, language);
      await stop();
      if (voice) speak(text, { voice: voice.identifier, language: voice.language, rate: RATE });
    },
    hush: () => void stop().catch(() => undefined),
  };
}
