import { useUntilChange } from '../../../shell/frame';
import type { View } from '../rules';
import { around, shared } from './boxes';
import type { Light } from './bridge';
import { circleAt, type Spiral } from './spiral';
import { pawnBox, pawnSize, type Standing } from './stand';

/** A tap on a circle shows it large, with the primes in its arcs; another tap puts the loupe away. */
export function useLoupe(
  { rolls, phase, seat }: View,
  spiral: Spiral,
  pawns: readonly Standing[],
  lights: readonly Light[],
): readonly [number | null, (x: number, y: number) => void] {
  const [looked, setLooked] = useUntilChange<number>(`${rolls} ${phase} ${seat}`);
  const look = (x: number, y: number) => {
    const number = circleAt(spiral.places, spiral.radius * 0.8, x, y);
    const finger = around(x, y, 1, 1);
    // What can be played answers for itself.
    const taken =
      lights.length > 0 || pawns.some(({ place }) => shared(finger, pawnBox(place, pawnSize(spiral))) > 0);
    setLooked(number < 0 || taken || looked === number ? null : number);
  };
  return [looked, look];
}
