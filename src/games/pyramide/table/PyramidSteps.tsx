import { View } from 'react-native';
import Svg, { Circle, G, Rect, Text } from 'react-native-svg';
import { FONT, useColours } from '../../../ui';
import { SAND, SIDE_COLOURS } from './colours';

export interface PyramidStepsProps {
  /** By side. */
  readonly score: readonly number[];
  readonly initials: readonly string[];
  readonly width: number;
  readonly label: string;
}

/** Steps up one flank; beyond the top the pawn waits up there, and its number says how far. */
const STEPS = 12;

/** The score is a climb: one step a point. */
export function PyramidSteps({ score, initials, width, label }: PyramidStepsProps) {
  const colours = useColours();
  const step = width / (STEPS * 2 + 1);
  const height = step * (STEPS + 3);
  const half = score.length > 1 ? Math.ceil(score.length / 2) : 1;
  const top = (nth: number) => height - (nth + 1) * step;
  return (
    <View role="img" aria-label={label} testID="pyramid-steps">
      <Svg width={width} height={height} aria-hidden>
        {Array.from({ length: STEPS }, (_, nth) => (
          <Rect
            key={nth}
            x={step * (nth + 0.5)}
            y={top(nth)}
            width={width - step * (2 * nth + 1)}
            height={step - 1}
            rx={3}
            fill={SAND}
            opacity={0.55 + 0.035 * nth}
          />
        ))}
        {score.map((points, side) => {
          const on = Math.min(STEPS, Math.max(0, points));
          const left = side < half;
          const shift = (side % half) * step * 0.9;
          const x = left ? step * (on + 0.55) + shift : width - step * (on + 0.55) - shift;
          const y = on === 0 ? height - step * 0.62 : top(on - 1) - step * 0.55;
          return (
            <G key={side}>
              <Circle
                cx={x}
                cy={y}
                r={step * 0.72}
                fill={SIDE_COLOURS[side]!}
                stroke={colours.text}
                strokeWidth={1.5}
              />
              <Text
                x={x}
                y={y + step * 0.27}
                fontSize={step * 0.78}
                fontFamily={FONT.strong}
                fill="#14233B"
                textAnchor="middle"
              >
                {initials[side] ?? ''}
              </Text>
            </G>
          );
        })}
      </Svg>
    </View>
  );
}
