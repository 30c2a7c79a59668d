import type { SharedValue } from 'react-native-reanimated';
import type { Camera } from '../../../../ui/zoom';
import { Band } from './Band';
import type { Drag, InHand } from './drag';
import { useHovered } from './hover';
import { isWrong } from './marks';
import type { Laying } from './useLaying';

export interface LiveBandProps {
  readonly drag: Drag;
  readonly camera: SharedValue<Camera>;
  readonly inHand: InHand | null;
  readonly laying: Pick<Laying, 'tryOn'>;
  /** The cells of the run that lies. */
  readonly run: readonly number[];
}

/** The run, with the piece in the air where it would lie. Nothing else is drawn again when the finger comes to another cell. */
export function LiveBand({ drag, camera, inHand, laying, run }: LiveBandProps) {
  const hovered = useHovered(drag, camera);
  const tried = hovered && inHand ? laying.tryOn(inHand.source, hovered) : null;
  const wrong = tried?.kind === 'refused' && isWrong(tried.refusal);
  return <Band cells={(!wrong && tried?.run?.cells) || run} />;
}
