import { SOURCES } from './sources';
import { SOUND_NAMES, STALE_MS, type BuzzKind, type Device, type SoundName } from './sounds';

/** Milliseconds on, off, on. */
const BUZZES: Record<BuzzKind, number[]> = {
  light: [8],
  medium: [16],
  success: [12, 60, 24],
  refuse: [20, 50, 20],
};

/** Safari's way to be a guest beside other people's music; other browsers mix by themselves. */
interface WithAudioSession {
  readonly audioSession?: { type: string };
}

function openContext(): AudioContext {
  const { audioSession } = navigator as WithAudioSession;
  if (audioSession) audioSession.type = 'ambient';
  const context = new AudioContext();
  // Browsers let nothing sound before a gesture, and phones suspend again after a call: each touch may wake it.
  const wake = () => {
    if (context.state !== 'running') context.resume().catch(() => {});
  };
  for (const gesture of ['pointerdown', 'pointerup', 'keydown']) addEventListener(gesture, wake, true);
  wake();
  return context;
}

export async function openDevice(): Promise<Device> {
  let context: AudioContext | null = null;
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
  function contextWith(first: SoundName): AudioContext {
    const audio = context ?? openContext();
    if (!context) for (const name of [first, ...SOUND_NAMES]) void bufferOf(audio, name);
    context = audio;
    return audio;
  }

  return {
    play: async (name) => {
      const asked = performance.now();
      const audio = contextWith(name);
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
