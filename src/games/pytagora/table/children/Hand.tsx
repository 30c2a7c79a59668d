import { memo, useCallback, useMemo, useRef, type ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { GestureDetector } from 'react-native-gesture-handler';
import type { ChildrenWords } from '../../i18n/children.fr';
import { usePlace, usePlacesOn, type Arrival, type Place, type TableBeats } from '../../../../shell/beats';
import { RADIUS, Tappable, useStable, useTheme } from '../../../../ui';
import { Moving } from '../Moving';
import { Piece, type PieceProps } from '../Piece';
import { GLOW } from './colours';
import { FINGER, heldPlace } from './beats';
import type { Drag, Dragging } from './drag';
import type { Held } from './holdings';
import { PITCH, type HandGrid } from './layout';

type State = NonNullable<PieceProps['state']>;

/** How a piece is marked: chosen, pointed at, refused; `away` has left the hand for a moment. */
export type HandMark = State | 'away' | 'dim' | null;

export interface HandProps {
  /** Stands in the last place. */
  readonly bag: ReactNode;
  readonly held: readonly Held[];
  readonly label: string;
  readonly words: ChildrenWords;
  readonly grid: HandGrid;
  readonly height: number;
  readonly dragging: Dragging;
  readonly beats: TableBeats;
  markOf(at: number): HandMark;
  readonly onTap: (at: number) => void;
}

/** All pieces, as large as lets them be seen at once. */
export function Hand(props: HandProps) {
  const { bag, held, label, words, grid, height, dragging, beats, markOf, onTap } = props;
  const { columns, size } = grid;
  const { drag, tapped, noteTap } = dragging;
  const pitch = size * PITCH;
  const ref = useRef<View>(null);
  const find = useCallback((place: Place) => (place === FINGER ? tapped() : null), [tapped]);
  usePlacesOn(ref, find);
  const tap = useStable((at: number) => {
    const nth = held.findIndex((piece) => piece.at === at);
    const [column, row] = [nth % columns, Math.floor(nth / columns)];
    noteTap({ x: column * pitch, y: row * pitch, width: size, height: size });
    onTap(at);
  });
  return (
    <Laid grid={grid} count={held.length} height={height} bag={bag}>
      <View
        ref={ref}
        collapsable={false}
        role="group"
        aria-label={label}
        testID="hand"
        style={[styles.hand, { width: columns * pitch }]}
      >
        {held.map((piece) => (
          <HeldPiece
            key={piece.key}
            piece={piece}
            size={size}
            mark={markOf(piece.at)}
            label={piece.drawn ? words.heldDrawn(piece.digit) : words.held(piece.digit)}
            drag={drag}
            arrival={beats.arrivals.get(heldPlace(piece.key)) ?? null}
            onTap={tap}
          />
        ))}
      </View>
    </Laid>
  );
}

interface LaidProps extends Pick<HandProps, 'grid' | 'height' | 'bag'> {
  readonly count: number;
  readonly children?: ReactNode;
}

/** Rows of pieces in the middle of their room, and the bag in the corner where the next piece would lie. */
export function Laid({ grid: { columns, size }, count, height, bag, children }: LaidProps) {
  const pitch = size * PITCH;
  const rows = Math.ceil((count + 1) / columns);
  return (
    <View style={[styles.room, { height }]}>
      <View style={{ width: columns * pitch, height: rows * pitch }}>
        {children}
        <View style={[styles.bag, { width: pitch, height: pitch }]}>{bag}</View>
      </View>
    </View>
  );
}

interface HeldPieceProps extends Pick<HandProps, 'onTap'> {
  readonly drag: Drag;
  readonly arrival: Arrival | null;
  readonly piece: Held;
  readonly size: number;
  readonly mark: HandMark;
  readonly label: string;
}

const HeldPiece = memo(function HeldPiece(props: HeldPieceProps) {
  const { piece, size, mark, label, drag, arrival, onTap } = props;
  const { colours, dark } = useTheme();
  const { at, digit, key, drawn } = piece;
  const gesture = useMemo(() => drag.gestureFor(at), [drag, at]);
  const pitch = size * PITCH;
  const place = usePlace(heldPlace(key));
  const state = mark === 'away' || mark === 'dim' ? null : mark;
  // Letting a dragged piece go over itself is not a tap.
  const press = () => {
    if (drag.lifted.get() === 0) onTap(at);
  };
  return (
    <GestureDetector gesture={gesture}>
      <View
        collapsable={false}
        style={[
          styles.slot,
          { width: pitch, height: pitch },
          drawn ? { backgroundColor: GLOW[dark ? 'dark' : 'light'].fill, borderRadius: RADIUS.m } : null,
        ]}
      >
        <Tappable
          role="button"
          aria-label={label}
          aria-pressed={mark === 'draft' || mark === 'away'}
          testID={`held-${key}`}
          onPress={press}
          style={({ pressed }) => [
            styles.press,
            { width: size, height: size },
            mark === 'draft' ? styles.risen : null,
            mark === 'dim' ? styles.dim : null,
            pressed ? styles.pressed : null,
          ]}
        >
          {mark === 'away' ? (
            <View
              style={[
                StyleSheet.absoluteFill,
                styles.gone,
                { borderColor: colours.border, borderRadius: size * 0.2 },
              ]}
            />
          ) : null}
          {/* Stays where it is while it is carried: a finger's events end with the element it came down on. */}
          <View ref={place} collapsable={false} style={mark === 'away' ? styles.hidden : null}>
            <Moving arrival={arrival} stress={null}>
              <Piece face={digit} size={size} {...(state ? { state } : {})} />
            </Moving>
          </View>
        </Tappable>
      </View>
    </GestureDetector>
  );
});

const styles = StyleSheet.create({
  room: { alignSelf: 'center', justifyContent: 'center' },
  hand: { flexDirection: 'row', flexWrap: 'wrap' },
  bag: { position: 'absolute', right: 0, bottom: 0, alignItems: 'center', justifyContent: 'center' },
  slot: { alignItems: 'center', justifyContent: 'center' },
  // The knobs reach out to the right and below: the piece with them is what stands in the middle.
  press: { transform: [{ translateX: -4 }, { translateY: -4 }] },
  risen: { transform: [{ translateX: -4 }, { translateY: -10 }, { scale: 1.06 }] },
  pressed: { opacity: 0.8 },
  dim: { opacity: 0.45 },
  hidden: { opacity: 0 },
  gone: { borderWidth: 2, borderStyle: 'dashed' },
});
