import { soundContext } from './soundContext.web';
import { SOURCES } from './sources';
import { SOUND_NAMES, STALE_MS, type BuzzKind, type Device, type SoundName } from './sounds';

/** Milliseconds on, off, on. */
const BUZZES: Record<BuzzKind, number[]> = {
  light: [8],
  medium: [16],
  success: [12, 60, 24],
  refuse: [20, 50, 20],
};

export async function openDevice(): Promise<Device> {
  const buffers = new Map<SoundName, Promise<AudioBuffer>>();

  async function fetchSound(audio: AudioContext, name: SoundName): Promise<AudioBuffer> {
    const response = await fetch(String(SOURCES[name]));
    if (!response.ok) throw new Error(`No sound ${name}`);
    return audio.decodeAudioData(await response.arrayBuffer());
  }

  function bufferOf(audio: AudioContext, name: SoundName): Promise<AudioBuffer> {
    const ready = buffers.get(name);
    if (ready) return ready;
    const fetched = fetchSound(audio, name);
    buffers.set(name, fetched);
    // Offline for a moment: the next time tries again.
    fetched.catch(() => buffers.delete(name));
    return fetched;
  }

  /** The whole set weighs less than a photograph: the first sound brings the others, so that they will be on time. */
  function fetchAll(audio: AudioContext, first: SoundName): void {
    if (buffers.size === 0) for (const name of [first, ...SOUND_NAMES]) void bufferOf(audio, name);
  }

  return {
    play: async (name) => {
      const asked = performance.now();
      const audio = soundContext();
      // Nobody has touched anything yet: no browser would let it sound.
      if (!audio) return;
      fetchAll(audio, name);
      const buffer = await bufferOf(audio, name);
      if (audio.state !== 'running' || performance.now() - asked > STALE_MS) return;
      const source = audio.createBufferSource();
      source.buffer = buffer;
      source.connect(audio.destination);
      source.start();
    },
    buzz: (kind) => {
      // Asking before the first gesture only earns a warning in the console.
      if (navigator.userActivation?.hasBeenActive === false) return;
      navigator.vibrate?.(BUZZES[kind]);
    },
  };
}
