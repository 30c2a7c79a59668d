import { View } from 'react-native';
import Svg, { G, Path, Rect, Text } from 'react-native-svg';
import { FONT, useColours } from '../../../ui';
import { ON_SAND, ON_SIDE, SAND, SIDE_COLOURS } from './colours';
import { STEPS, stepPlan, type StepPlan } from './stepPlan';

export interface PyramidStepsProps {
  /** By side. */
  readonly score: readonly number[];
  readonly names: readonly string[];
  readonly width: number;
  readonly height: number;
  readonly label: string;
}

/** The score is a climb: one step a point, twelve of them, and the pawns wait on top for who went further. */
export function PyramidSteps({ score, names, width, height, label }: PyramidStepsProps) {
  const plan = stepPlan(width, height, score.length);
  return (
    <View role="img" aria-label={label} testID="pyramid-steps">
      <Svg width={plan.width} height={plan.height} aria-hidden>
        {Array.from({ length: STEPS }, (_, nth) => {
          const { x, y, width: wide } = plan.step(nth);
          return (
            <G key={nth}>
              <Rect
                x={x}
                y={y}
                width={wide}
                height={plan.rise - 1}
                rx={2}
                fill={SAND}
                opacity={0.7 + 0.025 * nth}
              />
              {plan.rise >= 9 ? (
                <Text
                  x={plan.width / 2}
                  y={y + plan.rise * 0.74}
                  fontSize={Math.min(12, plan.rise * 0.72)}
                  fontFamily={FONT.strong}
                  fill={ON_SAND}
                  textAnchor="middle"
                >
                  {nth + 1}
                </Text>
              ) : null}
            </G>
          );
        })}
        {score.map((points, side) => (
          <Pawn key={side} side={side} points={points} name={names[side] ?? ''} plan={plan} />
        ))}
      </Svg>
    </View>
  );
}

interface PawnProps {
  readonly side: number;
  readonly points: number;
  readonly name: string;
  readonly plan: StepPlan;
}

/** A pawn with its number: beyond the twelfth step that says how far it went. */
function Pawn({ side, points, name, plan }: PawnProps) {
  const colours = useColours();
  const { x, y } = plan.pawn(side, points);
  const size = plan.pawnSize;
  const initial = [...name][0] ?? '';
  return (
    <G>
      <Path
        d={pawnPath(x, y, size)}
        fill={SIDE_COLOURS[side]!}
        stroke={colours.text}
        strokeWidth={1.5}
        strokeLinejoin="round"
      />
      <Text
        x={x}
        y={y - size * 0.62}
        fontSize={size * 0.42}
        fontFamily={FONT.strong}
        fill={ON_SIDE}
        textAnchor="middle"
      >
        {initial}
      </Text>
    </G>
  );
}

/** Standing on (x, y): a round head on a skirt. */
export function pawnPath(x: number, y: number, size: number): string {
  const head = size * 0.32;
  const neck = y - size * 0.42;
  return [
    `M ${x - size * 0.38} ${y}`,
    `L ${x - size * 0.2} ${neck}`,
    `A ${head} ${head} 0 1 1 ${x + size * 0.2} ${neck}`,
    `L ${x + size * 0.38} ${y} Z`,
  ].join(' ');
}
