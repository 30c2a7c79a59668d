import { onDemand } from '../onDemand';
import { unlockSound } from './soundContext';
import { STALE_MS, type Device, type Feedback } from './sounds';

export type { BuzzKind, Feedback, SoundName } from './sounds';

/** Sounds and their players are no part of the first screen: they are fetched when something is first to be heard or felt. */
const loadDevice = (): Promise<Device> => import('./device').then(({ openDevice }) => openDevice());

export function createFeedback(load: () => Promise<Device> = loadDevice): Feedback {
  let sound = true;
  let haptics = true;
  const device = onDemand(load);
  unlockSound(() => sound);

  /** Feedback is a courtesy: when a device has none, or it fails, the game goes on in silence. */
  async function ask(what: (device: Device) => unknown): Promise<void> {
    const asked = Date.now();
    try {
      const ready = await device();
      if (Date.now() - asked <= STALE_MS) await what(ready);
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
