import { createAudioPlayer, setAudioModeAsync, type AudioPlayer } from 'expo-audio';
import { impactAsync, ImpactFeedbackStyle, notificationAsync, NotificationFeedbackType } from 'expo-haptics';
import { SOURCES } from './sources';
import type { BuzzKind, Device, SoundName } from './sounds';

const BUZZES: Record<BuzzKind, () => Promise<void>> = {
  light: () => impactAsync(ImpactFeedbackStyle.Light),
  medium: () => impactAsync(ImpactFeedbackStyle.Medium),
  success: () => notificationAsync(NotificationFeedbackType.Success),
  refuse: () => notificationAsync(NotificationFeedbackType.Warning),
};

/** A guest in the room: silent when the phone is, beside other people's music, never from the background. */
async function beDiscreet(): Promise<void> {
  await setAudioModeAsync({
    playsInSilentMode: false,
    interruptionMode: 'mixWithOthers',
    allowsRecording: false,
    shouldPlayInBackground: false,
  });
}

export async function openDevice(): Promise<Device> {
  // Without sound there are still buzzes, so a phone that refuses the mode keeps its device and stays silent.
  const audible = await beDiscreet().then(
    () => true,
    () => false,
  );
  const players = new Map<SoundName, AudioPlayer>();

  function playerOf(name: SoundName): AudioPlayer {
    const ready = players.get(name);
    if (ready) return ready;
    const player = createAudioPlayer(SOURCES[name], { keepAudioSessionActive: true });
    players.set(name, player);
    return player;
  }

  return {
    play: async (name) => {
      if (!audible) return;
      const fresh = !players.has(name);
      const player = playerOf(name);
      // A player stays at its end once it got there, and cannot be sent back before it has loaded.
      if (!fresh) await player.seekTo(0);
      player.play();
    },
    buzz: (kind) => BUZZES[kind](),
  };
}
