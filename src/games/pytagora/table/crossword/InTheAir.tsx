import type { Face } from '../../rules';
import { Carried } from '../../../../ui/Carried';
import { Piece } from '../Piece';
import type { Drag } from './drag';

export interface InTheAirProps {
  readonly face: Face | null;
  readonly size: number;
  readonly drag: Drag;
}

/** The piece under the finger. */
export function InTheAir({ face, size, drag }: InTheAirProps) {
  return (
    <Carried drag={drag} size={size}>
      {face ? <Piece face={face} size={size} state="draft" /> : null}
    </Carried>
  );
}
