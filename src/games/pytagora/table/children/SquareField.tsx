import { memo, type ReactNode, type Ref } from 'react';
import { StyleSheet, View } from 'react-native';
import { isLying, LAYOUTS, spotIn, type Opening, type SquareView } from '../../rules';
import type { ChildrenWords } from '../../i18n/children.fr';
import { useTheme } from '../../../../ui';
import { MEADOW, type Flock } from './colours';
import { Glow } from './Glow';
import type { Squares } from './layout';
import { Path, type Arrival } from './Path';
import { Sheep, type Mood } from './Sheep';

export interface SquareFieldProps {
  readonly view: SquareView;
  readonly room: Squares;
  readonly words: ChildrenWords;
  readonly help: boolean;
  readonly awake: boolean;
  readonly mood: Mood;
  readonly beat: string;
  readonly arrival: (Arrival & { readonly square: number }) | null;
  readonly measured: Ref<View>;
  readonly bag: ReactNode;
  readonly onPlace: (end: number) => void;
}

const FLOCKS: readonly Flock[] = ['white', 'black'];

/** The squares with their meadows, the places that glow, and the bag. */
export const SquareField = memo(function SquareField(props: SquareFieldProps) {
  const { view, room, words, help, awake, mood, beat, arrival, measured, bag, onPlace } = props;
  const layout = LAYOUTS[view.config.kind];
  const two = layout.squares.length > 1;
  return (
    <View
      ref={measured}
      collapsable={false}
      testID="field"
      style={{ width: room.width, height: room.height }}
    >
      {layout.squares.map((path, square) => {
        const cells = path.length / 4 + 1;
        const corner = room.squares[square]!;
        const title = two ? words.square.boards[square]! : words.square.board;
        return (
          <View
            key={square}
            role="group"
            aria-label={`${title}. ${lyingText(view, square, words)}`}
            testID={`square-${square}`}
            style={[
              styles.square,
              { left: corner.x, top: corner.y, width: cells * room.cell, height: cells * room.cell },
            ]}
          >
            <Meadow
              cell={room.cell}
              cells={cells}
              flocks={two ? [FLOCKS[square]!] : ['white', 'black', 'white']}
              mood={mood}
              beat={beat}
            />
            <Path
              kind={view.config.kind}
              grown={view.grown}
              square={square}
              cell={room.cell}
              arrival={arrival?.square === square ? arrival : null}
            />
            {view.openings
              .filter((opening) => opening.square === square)
              .map((opening) => {
                const { x, y } = spotIn(path.length, opening.place);
                return (
                  <Glow
                    key={opening.end}
                    id={opening.end}
                    x={x * room.cell}
                    y={y * room.cell}
                    size={room.cell}
                    figure={help ? opening.needs : '?'}
                    label={placeLabel(opening, help, words)}
                    awake={awake}
                    onPress={onPlace}
                  />
                );
              })}
          </View>
        );
      })}
      <View style={[styles.bag, { left: room.bag.x, top: room.bag.y }]}>{bag}</View>
    </View>
  );
});

const placeLabel = ({ after, needs }: Opening, help: boolean, { square }: ChildrenWords): string =>
  help ? square.placeKnown(after, needs) : square.place(after);

function lyingText({ config, grown }: SquareView, square: number, words: ChildrenWords): string {
  const layout = LAYOUTS[config.kind];
  const lying = layout.squares[square]!.filter((_, place) => isLying(layout, grown, square, place));
  return words.square.read(lying.join(' '));
}

interface MeadowProps {
  readonly cell: number;
  readonly cells: number;
  readonly flocks: readonly Flock[];
  readonly mood: Mood;
  readonly beat: string;
}

const LARGEST_SHEEP = 210;

/** Inside the path, clear of the knobs that reach into it; the sheep stand at its lower edge. */
function Meadow({ cell, cells, flocks, mood, beat }: MeadowProps) {
  const { dark } = useTheme();
  const inner = (cells - 2) * cell;
  const [start, size] = [cell * 1.34, inner - cell * 0.44];
  const sheep = Math.min(size * (flocks.length > 1 ? 0.29 : 0.78), LARGEST_SHEEP);
  return (
    <View
      aria-hidden
      style={[
        styles.meadow,
        flocks.length > 1 ? styles.edge : styles.middle,
        {
          left: start,
          top: start,
          width: size,
          height: size,
          borderRadius: cell * 0.6,
          paddingBottom: flocks.length > 1 ? cell * 0.4 : 0,
          backgroundColor: MEADOW[dark ? 'dark' : 'light'],
        },
      ]}
    >
      {flocks.map((flock, nth) => (
        <Sheep
          key={nth}
          flock={flock}
          size={sheep}
          mood={mood}
          beat={beat}
          nth={nth}
          turned={nth === 0 && flocks.length > 1}
        />
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  square: { position: 'absolute' },
  bag: { position: 'absolute', zIndex: 3 },
  meadow: { position: 'absolute', flexDirection: 'row', justifyContent: 'space-evenly' },
  edge: { alignItems: 'flex-end' },
  middle: { alignItems: 'center' },
});
