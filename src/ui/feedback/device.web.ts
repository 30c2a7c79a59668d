import { SOURCES } from './sources';
import type { BuzzKind, Device, SoundName } from './sounds';

/** Milliseconds on, off, on. */
const BUZZES: Record<BuzzKind, number[]> = {
  light: [8],
  medium: [16],
  success: [12, 60, 24],
  refuse: [20, 50, 20],
};

/** A sound that could not start for this long is no answer to anything any more. */
const STALE_MS = 300;

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

  return {
    play: async (name) => {
      const asked = performance.now();
      context ??= openContext();
      const buffer = await bufferOf(context, name);
      if (context.state !== 'running' || performance.now() - asked > STALE_MS) return;
      const source = context.createBufferSource();
      source.buffer = buffer;
      source.connect(context.destination);
      source.start();
    },
    buzz: (kind) => {
      // Asking before the first gesture only earns a warning in the console.
      if (navigator.userActivation?.hasBeenActive === false) return;
      navigator.vibrate?.(BUZZES[kind]);
    },
  };
}
