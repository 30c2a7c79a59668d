import type { Device, Feedback } from './sounds';

export type { BuzzKind, Feedback, SoundName } from './sounds';

/** Sounds and their players are no part of the first screen: they are fetched when something is first to be heard or felt. */
const loadDevice = (): Promise<Device> => import('./device').then(({ openDevice }) => openDevice());

export function createFeedback(load: () => Promise<Device> = loadDevice): Feedback {
  let sound = true;
  let haptics = true;
  let device: Promise<Device> | null = null;

  /** Feedback is a courtesy: when a device has none, or it fails, the game goes on in silence. */
  async function ask(what: (device: Device) => unknown): Promise<void> {
    try {
      device ??= load();
      await what(await device);
    } catch {
      // Silence is the whole answer.
    }
  }

  return {
    play: (name) => {
      if (sound) void ask((ready) => sound && ready.play(name));
    },
    buzz: (kind) => {
      if (haptics) void ask((ready) => haptics && ready.buzz(kind));
    },
    setSound: (on) => {
      sound = on;
    },
    setHaptics: (on) => {
      haptics = on;
    },
  };
}
