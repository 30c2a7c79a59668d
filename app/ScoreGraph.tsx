import { useState } from 'react';
import { View } from 'react-native';
import Svg, { Circle, Line, Polyline } from 'react-native-svg';
import type { Player } from '../src/engine';
import { FACE_COLOURS, Face, SPACE, Txt, useColours } from '../src/ui';

export interface ScoreGraphProps {
  readonly scores: readonly (readonly number[])[];
  readonly seats: readonly Player[];
}

const HEIGHT = 160;
const EDGE = 8;

/** One line a seat, in its colour, with its face and last score beside it. */
export function ScoreGraph({ scores, seats }: ScoreGraphProps) {
  const colours = useColours();
  const [width, setWidth] = useState(300);
  const all = scores.flat();
  const lowest = Math.min(0, ...all);
  const highest = Math.max(1, ...all);
  const turns = Math.max(1, (scores[0]?.length ?? 1) - 1);
  const x = (turn: number) => EDGE + (turn / turns) * (width - 2 * EDGE);
  const y = (score: number) => HEIGHT - EDGE - ((score - lowest) / (highest - lowest)) * (HEIGHT - 2 * EDGE);
  return (
    <View style={{ gap: SPACE.s }} onLayout={({ nativeEvent }) => setWidth(nativeEvent.layout.width)}>
      <Svg width={width} height={HEIGHT} aria-hidden>
        <Line x1={EDGE} x2={width - EDGE} y1={y(0)} y2={y(0)} stroke={colours.line} strokeWidth={1} />
        {scores.map((line, seat) => {
          const colour = FACE_COLOURS[seats[seat]!.face % FACE_COLOURS.length]!;
          const points = line.map((score, turn) => `${x(turn)},${y(score)}`).join(' ');
          return <Polyline key={seat} points={points} fill="none" stroke={colour} strokeWidth={3} />;
        })}
        {scores.map((line, seat) => (
          <Circle
            key={seat}
            cx={x(turns)}
            cy={y(line[line.length - 1] ?? 0)}
            r={5}
            fill={FACE_COLOURS[seats[seat]!.face % FACE_COLOURS.length]!}
          />
        ))}
      </Svg>
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.m }}>
        {seats.map(({ name, face }, seat) => (
          <View key={seat} style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.xs }}>
            <Face name={name} face={face} size={22} />
            <Txt size="small">{`${name} ${scores[seat]?.[scores[seat].length - 1] ?? 0}`}</Txt>
          </View>
        ))}
      </View>
    </View>
  );
}
