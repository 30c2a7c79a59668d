import Svg, { Circle, G, Path, Rect } from 'react-native-svg';
import type { Shelved } from './games';

/** A small still life on each box, drawn by us. */
export function BoxArt({ game, size = 84 }: { readonly game: Shelved['id']; readonly size?: number }) {
  return (
    <Svg width={size} height={size} viewBox="0 0 84 84" aria-hidden>
      {ART[game]}
    </Svg>
  );
}

const JIGSAW = 'M4 4 H34 V14 a6 6 0 1 1 0 11 V36 H25 a6 6 0 1 0 -11 0 H4 V25 a6 6 0 1 0 0 -11 Z';

const ART = {
  pytagora: (
    <>
      <G transform="translate(2 22)">
        <Path d={JIGSAW} fill="#3FA56D" stroke="#FFFFFF" strokeOpacity={0.7} strokeWidth={1.5} />
        <Path
          d="M13 12 H25 L18 28"
          stroke="#FFFFFF"
          strokeWidth={4}
          fill="none"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </G>
      <G transform="translate(40 22)">
        <Path d={JIGSAW} fill="#7A5CC4" stroke="#FFFFFF" strokeOpacity={0.7} strokeWidth={1.5} />
        <Path
          d="M13 14 L26 27 M26 14 L13 27"
          stroke="#FFFFFF"
          strokeWidth={4}
          fill="none"
          strokeLinecap="round"
        />
      </G>
    </>
  ),
  'sequence-numbers': (
    <>
      {[0, 1, 2, 3].map((step) => (
        <G key={step} transform={`translate(${12 + step * 20} ${72 - step * 20})`}>
          <Circle r={11} fill="#DD6A52" stroke="#FFFFFF" strokeOpacity={0.6} strokeWidth={1.5} />
          <Circle r={5} fill="none" stroke="#FFFFFF" strokeWidth={3} />
        </G>
      ))}
    </>
  ),
  'prime-climb': (
    <>
      {[
        [22, 22, '#E8892B', '#3DA35D'],
        [62, 22, '#3DA35D', '#3B82D0'],
        [22, 62, '#E8892B', '#8A5BC0'],
        [62, 62, '#E04848', '#E04848'],
      ].map(([x, y, a, b], index) => (
        <G key={index} transform={`translate(${x} ${y})`}>
          <Circle r={17} fill="#FFFDF7" />
          <Path d="M0 -15 A15 15 0 0 1 0 15" stroke={a as string} strokeWidth={6} fill="none" />
          <Path d="M0 15 A15 15 0 0 1 0 -15" stroke={b as string} strokeWidth={6} fill="none" />
        </G>
      ))}
    </>
  ),
  pyramide: (
    <>
      {[1, 2, 3, 4].flatMap((count, row) =>
        Array.from({ length: count }, (_, brick) => (
          <Rect
            key={`${row}-${brick}`}
            x={42 - count * 10 + brick * 20 + 1}
            y={14 + row * 15}
            width={18}
            height={13}
            rx={3}
            fill="#E0B25A"
          />
        )),
      )}
    </>
  ),
} as const;
