import { memo, useCallback, useEffect, useMemo, useState } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';
import { GestureDetector } from 'react-native-gesture-handler';
import Animated, { withTiming, type AnimatedRef, type SharedValue } from 'react-native-reanimated';
import Svg, { Circle, Path, Polyline } from 'react-native-svg';
import type { Sitter } from '../../engine/core';
import { isRed, type PawnIndex, type PawnName, type View as SeenView } from '../../engine/prime-climb';
import type { ClimbWords } from '../../i18n/prime-climb';
import { onKeys, RADIUS, TIME, Txt, useColours, useTheme } from '../../ui';
import type { DragLayer } from '../../ui/drag';
import { useZoom, type Camera } from '../../ui/zoom';
import type { Light } from './bridge';
import { Circles } from './Circles';
import { PAWN_COLOURS } from './colours';
import { PawnOnBoard } from './PawnOnBoard';
import type { Place, Spiral } from './spiral';
import { standings } from './stand';

export interface BoardProps {
  readonly view: SeenView;
  readonly seats: readonly Sitter[];
  readonly spiral: Spiral;
  readonly words: ClimbWords;
  readonly camera: SharedValue<Camera>;
  readonly drag: DragLayer<PawnIndex, number>;
  readonly measured: AnimatedRef<View>;
  /** The seat on the screen may move its pawns. */
  readonly free: boolean;
  readonly chosen: PawnIndex | null;
  readonly away: PawnIndex | null;
  readonly lights: readonly Light[];
  /** Circles that a refusal or a hint points at. */
  readonly pointed: readonly number[];
  readonly onPawn: (pawn: PawnIndex) => void;
  /** Pawns of any seat that a card leaves to choose. */
  readonly offered: ReadonlySet<string>;
  readonly onOffered: (pawn: PawnName) => void;
  readonly onLight: (light: Light) => void;
  readonly onKey: (key: string) => boolean;
}

export const LARGEST = 3;
const PAWN_TO_RADIUS = 1.45;

/** The spiral with its pawns, the path of the turn, and the circles that can be reached. */
export const Board = memo(function Board(props: BoardProps) {
  const { view, seats, spiral, words, camera, drag, measured, free, chosen, away, lights, pointed } = props;
  const { onPawn, onLight, onKey } = props;
  const { still, signs } = useTheme();
  const { width, height, radius } = spiral;
  const [fitted, setFitted] = useState(0);
  const hold = useCallback(
    ({ x, y, scale }: Camera): Camera => {
      'worklet';
      return {
        scale,
        x: Math.min(0, Math.max(width - width * scale, x)),
        y: Math.min(0, Math.max(height - height * scale, y)),
      };
    },
    [width, height],
  );
  const { gesture, pan, world } = useZoom({
    camera,
    smallest: 1,
    largest: LARGEST,
    hold,
    onFit: () => setFitted((count) => count + 1),
  });
  useEffect(() => {
    // The whole spiral is what matters whenever the turn passes on or the phone is turned round.
    const whole = { x: 0, y: 0, scale: 1 };
    camera.set(still ? whole : withTiming(whole, { duration: TIME.move }));
  }, [camera, still, width, height, fitted, view.seat, view.phase]);
  const all = useMemo(() => standings(view, spiral), [view, spiral]);
  const mover = all.find(({ seat, pawn }) => seat === view.seat && pawn === chosen);
  const marked = view.config.waypoints;
  const size = radius * PAWN_TO_RADIUS;
  return (
    <GestureDetector gesture={gesture}>
      <View
        ref={measured}
        collapsable={false}
        role="group"
        aria-label={words.board}
        testID="board"
        {...onKeys(onKey)}
        style={[styles.board, { width, height }]}
      >
        <Animated.View style={[styles.world, { width, height }, world]}>
          <Circles spiral={spiral} signs={signs} marked={marked} />
          <Pointed spiral={spiral} numbers={pointed} />
          <TurnPath view={view} spiral={spiral} />
          {all.map(({ key, seat, pawn, at, place, beside }) => {
            const own = free && seat === view.seat && !view.players[seat]!.pawns[pawn].out;
            return (
              <PawnOnBoard
                key={key}
                seat={seat}
                pawn={pawn}
                x={place.x}
                y={place.y}
                size={size}
                beside={beside}
                label={words.pawnAt(seats[seat]?.name ?? '', at, view.players[seat]!.pawns[pawn].out)}
                free={own}
                chosen={own && pawn === chosen}
                away={own && pawn === away}
                offered={props.offered.has(key)}
                drag={drag}
                table={pan}
                onChoose={onPawn}
                onOffered={props.onOffered}
              />
            );
          })}
          {lights.map((light) => (
            <Lit
              key={light.to}
              light={light}
              spiral={spiral}
              words={words}
              pawn={mover?.place ?? null}
              onPress={onLight}
            />
          ))}
        </Animated.View>
      </View>
    </GestureDetector>
  );
});

interface LitProps {
  readonly light: Light;
  readonly spiral: Spiral;
  readonly words: ClimbWords;
  /** Where the pawn stands that can go there: its sign is not laid over it. */
  readonly pawn: Place | null;
  readonly onPress: (light: Light) => void;
}

/** A circle that can be reached, with the operation that leads there. A red one announces its card. */
function Lit({ light, spiral, words, pawn, onPress }: LitProps) {
  const colours = useColours();
  const { places, radius, lastRadius } = spiral;
  const { x, y } = places[light.to]!;
  const far = (light.to === places.length - 1 ? lastRadius : radius) + 3;
  const text = light.ways.map(({ operation, move }) => words.operation(operation, amount(move))).join(' ');
  const card = isRed(light.to) && light.to !== places.length - 1;
  const badge = Math.max(BADGE, radius * 0.9);
  const hides = pawn !== null && Math.abs(pawn.x - x) < far && y - pawn.y > 0 && y - pawn.y < far + 2 * badge;
  const above = y - far - badge > 0 && (!hides || y + far + badge > spiral.height);
  return (
    <Pressable
      role="button"
      aria-label={words.lightSpoken(text, light.to, card)}
      testID={`light-${light.to}`}
      onPress={() => onPress(light)}
      style={[styles.lit, { left: x - far, top: y - far, width: far * 2, height: far * 2 }]}
    >
      <Svg width={far * 2} height={far * 2} aria-hidden>
        <Circle
          cx={far}
          cy={far}
          r={far - 1.5}
          stroke={colours.text}
          strokeWidth={2.4}
          strokeDasharray="4 2.6"
          fill="none"
        />
      </Svg>
      <View
        style={[
          styles.badge,
          above ? { bottom: far * 2 - 2 } : { top: far * 2 - 2 },
          { backgroundColor: colours.text, height: badge, minWidth: badge * 1.4 },
        ]}
      >
        <Txt strong size={badge * 0.66} colour={colours.table} numberOfLines={1} maxFontSizeMultiplier={1}>
          {text}
        </Txt>
        {card ? <View style={[styles.card, { borderColor: colours.table }]} /> : null}
      </View>
    </Pressable>
  );
}

const BADGE = 18;
const amount = (move: Light['ways'][number]['move']): number =>
  move.type === 'use' ? move.number : move.type === 'shift' ? move.card + 1 : 0;

function Pointed({ spiral, numbers }: { readonly spiral: Spiral; readonly numbers: readonly number[] }) {
  const colours = useColours();
  const { places, radius, lastRadius } = spiral;
  return numbers.map((number) => {
    const { x, y } = places[number]!;
    const far = (number === places.length - 1 ? lastRadius : radius) + 3;
    return (
      <View
        key={number}
        style={[
          styles.pointed,
          { left: x - far, top: y - far, width: far * 2, height: far * 2, borderRadius: far },
          { borderColor: colours.warn },
        ]}
      />
    );
  });
}

/** A pawn has a white rim; a thin line in its colour would be lost on a dark table. */
const PATHS_IN_THE_DARK: readonly string[] = ['#86B7F0', '#F0927E', '#6CC795', '#C19CE4'];

/** Where the pawns went in this turn, until it is confirmed. */
function TurnPath({ view, spiral }: { readonly view: SeenView; readonly spiral: Spiral }) {
  const { dark } = useTheme();
  const path = (view.turn?.path ?? []).filter(({ from, to }) => from !== to);
  if (path.length === 0) return null;
  const { places, width, height, radius } = spiral;
  const colour = (dark ? PATHS_IN_THE_DARK : PAWN_COLOURS)[view.seat]!;
  return (
    <Svg width={width} height={height} style={styles.path} aria-hidden>
      {path.map(({ from, to }, nth) => {
        const [a, b] = [places[from]!, places[to]!];
        return (
          <Polyline
            key={nth}
            points={`${a.x},${a.y} ${b.x},${b.y}`}
            stroke={colour}
            strokeWidth={3}
            strokeDasharray="1 6"
            strokeLinecap="round"
            fill="none"
          />
        );
      })}
      {path.map(({ from }, nth) => (
        <Path key={nth} d={ringAt(places[from]!, radius + 1.5)} stroke={colour} strokeWidth={2} fill="none" />
      ))}
    </Svg>
  );
}

const ringAt = ({ x, y }: { readonly x: number; readonly y: number }, far: number): string =>
  `M${x - far} ${y}a${far} ${far} 0 1 1 ${2 * far} 0a${far} ${far} 0 1 1 ${-2 * far} 0Z`;

const styles = StyleSheet.create({
  board: { overflow: 'hidden' },
  world: { position: 'absolute', left: 0, top: 0, transformOrigin: [0, 0, 0] },
  path: { position: 'absolute', left: 0, top: 0, pointerEvents: 'none' },
  pointed: { position: 'absolute', borderWidth: 3, pointerEvents: 'none' },
  lit: { position: 'absolute', zIndex: 4, alignItems: 'center' },
  badge: {
    position: 'absolute',
    paddingHorizontal: 5,
    borderRadius: RADIUS.s,
    flexDirection: 'row',
    gap: 4,
    alignItems: 'center',
    justifyContent: 'center',
  },
  card: { width: 7, height: 10, borderRadius: 2, borderWidth: 1.5 },
});
