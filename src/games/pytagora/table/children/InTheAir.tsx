import { memo } from 'react';
import type { Digit } from '../../rules';
import { Carried } from '../../../../ui/Carried';
import { Piece } from '../Piece';
import type { Drag } from './drag';

export interface InTheAirProps {
  readonly digit: Digit | null;
  readonly size: number;
  readonly drag: Drag;
}

/** The piece under the finger: a little above it, so that a child sees what it holds. */
export const InTheAir = memo(function InTheAir({ digit, size, drag }: InTheAirProps) {
  return (
    <Carried drag={drag} size={size} hold={0.6}>
      {digit === null ? null : <Piece face={digit} size={size} state="lit" />}
    </Carried>
  );
});
