import { memo, useCallback, useMemo, useRef, useState, type ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { GestureDetector } from 'react-native-gesture-handler';
import type { ChildrenWords } from '../../i18n/children.fr';
import { usePlace, usePlacesOn, type Arrival, type Place, type TableBeats } from '../../../../shell/beats';
import { Icon, RADIUS, roomFor, Tappable, useStable, useTheme } from '../../../../ui';
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

/** All pieces, as large as lets them be seen at once; or as many as there is room for, and a tap shows the next. */
export function Hand(props: HandProps) {
  const { bag, label, words, grid, height, dragging, beats, markOf, onTap } = props;
  const { held, hidden, turn } = usePages(props.held, grid.page);
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
    <Laid grid={grid} count={held.length + (turn ? 1 : 0)} height={height} bag={bag}>
      <View
        ref={ref}
        collapsable={false}
        role="group"
        aria-label={label}
        testID="hand"
        style={[styles.hand, { width: roomFor(columns, pitch) }]}
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
        {turn ? (
          <TurnOver
            size={size}
            label={words.more(hidden.length)}
            lit={hidden.some(({ at }) => LIT.has(markOf(at)))}
            onPress={turn}
          />
        ) : null}
      </View>
    </Laid>
  );
}

/** Marks that are to be seen. */
const LIT: ReadonlySet<HandMark> = new Set<HandMark>(['lit', 'wrong', 'draft']);

interface Pages {
  readonly held: readonly Held[];
  readonly hidden: readonly Held[];
  /** Shows the next; null where all are seen. */
  readonly turn: (() => void) | null;
}

/** Where not all pieces have room, the one that was just drawn is among those that are seen. */
function usePages(all: readonly Held[], page: number | undefined): Pages {
  const drawn = all.findIndex((piece) => piece.drawn);
  const [seen, setSeen] = useState({ first: 0, drawn: -1 });
  if (page === undefined) return { held: all, hidden: [], turn: null };
  if (seen.drawn !== drawn)
    setSeen({ first: drawn < 0 ? seen.first : Math.floor(drawn / page) * page, drawn });
  const first = seen.first < all.length ? seen.first : 0;
  const isSeen = (_piece: Held, nth: number) => nth >= first && nth < first + page;
  return {
    held: all.filter(isSeen),
    hidden: all.filter((piece, nth) => !isSeen(piece, nth)),
    turn: () => setSeen({ first: first + page < all.length ? first + page : 0, drawn }),
  };
}

interface TurnOverProps {
  readonly size: number;
  readonly label: string;
  readonly lit: boolean;
  readonly onPress: () => void;
}

/** A place of the hand that shows the pieces which have no room beside the others. */
function TurnOver({ size, label, lit, onPress }: TurnOverProps) {
  const { colours, dark } = useTheme();
  const { fill, edge } = GLOW[dark ? 'dark' : 'light'];
  const pitch = size * PITCH;
  return (
    <View style={[styles.slot, { width: pitch, height: pitch }]}>
      <Tappable
        role="button"
        aria-label={label}
        testID="turn-over"
        onPress={onPress}
        style={[
          styles.turn,
          {
            width: size,
            height: size,
            borderRadius: size * 0.24,
            borderColor: lit ? edge : colours.border,
            backgroundColor: lit ? fill : colours.surface,
          },
        ]}
      >
        <Icon name="next" size={size * 0.5} colour={colours.text} />
      </Tappable>
    </View>
  );
}

interface LaidProps extends Pick<HandProps, 'grid' | 'height' | 'bag'> {
  readonly count: number;
  readonly children?: ReactNode;
}

/** Rows of pieces in the middle of their room, and the bag in the corner where the next piece would lie. */
export function Laid({ grid: { columns, size }, count, height, bag, children }: LaidProps) {
  const pitch = size * PITCH;
  const rows = Math.ceil((count + (bag ? 1 : 0)) / columns);
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
  turn: { borderWidth: 3, alignItems: 'center', justifyContent: 'center' },
  // The knobs reach out to the right and below: the piece with them is what stands in the middle.
  press: { transform: [{ translateX: -4 }, { translateY: -4 }] },
  risen: { transform: [{ translateX: -4 }, { translateY: -10 }, { scale: 1.06 }] },
  pressed: { opacity: 0.8 },
  dim: { opacity: 0.45 },
  hidden: { opacity: 0 },
  gone: { borderWidth: 2, borderStyle: 'dashed' },
});
