import { useEffect, useRef } from 'react';
import { useApp } from '../../../shell';

/** What a finger has put down of its hand, in words that tell one state from another; and whether it holds a piece. */
interface Touched {
  readonly lying: readonly string[];
  readonly up: boolean;
}

/** A piece is heard as it is taken up, and as it touches the table. */
export function useTouched(lying: Touched['lying'], up: boolean): void {
  const { feedback } = useApp();
  const before = useRef<Touched>({ lying, up });
  useEffect(() => {
    const was = before.current;
    before.current = { lying, up };
    if (lying.some((piece) => !was.lying.includes(piece))) feedback.play('lay');
    else if (up && !was.up) feedback.play('pick');
  }, [feedback, lying, up]);
}
