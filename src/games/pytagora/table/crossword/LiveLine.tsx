import type { SharedValue } from 'react-native-reanimated';
import { type Said } from '../../../../shell/frame';
import { Line } from '../../../../ui';
import type { Camera } from '../../../../ui/zoom';
import type { PytagoraWords } from '../../i18n';
import type { Drag, InHand } from './drag';
import { useHovered } from './hover';
import { crosswordLine, type Replay, type Told } from './statusLine';
import type { Laying } from './useLaying';

export interface LiveLineProps {
  readonly told: Told;
  readonly replay: Replay;
  readonly laying: Laying;
  readonly said: Said | null;
  readonly words: PytagoraWords;
  readonly drag: Drag;
  readonly camera: SharedValue<Camera>;
  readonly inHand: InHand | null;
  readonly width: number;
  /** It has no more than its room. */
  readonly tight: boolean;
}

/** The line under the board. A piece in the air over the place that makes it right is read back as if it lay there. */
export function LiveLine(props: LiveLineProps) {
  const { told, replay, laying, said, words, drag, camera, inHand, width, tight } = props;
  const hovered = useHovered(drag, camera);
  const tried = hovered && inHand && !told.sums ? laying.tryOn(inHand.source, hovered) : null;
  const read = tried?.kind === 'lawful' ? { ...laying, verdict: tried } : laying;
  return <Line {...crosswordLine(told, read, said, words, replay, width)} {...(tight ? { tight } : {})} />;
}
