import type { Beat, BeatOf } from '../../../shell/beats';
import type { GameEvent, View } from '../rules';

/** Each event of a game, as it is seen, heard and felt. */
export const beat: BeatOf<View, GameEvent> = (event): Beat | null => {
  switch (event.type) {
    case 'rolled':
      return { sound: 'dice', buzz: 'light' };
    case 'moved':
    case 'carried':
      return { sound: 'pawn', buzz: 'light' };
    case 'bumped':
      return { sound: 'bump', buzz: 'medium' };
    case 'card-drawn':
      return { sound: 'card' };
    case 'arrived':
    case 'turned':
      return { sound: 'sequence', buzz: 'success' };
    case 'ended':
      return { joy: 'game', buzz: 'success' };
    default:
      return null;
  }
};
