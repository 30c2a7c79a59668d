import type { BeatOf } from '../../../shell/beats/beat';
import type { PytagoraEvent, View } from '../rules';
import { childrenBeat } from './children/beats';
import { crosswordBeat } from './crossword/beats';

/** Each event of a game, as it is seen, heard and felt. */
export const beat: BeatOf<View, PytagoraEvent> = (event, scene) => {
  const { view } = scene;
  return view.family === 'crossword'
    ? crosswordBeat(event, { ...scene, view })
    : childrenBeat(event, { ...scene, view });
};
