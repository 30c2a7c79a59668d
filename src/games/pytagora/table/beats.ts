import type { Beat, BeatOf } from '../../../shell/beats/beat';
import type { PytagoraEvent, View } from '../rules';
import { childrenBeat } from './children/beats';

const HEARD: Readonly<Record<string, Beat>> = {
  laid: { sound: 'click', buzz: 'light' },
  swapped: { sound: 'bag', buzz: 'medium' },
  drew: { sound: 'bag' },
  ended: { joy: 'game', buzz: 'success' },
};

/** Each event of a game, as it is seen, heard and felt. */
export const beat: BeatOf<View, PytagoraEvent> = (event, scene) => {
  const { view } = scene;
  return view.family === 'crossword' ? (HEARD[event.type] ?? null) : childrenBeat(event, { ...scene, view });
};
