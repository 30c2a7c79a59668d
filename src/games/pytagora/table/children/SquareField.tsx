import { memo, type ReactNode, type Ref } from 'react';
import { StyleSheet, View } from 'react-native';
import { GestureDetector } from 'react-native-gesture-handler';
import Animated from 'react-native-reanimated';
import { LAYOUTS, type SquareView } from '../../rules';
import type { ChildrenWords } from '../../i18n/children.fr';
import type { TableBeats } from '../../../../shell/beats';
import { KEEPS_COLOURS } from '../../../../ui';
import { CLIPPED, type Near } from '../../../../ui/useNear';
import type { Asked } from './Bubble';
import type { Flock } from './colours';
import { Life } from './Life';
import { Looked } from './Looked';
import { freeIn, meadowIn } from './meadow';
import type { Mood } from './Sheep';
import { SquareBoard } from './SquareBoard';
import type { Look, Squares } from './squaresRoom';

/** How the sheep of the squares feel, and what a tap on one of them does. */
interface SquareSheep {
  readonly mood: Mood;
  readonly beat: string;
  /** The sheep of this square is to be heard. */
  readonly onListen: (square: number) => void;
}

export interface SquareFieldProps {
  readonly view: SquareView;
  readonly room: Squares;
  /** How the squares are looked at in the field. */
  readonly look: Look;
  /** Where they can be pushed along: how they are looked at. */
  readonly near: Near | null;
  readonly words: ChildrenWords;
  readonly help: boolean;
  readonly awake: boolean;
  readonly sheep: SquareSheep;
  readonly beats: Pick<TableBeats, 'arrivals' | 'stressed'>;
  readonly rings: ReadonlyMap<number, string>;
  /** The questions of each square. */
  readonly asked: readonly (readonly Asked[])[];
  readonly measured: Ref<View>;
  readonly onPlace: (end: number) => void;
}

const FLOCKS: readonly Flock[] = ['white', 'black'];

/** The squares with their meadows, the places that glow, and the sheep that ask. */
export const SquareField = memo(function SquareField(props: SquareFieldProps) {
  const { view, room, look, near, words, help, awake, sheep, beats, rings, asked } = props;
  const { measured, onPlace } = props;
  const { squares } = LAYOUTS[view.config.kind];
  const two = squares.length > 1;
  return (
    <View
      ref={measured}
      collapsable={false}
      testID="field"
      {...KEEPS_COLOURS}
      style={[
        room.partly ? styles.window : null,
        near ? CLIPPED : null,
        { width: room.width, height: room.height },
      ]}
    >
      <World at={look} near={near}>
        {squares.map((path, square) => {
          const cells = path.length / 4 + 1;
          const corner = room.squares[square]!;
          const meadow = meadowIn(cells, room.cell);
          const seen = {
            x: -look.x / look.scale,
            y: -look.y / look.scale,
            width: room.width / look.scale,
            height: room.height / look.scale,
          };
          const free = freeIn(meadow, seen, room.cell);
          return (
            <View key={square} style={styles.layer}>
              <SquareBoard
                view={view}
                square={square}
                corner={corner}
                cell={room.cell}
                words={words}
                help={help}
                awake={awake}
                beats={beats}
                rings={rings}
                onPlace={onPlace}
              />
              <Life
                area={room.asides[square] ?? free}
                asked={asked[square] ?? []}
                flock={two ? FLOCKS[square]! : 'white'}
                mood={sheep.mood}
                beat={sheep.beat}
                words={words}
                square={two ? square : null}
                onListen={sheep.onListen}
                inset={room.partly && !two && look.scale === 1 ? view : null}
              />
            </View>
          );
        })}
      </World>
    </View>
  );
});

interface WorldProps {
  readonly at: Look;
  readonly near: Near | null;
  readonly children: ReactNode;
}

/** The squares in their field: where the row grows, or wherever a finger has pushed them. */
function World({ at, near, children }: WorldProps) {
  if (!near) return <Looked at={at}>{children}</Looked>;
  return (
    <GestureDetector gesture={near.gesture}>
      <View collapsable={false} style={StyleSheet.absoluteFill}>
        <Animated.View style={[styles.world, near.world]}>{children}</Animated.View>
      </View>
    </GestureDetector>
  );
}

const styles = StyleSheet.create({
  window: { overflow: 'hidden', borderRadius: 18 },
  world: { position: 'absolute', left: 0, top: 0, width: '100%', height: '100%', transformOrigin: [0, 0, 0] },
  layer: { position: 'absolute', left: 0, top: 0 },
});
