import type { Beat, BeatOf } from '../../../shell/beats';
import type { GameEvent, View } from '../rules';

/** Each event of a game, as it is seen, heard and felt. */
export const beat: BeatOf<View, GameEvent> = (event): Beat | null => {
  switch (event.type) {
    case 'found':
    case 'expression':
      return { sound: 'word-found', buzz: 'success' };
    case 'bet':
    case 'bid':
      return { sound: 'take', buzz: 'light' };
    case 'struck':
    case 'foul':
      return { sound: 'word-missed', buzz: 'medium' };
    case 'judged':
      return event.by === null ? { sound: 'riddle-missed' } : { sound: 'riddle-found', buzz: 'success' };
    case 'ended':
      return { joy: 'game', buzz: 'success' };
    default:
      return null;
  }
};
