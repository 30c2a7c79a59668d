import type { Installing } from './installing-ways';
import { createSignal } from './signal';

/** Chromium's offer. It comes once, soon after the page, and may be taken up at any time. */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
}
const isOffer = (event: Event): event is InstallOffer => 'prompt' in event;

let offer: InstallOffer | null = null;
const signal = createSignal();

addEventListener('beforeinstallprompt', (event) => {
  if (!isOffer(event)) return;
  // The browser's own bar would lie over a table.
  event.preventDefault();
  offer = event;
  signal.tell();
});
addEventListener('appinstalled', () => {
  offer = null;
  signal.tell();
});

const isInstalled = (): boolean => matchMedia('(display-mode: standalone)').matches;
/** Only Safari on a phone or a tablet has this property; it installs through its own menu. */
const isSafariOnPhone = (): boolean => 'standalone' in navigator;

export const installing = {
  now: (): Installing => {
    if (isInstalled()) return 'nothing';
    if (offer) return 'offered';
    return isSafariOnPhone() ? 'by-hand' : 'nothing';
  },
  subscribe: signal.subscribe,
  install: (): void => {
    void offer?.prompt();
    // An offer can be taken up once.
    offer = null;
    signal.tell();
  },
};
