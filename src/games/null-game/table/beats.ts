import type { BeatOf } from '../../../shell/beats';
import type { NullEvent, View } from '../rules';

export const beat: BeatOf<View, NullEvent> = ({ type }) =>
  type === 'rolled' ? { sound: 'draw' } : { sound: 'lay' };
