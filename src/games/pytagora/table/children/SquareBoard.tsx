import { memo, useMemo } from 'react';
import { StyleSheet, View } from 'react-native';
import Svg, { Path as Line } from 'react-native-svg';
import { cellIn, isLying, LAYOUTS, spotIn, type Opening, type SquareView } from '../../rules';
import type { ChildrenWords } from '../../i18n/children.fr';
import type { TableBeats } from '../../../../shell/beats';
import { useTheme } from '../../../../ui';
import { MEADOW, WAY } from './colours';
import { Glow } from './Glow';
import type { Spot } from './layout';
import { arrowPath, arrowTo, meadowIn } from './meadow';
import { Path } from './Path';
import { GLOWS_SPEAK, placeLabel, SquareCells } from './SquareCells';
import { headingAt } from './squaresRoom';

export interface SquareBoardProps {
  readonly view: SquareView;
  readonly square: number;
  readonly corner: Spot;
  readonly cell: number;
  readonly words: ChildrenWords;
  readonly help: boolean;
  readonly awake: boolean;
  readonly beats: Pick<TableBeats, 'arrivals' | 'stressed'>;
  /** What others laid last, in their colours. */
  readonly rings: ReadonlyMap<number, string>;
  readonly onPlace: (end: number) => void;
}

/** So many places to come show their way. */
const TO_COME = 3;
/** The arrow is 8 points thick where a piece is 62. */
const THICK = 8 / 62;

/** One square: its meadow, its path, the arrow that shows which way it grows, and the places that glow. */
export const SquareBoard = memo(function SquareBoard(props: SquareBoardProps) {
  const { view, square, corner, cell, words, help, awake, beats, rings, onPlace } = props;
  const { dark } = useTheme();
  const theme = dark ? 'dark' : 'light';
  const layout = LAYOUTS[view.config.kind];
  const path = layout.squares[square]!;
  const cells = path.length / 4 + 1;
  const openings = useMemo(
    () => view.openings.filter((opening) => opening.square === square),
    [view.openings, square],
  );
  const ways = useMemo(() => waysToCome(view, openings), [view, openings]);
  const ownRings = useMemo(
    () => new Map(path.flatMap((_, place) => ringAt(rings, square, place))),
    [path, rings, square],
  );
  const meadow = meadowIn(cells, cell);
  const title = layout.squares.length > 1 ? words.square.boards[square]! : words.square.board;
  return (
    <SquareCells
      view={view}
      square={square}
      openings={openings}
      size={cell}
      help={help}
      title={`${title}. ${lyingText(view, square, words)}`}
      words={words}
      onPlace={onPlace}
      style={{ ...styles.square, left: corner.x, top: corner.y, width: cells * cell, height: cells * cell }}
    >
      <View
        aria-hidden
        style={[
          styles.square,
          {
            left: meadow.x,
            top: meadow.y,
            width: meadow.width,
            height: meadow.height,
            borderRadius: cell * 0.4,
            backgroundColor: MEADOW[theme],
          },
        ]}
      />
      <Svg width={cells * cell} height={cells * cell} style={[styles.arrow]} aria-hidden>
        {openings.map(({ end, place }) => (
          <Line
            key={end}
            d={arrowPath(arrowTo(path.length, place, directionOf(view, end), cell), cell / 62)}
            stroke={WAY[theme].arrow}
            strokeWidth={cell * THICK}
            strokeLinecap="round"
            strokeLinejoin="round"
            fill="none"
          />
        ))}
      </Svg>
      <Path
        kind={view.config.kind}
        grown={view.grown}
        square={square}
        cell={cell}
        beats={beats}
        rings={ownRings}
        ways={ways}
      />
      {openings.map((opening) => {
        const { x, y } = spotIn(path.length, opening.place);
        return (
          <Glow
            key={opening.end}
            id={opening.end}
            x={x * cell}
            y={y * cell}
            size={cell}
            figure={help ? opening.needs : '?'}
            label={placeLabel(opening, help, words)}
            awake={awake}
            silent={!GLOWS_SPEAK}
            onPress={onPlace}
          />
        );
      })}
    </SquareCells>
  );
});

const directionOf = ({ config }: SquareView, end: number): 1 | -1 =>
  LAYOUTS[config.kind].ends[end]!.direction === 'clockwise' ? 1 : -1;

/** By place: which way the row will run there, in degrees clockwise from upwards. */
function waysToCome(view: SquareView, openings: readonly Opening[]): ReadonlyMap<number, number> {
  const layout = LAYOUTS[view.config.kind];
  const ways = new Map<number, number>();
  for (const { end, square, place } of openings) {
    const { length } = layout.squares[square]!;
    const direction = directionOf(view, end);
    for (let ahead = 1; ahead <= TO_COME; ahead += 1) {
      const at = (place + direction * ahead + length) % length;
      if (isLying(layout, view.grown, square, at)) break;
      // Backwards one arrives where clockwise one sets out.
      const { x, y } = headingAt(length, direction === 1 ? at : (at + length - 1) % length);
      ways.set(at, (Math.atan2(direction * x, -direction * y) * 180) / Math.PI);
    }
  }
  return ways;
}

const ringAt = (rings: ReadonlyMap<number, string>, square: number, place: number): [number, string][] => {
  const ring = rings.get(cellIn(square, place));
  return ring === undefined ? [] : [[place, ring]];
};

function lyingText({ config, grown }: SquareView, square: number, words: ChildrenWords): string {
  const layout = LAYOUTS[config.kind];
  const lying = layout.squares[square]!.filter((_, place) => isLying(layout, grown, square, place));
  return words.square.read(lying.join(' '));
}

const styles = StyleSheet.create({
  square: { position: 'absolute' },
  arrow: { position: 'absolute', left: 0, top: 0, pointerEvents: 'none' },
});
