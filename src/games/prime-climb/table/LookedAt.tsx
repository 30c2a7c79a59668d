import { StyleSheet } from 'react-native';
import Svg, { Circle, Line } from 'react-native-svg';
import { useLookBack, type Drawing } from '../../../shell';
import { lookColours, type Mark } from '../../../shell/frame';
import { useTheme } from '../../../ui';
import { reachOf, type Spiral } from './spiral';

export interface LookedAtProps {
  readonly spiral: Spiral;
  readonly marks: ReadonlyMap<number, Mark>;
}

const DASHES = '6 4';
/** A cell of both moves has two rings, one in the other. */
const APART = 5;

/** The moves of a look back: the circles they lead to, and the ways there. Played solid, best dashed. */
export function LookedAt({ spiral, marks }: LookedAtProps) {
  const { dark } = useTheme();
  const look = useLookBack();
  if (!look) return null;
  const ink = lookColours(dark);
  const { places, width, height } = spiral;
  const ways = (drawing: Drawing | null, colour: string, dash: object) =>
    drawing?.ways?.map(({ from, to }) => {
      const [a, b] = [places[from]!, places[to]!];
      const far = Math.hypot(b.x - a.x, b.y - a.y) || 1;
      // From rim to rim: the numbers themselves stay clear.
      const [start, end] = [spiral.radius / far, 1 - reachOf(spiral, to) / far];
      if (end <= start) return null;
      return (
        <Line
          key={`${from}-${to}`}
          x1={a.x + (b.x - a.x) * start}
          y1={a.y + (b.y - a.y) * start}
          x2={a.x + (b.x - a.x) * end}
          y2={a.y + (b.y - a.y) * end}
          stroke={colour}
          strokeWidth={3}
          strokeLinecap="round"
          opacity={0.75}
          {...dash}
        />
      );
    });
  return (
    <Svg width={width} height={height} style={[styles.drawn]} aria-hidden testID="looked-at">
      {ways(look.best, ink.best, { strokeDasharray: DASHES })}
      {ways(look.played, ink.played, {})}
      {[...marks].map(([number, mark]) => {
        const { x, y } = places[number]!;
        const far = reachOf(spiral, number);
        return [
          mark === 'best' || mark === 'both' ? (
            <Circle
              key={`best-${number}`}
              testID={`best-${number}`}
              cx={x}
              cy={y}
              r={mark === 'both' ? far + APART : far}
              stroke={ink.best}
              strokeWidth={3.5}
              strokeDasharray={DASHES}
              fill="none"
            />
          ) : null,
          mark === 'played' || mark === 'both' ? (
            <Circle
              key={`played-${number}`}
              testID={`played-${number}`}
              cx={x}
              cy={y}
              r={far}
              stroke={ink.played}
              strokeWidth={3.5}
              fill="none"
            />
          ) : null,
        ];
      })}
    </Svg>
  );
}

const styles = StyleSheet.create({
  drawn: { position: 'absolute', left: 0, top: 0, pointerEvents: 'none' },
});
