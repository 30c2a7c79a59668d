import { useCallback, useRef } from 'react';
import { StyleSheet, View } from 'react-native';
import Animated from 'react-native-reanimated';
import Svg, { G, Rect, Text } from 'react-native-svg';
import { useArrivalStyle, useBeats, usePlacesOn, type Rect as Room } from '../../../shell/beats';
import { FONT } from '../../../ui';
import { stepPlace } from './beats';
import { ON_SAND, SAND } from './colours';
import { Pawn } from './Pawn';
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
  const sides = score.length;
  const plan = stepPlan(width, height, sides);
  const ref = useRef<View>(null);
  const find = useCallback(
    (place: string): Room | null => {
      const [kind, side, points] = place.split(' ');
      return kind === 'step' ? roomOf(stepPlan(width, height, sides), Number(side), Number(points)) : null;
    },
    [width, height, sides],
  );
  usePlacesOn(ref, find);
  return (
    <View
      ref={ref}
      collapsable={false}
      role="img"
      aria-label={label}
      testID="pyramid-steps"
      style={{ width: plan.width, height: plan.height }}
    >
      <Svg width={plan.width} height={plan.height} aria-hidden>
        {Array.from({ length: STEPS }, (_, nth) => (
          <Step key={nth} nth={nth} plan={plan} />
        ))}
      </Svg>
      {score.map((points, side) => (
        <Climber key={side} side={side} points={points} name={names[side] ?? ''} plan={plan} />
      ))}
    </View>
  );
}

function Step({ nth, plan }: { readonly nth: number; readonly plan: StepPlan }) {
  const { x, y, width } = plan.step(nth);
  return (
    <G>
      <Rect x={x} y={y} width={width} height={plan.rise - 1} rx={2} fill={SAND} opacity={0.7 + 0.025 * nth} />
      {plan.rise >= READABLE ? (
        <Text
          x={plan.width / 2}
          y={y + plan.rise * 0.74}
          fontSize={plan.rise * 0.7}
          fontFamily={FONT.strong}
          fill={ON_SAND}
          textAnchor="middle"
        >
          {nth + 1}
        </Text>
      ) : null}
    </G>
  );
}

/** A step lower than this has no room for its number. */
const READABLE = 9;

/** Where a pawn stands with so many points: its feet on the step. */
function roomOf(plan: StepPlan, side: number, points: number): Room {
  const { x, y } = plan.pawn(side, points);
  const size = plan.pawnSize;
  return { x: x - size / 2, y: y - size, width: size, height: size };
}

interface ClimberProps {
  readonly side: number;
  readonly points: number;
  readonly name: string;
  readonly plan: StepPlan;
}

function Climber({ side, points, name, plan }: ClimberProps) {
  const { arrivals } = useBeats();
  const { x, y } = roomOf(plan, side, points);
  const style = useArrivalStyle(arrivals.get(stepPlace(side, points)) ?? null);
  return (
    <Animated.View style={[styles.pawn, { left: x, top: y }, style]}>
      <Pawn side={side} initial={[...name][0] ?? ''} size={plan.pawnSize} />
    </Animated.View>
  );
}

const styles = StyleSheet.create({ pawn: { position: 'absolute' } });
