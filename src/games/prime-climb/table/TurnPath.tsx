import { StyleSheet } from 'react-native';
import Svg, { Path, Polyline } from 'react-native-svg';
import type { View as SeenView } from '../rules';
import { useTheme } from '../../../ui';
import { circlePath } from './arcs';
import { PAWN_COLOURS } from './colours';
import type { Spiral } from './spiral';

export interface TurnPathProps {
  readonly view: SeenView;
  readonly spiral: Spiral;
}

/** A pawn has a white rim; a thin line in its colour would be lost on a dark table. */
const PATHS_IN_THE_DARK: readonly string[] = ['#86B7F0', '#F0927E', '#6CC795', '#C19CE4'];

/** Where the pawns went in this turn, until it is confirmed. */
export function TurnPath({ view, spiral }: TurnPathProps) {
  const { dark } = useTheme();
  const path = (view.turn?.path ?? []).filter(({ from, to }) => from !== to);
  if (path.length === 0) return null;
  const { places, width, height, radius } = spiral;
  const colour = (dark ? PATHS_IN_THE_DARK : PAWN_COLOURS)[view.seat]!;
  return (
    <Svg width={width} height={height} style={[styles.path]} aria-hidden>
      {path.map(({ from, to }, nth) => {
        const [a, b] = [places[from]!, places[to]!];
        return (
          <Polyline
            key={nth}
            points={`${a.x},${a.y} ${b.x},${b.y}`}
            stroke={colour}
            strokeWidth={2.4}
            strokeDasharray="1 6"
            opacity={0.7}
            strokeLinecap="round"
            fill="none"
          />
        );
      })}
      {path.map(({ from }, nth) => (
        <Path
          key={nth}
          d={circlePath(places[from]!, radius + 1.5)}
          stroke={colour}
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
