import { memo } from 'react';
import { StyleSheet, View } from 'react-native';
import Svg, { Circle, Path, Rect } from 'react-native-svg';
import { isLying, LAYOUTS, spotIn, type SquareView } from '../../rules';
import { useTheme } from '../../../../ui';
import { PIECE } from '../colours';
import { GLOW, WAY } from './colours';

export interface InsetProps {
  readonly view: Pick<SquareView, 'config' | 'grown' | 'openings'>;
  readonly size: number;
  readonly label: string;
}

const CELL = 10;

/** The whole square in small: what lies, where it goes on, and which way round. */
export const Inset = memo(function Inset({ view, size, label }: InsetProps) {
  const { colours, dark } = useTheme();
  const theme = dark ? 'dark' : 'light';
  const layout = LAYOUTS[view.config.kind];
  const path = layout.squares[0]!;
  const whole = (path.length / 4 + 1) * CELL;
  const middle = whole / 2;
  return (
    <View
      role="img"
      aria-label={label}
      testID="inset"
      style={[
        styles.inset,
        { width: size, height: size, backgroundColor: colours.surface, borderColor: colours.border },
      ]}
    >
      <Svg
        width={size - 14}
        height={size - 14}
        viewBox={`${-CELL / 2} ${-CELL / 2} ${whole + CELL} ${whole + CELL}`}
      >
        {path.map((_, place) => {
          const { x, y } = spotIn(path.length, place);
          const waits = view.openings.some((opening) => opening.place === place);
          const lies = isLying(layout, view.grown, 0, place);
          return (
            <Rect
              key={place}
              x={x * CELL + 1}
              y={y * CELL + 1}
              width={CELL - 2}
              height={CELL - 2}
              rx={2}
              fill={lies ? PIECE.digit : waits ? GLOW[theme].edge : colours.sunken}
            />
          );
        })}
        {view.openings.map(({ place }) => {
          const { x, y } = spotIn(path.length, place);
          return (
            <Circle
              key={place}
              cx={(x + 0.5) * CELL}
              cy={(y + 0.5) * CELL}
              r={CELL}
              stroke={GLOW[theme].edge}
              strokeWidth={2.5}
              fill="none"
            />
          );
        })}
        <Path
          d={`M${middle - 22} ${middle} a22 22 0 1 1 14 20 M${middle - 34} ${middle + 6} L${middle - 22} ${middle - 8} L${middle - 10} ${middle + 6}`}
          stroke={WAY[theme].arrow}
          strokeWidth={6}
          strokeLinecap="round"
          strokeLinejoin="round"
          fill="none"
          transform={`rotate(100 ${middle} ${middle})`}
        />
      </Svg>
    </View>
  );
});

const styles = StyleSheet.create({
  inset: { borderWidth: 2, borderRadius: 14, alignItems: 'center', justifyContent: 'center' },
});
