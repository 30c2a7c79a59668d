import { StyleSheet } from 'react-native';
import Svg, { Path, Polyline } from 'react-native-svg';
import { useTheme } from '../../../ui';
import { circlePath } from './arcs';
import { PAWN_COLOURS } from './colours';
import type { Spiral } from './spiral';
import { rimOf } from './stand';
import { wayBetween, type WayStep } from './ways';

export interface TurnPathProps {
  readonly steps: readonly WayStep[];
  readonly spiral: Spiral;
}

/** A pawn has a white rim; a thin line in its colour would be lost on a dark table. */
const PATHS_IN_THE_DARK: readonly string[] = ['#86B7F0', '#F0927E', '#6CC795', '#C19CE4'];

/** Where pawns went: one's own in this turn, until it is confirmed; the others’ since one's last, until one rolls. */
export function TurnPath({ steps, spiral }: TurnPathProps) {
  const { dark } = useTheme();
  if (steps.length === 0) return null;
  const { places, width, height } = spiral;
  const colourOf = (seat: number) => (dark ? PATHS_IN_THE_DARK : PAWN_COLOURS)[seat]!;
  return (
    <Svg width={width} height={height} style={[styles.path]} aria-hidden>
      {steps.map((step, nth) => {
        const [a, b] = wayBetween(spiral, step);
        return (
          <Polyline
            key={nth}
            points={`${a.x},${a.y} ${b.x},${b.y}`}
            stroke={colourOf(step.seat)}
            strokeWidth={2.4}
            strokeDasharray="1 6"
            opacity={0.7}
            strokeLinecap="round"
            fill="none"
          />
        );
      })}
      {steps.map(({ seat, from }, nth) => (
        <Path
          key={nth}
          d={circlePath(places[from]!, rimOf(spiral, from) + 1.5)}
          stroke={colourOf(seat)}
          strokeWidth={2}
          fill="none"
        />
      ))}
    </Svg>
  );
}

const styles = StyleSheet.create({
  path: { position: 'absolute', left: 0, top: 0, pointerEvents: 'none' },
});
