import { Circle, G, Path, Rect, Text } from 'react-native-svg';
import { BOARD, isCorner, type Card, type Team } from '../rules';
import type { SequenceWords } from '../i18n';
import type { Picture } from '../../../shell/result/parts';
import { FONT, inkOn, useTheme } from '../../../ui';
import { cardLines } from './bridge';
import { CORNER, LOCKED, teamColour } from './colours';

export interface SequenceArtProps {
  readonly card: Card;
  readonly team: Team;
  /** Of the sequence, along its line. */
  readonly cells: readonly number[];
  /** Where the chip was laid that finished it. */
  readonly laid: number;
  readonly words: SequenceWords;
}

const CARD = 1.25;
const GAP = 0.35;
const EDGE = 0.12;
const HEIGHT = 1.55;

/** The card that was played, and the line it finished. A cell is one wide. */
export const sequencePicture = (props: SequenceArtProps): Picture => ({
  width: CARD + GAP + props.cells.length + 2 * EDGE,
  height: HEIGHT + 2 * EDGE,
  drawn: <SequenceArt {...props} />,
});

function SequenceArt({ card, team, cells, laid, words }: SequenceArtProps) {
  const { colours, dark } = useTheme();
  const top = EDGE + (HEIGHT - 1) / 2;
  const left = EDGE + CARD + GAP;
  const lines = cardLines(card, words);
  const size = lines.length === 1 ? 0.8 : 0.5;
  const backOf = (cell: number): string =>
    isCorner(cell) ? CORNER[dark ? 'dark' : 'light'] : teamColour(team, dark);
  return (
    <G>
      <Rect
        x={EDGE}
        y={EDGE}
        width={CARD}
        height={HEIGHT}
        rx={0.18}
        fill={colours.raised}
        stroke={colours.dim}
        strokeWidth={0.04}
      />
      {lines.map((line, nth) => (
        <Text
          key={nth}
          x={EDGE + CARD / 2}
          y={EDGE + HEIGHT / 2 + size * (0.35 + 1.1 * (nth - (lines.length - 1) / 2))}
          fontSize={size}
          fontFamily={FONT.strong}
          fill={colours.text}
          textAnchor="middle"
        >
          {line}
        </Text>
      ))}
      <Path
        d={`M${left + 0.5} ${top + 0.5}H${left + cells.length - 0.5}`}
        stroke={LOCKED.light}
        strokeWidth={0.3}
        strokeLinecap="round"
      />
      {cells.map((cell, nth) => (
        <G key={cell} transform={`translate(${left + nth + 0.5} ${top + 0.5})`}>
          {isCorner(cell) ? (
            <Circle r={0.42} fill={backOf(cell)} stroke={LOCKED.light} strokeWidth={0.06} />
          ) : (
            <Circle
              r={cell === laid ? 0.47 : 0.42}
              fill={backOf(cell)}
              stroke={cell === laid ? colours.text : LOCKED.light}
              strokeWidth={0.06}
            />
          )}
          <Text
            y={0.15}
            fontSize={0.4}
            fontFamily={FONT.strong}
            fill={inkOn(backOf(cell))}
            textAnchor="middle"
          >
            {isCorner(cell) ? '★' : BOARD[cell]!}
          </Text>
        </G>
      ))}
    </G>
  );
}
