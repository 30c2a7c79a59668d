import type { Beat, BeatOf } from '../../../shell/beats/beat';
import type { PytagoraEvent, View } from '../rules';
import { crosswordBeat } from './crossword/beats';

const HEARD: Readonly<Record<string, Beat>> = {
  placed: { sound: 'click', buzz: 'light' },
  answered: { sound: 'click', buzz: 'light' },
  drew: { sound: 'bag' },
  'square-closed': { sound: 'round', buzz: 'success' },
  ended: { joy: 'game', buzz: 'success' },
};

/** Each event of a game, as it is seen, heard and felt. */
export const beat: BeatOf<View, PytagoraEvent> = (event, scene) => {
  const { view } = scene;
  return view.family === 'crossword' ? crosswordBeat(event, { ...scene, view }) : (HEARD[event.type] ?? null);
};
