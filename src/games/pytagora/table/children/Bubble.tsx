import { memo } from 'react';
import { StyleSheet, View } from 'react-native';
import Svg, { Circle, Path, Rect } from 'react-native-svg';
import type { Digit } from '../../rules';
import { RADIUS, Txt, useTheme } from '../../../../ui';
import { Piece } from '../Piece';
import { GLOW, WAY } from './colours';
import type { Slope } from './counting';
import type { Spot } from './layout';
import { Speaker } from './Speaker';

/** One row of the question, as it is asked in pieces: 8 7 ?, and which way it goes. */
export interface Asked {
  readonly digits: readonly Digit[];
  /** On the place that waits: a question mark, or with help its digit. */
  readonly figure: string;
  readonly slope: Slope;
  /** Where in the square it is, where it grows in two places: from 0 to 1, from its top left corner. */
  readonly spot: Spot | null;
}

export interface BubbleProps {
  readonly asked: readonly Asked[];
  readonly room: BubbleRoom;
  readonly label: string;
  readonly onListen: () => void;
}

export interface BubbleRoom {
  readonly piece: number;
  readonly speaker: number;
  readonly pad: number;
  readonly width: number;
  readonly height: number;
  /** Where it is narrow, the loudspeaker stands under the question. */
  readonly stacked: boolean;
}

/** Two pieces before the one that is asked for: that is what fits into a bubble. */
const SHOWN = 2;
const PIECE = 42;
const SPEAKER = 50;
const SMALLEST_SPEAKER = 44;
const ROW = 1.34;
/** The sign of the slope, and that of the end, in pieces. */
const SIGN = 0.62;

/** As large as look well in this width; the loudspeaker stays large enough for any finger. */
export function layOutBubble(width: number, rows: number, ends: boolean, most = 1): BubbleRoom {
  const pad = width < 220 ? 8 : 12;
  if (width < NARROW) return layOutNarrow(width, rows, ends);
  const speaker = Math.max(SMALLEST_SPEAKER, Math.min(SPEAKER * most, width * 0.22));
  const wide = SHOWN + 1 + 0.2 + SIGN + (ends ? SIGN : 0);
  const piece = Math.floor(Math.min(PIECE * most, (width - speaker - pad * 3) / wide));
  const tall = piece * ROW * rows + pad * 2 - piece * 0.12;
  return {
    piece,
    speaker,
    pad,
    width: Math.ceil(piece * wide + speaker + pad * 3),
    height: Math.ceil(Math.max(tall, speaker + pad * 2)),
    stacked: false,
  };
}

/** Below this the loudspeaker stands under the question. */
const NARROW = 165;

function layOutNarrow(width: number, rows: number, ends: boolean): BubbleRoom {
  const pad = 6;
  const wide = SHOWN + 1 + 0.2 + SIGN + (ends ? SIGN : 0);
  const piece = Math.floor(Math.min(PIECE, (width - pad * 2) / wide));
  return {
    piece,
    speaker: SMALLEST_SPEAKER,
    pad,
    width: Math.ceil(piece * wide + pad * 2),
    height: Math.ceil(piece * ROW * rows + SMALLEST_SPEAKER + pad * 3),
    stacked: true,
  };
}

/** What the sheep asks, in pieces; its loudspeaker reads the line aloud. */
export const Bubble = memo(function Bubble({ asked, room, label, onListen }: BubbleProps) {
  const { colours } = useTheme();
  const { pad, width, height, speaker, piece } = room;
  return (
    <View
      style={[
        styles.bubble,
        room.stacked ? styles.stacked : null,
        {
          width,
          height,
          paddingHorizontal: pad,
          gap: pad,
          backgroundColor: colours.surface,
          borderColor: colours.border,
        },
      ]}
    >
      <View>
        {asked.map((row, nth) => (
          <Row key={nth} row={row} size={piece} />
        ))}
      </View>
      <Speaker size={speaker} label={label} onPress={onListen} />
    </View>
  );
});

function Row({ row, size }: { readonly row: Asked; readonly size: number }) {
  const { dark } = useTheme();
  const { arrow } = WAY[dark ? 'dark' : 'light'];
  const { fill, edge, figure: ink } = GLOW[dark ? 'dark' : 'light'];
  return (
    <View aria-hidden style={[styles.row, { height: size * ROW }]}>
      {row.spot ? <Whereabouts spot={row.spot} size={size * SIGN} line={arrow} dot={edge} /> : null}
      {row.digits.slice(-SHOWN).map((digit, nth) => (
        <Piece key={nth} face={digit} size={size} />
      ))}
      <View
        style={[
          styles.asked,
          {
            width: size,
            height: size,
            marginLeft: size * 0.2,
            borderRadius: size * 0.24,
            borderWidth: size * 0.07,
            backgroundColor: fill,
            borderColor: edge,
          },
        ]}
      >
        <Txt strong colour={ink} fixed style={{ fontSize: size * 0.56, lineHeight: size * 0.72 }}>
          {row.figure}
        </Txt>
      </View>
      <Sign path={SLOPES[row.slope]} size={size * SIGN} colour={arrow} />
    </View>
  );
}

/** Drawn on a grid of 24. */
const SLOPES: Readonly<Record<Slope, string>> = {
  up: 'M5 19 L19 5 M9 5 H19 V15',
  down: 'M5 5 L19 19 M19 9 V19 H9',
};

const Sign = ({ path, size, colour }: { path: string; size: number; colour: string }) => (
  <Svg width={size} height={size} viewBox="0 0 24 24">
    <Path d={path} stroke={colour} strokeWidth={4} strokeLinecap="round" strokeLinejoin="round" fill="none" />
  </Svg>
);

interface WhereaboutsProps {
  readonly spot: Spot;
  readonly size: number;
  readonly line: string;
  readonly dot: string;
}

/** The square as small as a figure, with the place in it. */
const Whereabouts = ({ spot: { x, y }, size, line, dot }: WhereaboutsProps) => (
  <Svg width={size} height={size} viewBox="0 0 24 24">
    <Rect x={5} y={5} width={14} height={14} rx={2} stroke={line} strokeWidth={3} fill="none" />
    <Circle cx={5 + 14 * x} cy={5 + 14 * y} r={5} fill={dot} />
  </Svg>
);

const styles = StyleSheet.create({
  bubble: {
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'space-between',
    borderWidth: 2,
    borderRadius: RADIUS.l,
  },
  stacked: { flexDirection: 'column', justifyContent: 'center' },
  row: { flexDirection: 'row', alignItems: 'center' },
  asked: { alignItems: 'center', justifyContent: 'center' },
});
