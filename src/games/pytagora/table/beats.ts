import type { Beat, BeatOf } from '../../../shell/beats';
import type { PytagoraEvent, View } from '../rules';

const HEARD: Readonly<Record<string, Beat>> = {
  laid: { sound: 'click', buzz: 'light' },
  placed: { sound: 'click', buzz: 'light' },
  answered: { sound: 'click', buzz: 'light' },
  swapped: { sound: 'bag', buzz: 'medium' },
  drew: { sound: 'bag' },
  'square-closed': { sound: 'round', buzz: 'success' },
  ended: { joy: 'game', buzz: 'success' },
};

/** Each event of a game, as it is seen, heard and felt. */
export const beat: BeatOf<View, PytagoraEvent> = (event) => HEARD[event.type] ?? null;
