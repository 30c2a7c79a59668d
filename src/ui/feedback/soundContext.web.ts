/** Safari's way to be a guest beside other people's music; other browsers mix by themselves. */
interface WithAudioSession {
  readonly audioSession?: { type: string };
}

/** Which of them counts as somebody's wish to hear something differs from browser to browser. */
const GESTURES = ['pointerdown', 'pointerup', 'touchend', 'click', 'keydown'] as const;

let context: AudioContext | null = null;
let isWanted: (() => boolean) | null = null;

/** What sounds come out of; null until somebody has touched the page. */
export const soundContext = (): AudioContext | null => context;

/**
 * Browsers let nothing sound before a gesture, and Safari only what is opened while it is still being told of it: so this is done in the listener
 * itself and waits for nothing. Phones suspend it again for a call, or while another app is in front: each touch, and coming back, may wake it.
 */
export function unlockSound(wanted: () => boolean): void {
  const listening = isWanted !== null;
  isWanted = wanted;
  if (listening || typeof AudioContext === 'undefined') return;
  for (const gesture of GESTURES) addEventListener(gesture, openOrWake, { capture: true, passive: true });
  document.addEventListener('visibilitychange', wake);
}

function openOrWake(): void {
  if (!isWanted?.()) return;
  context ??= openContext();
  wake();
}

function wake(): void {
  if (context && context.state !== 'running' && !document.hidden) context.resume().catch(() => {});
}

function openContext(): AudioContext {
  const { audioSession } = navigator as WithAudioSession;
  if (audioSession) audioSession.type = 'ambient';
  return new AudioContext();
}
