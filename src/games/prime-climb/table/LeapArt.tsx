import { G, Path, Rect, Text } from 'react-native-svg';
import { factorsOf, type Stop } from '../rules';
import type { Picture } from '../../../shell/result/parts';
import { FONT, useTheme } from '../../../ui';
import { arcPath, arcsFor } from './arcs';

/** A circle is one wide. */
const SIGN = 0.6;
const EDGE = 0.06;

/** A leap as it was worked out: a circle, what was done to it by which number, and the circle it led to. */
export const leapPicture = (stop: Stop): Picture => ({
  width: 3 + 2 * SIGN + 2 * EDGE,
  height: 1 + 2 * EDGE,
  drawn: <LeapArt stop={stop} />,
});

function LeapArt({ stop: { from, by, operation, to } }: { readonly stop: Stop }) {
  const { colours } = useTheme();
  return (
    <G transform={`translate(${EDGE} ${EDGE})`}>
      <CircleArt number={from} x={0} />
      <Sign text={operation === '-' ? '−' : operation} x={1 + SIGN / 2} />
      <Rect
        x={1 + SIGN + 0.1}
        y={0.1}
        width={0.8}
        height={0.8}
        rx={0.18}
        fill={colours.raised}
        stroke={colours.text}
        strokeWidth={0.05}
      />
      <Written text={String(by)} x={1.5 + SIGN} size={0.42} />
      <Sign text="=" x={2 + SIGN * 1.5} />
      <CircleArt number={to} x={2 + 2 * SIGN} />
    </G>
  );
}

function CircleArt({ number, x }: { readonly number: number; readonly x: number }) {
  return (
    <G transform={`translate(${x} 0)`}>
      {arcsFor(factorsOf(number)).map((arc, nth) => (
        <Path key={nth} d={arcPath({ x: 0.5, y: 0.5 }, 0.49, 0.34, arc)} fill={arc.colour} />
      ))}
      <Written text={String(number)} x={0.5} size={number > 99 ? 0.3 : 0.36} />
    </G>
  );
}

const Sign = ({ text, x }: { readonly text: string; readonly x: number }) => (
  <Written text={text} x={x} size={0.5} />
);

function Written({ text, x, size }: { readonly text: string; readonly x: number; readonly size: number }) {
  const { colours } = useTheme();
  return (
    <Text
      x={x}
      y={0.5 + size * 0.36}
      fontSize={size}
      fontFamily={FONT.strong}
      fill={colours.text}
      textAnchor="middle"
    >
      {text}
    </Text>
  );
}
