import { memo, useCallback, useMemo } from 'react';
import { Platform, StyleSheet, View } from 'react-native';
import { GestureDetector } from 'react-native-gesture-handler';
import Animated, { useAnimatedStyle, type AnimatedRef } from 'react-native-reanimated';
import type { Player } from '../../../engine';
import type { PawnIndex, PawnName, View as SeenView } from '../rules';
import type { PrimeClimbWords } from '../i18n';
import type { TableBeats } from '../../../shell/beats';
import type { Mark } from '../../../shell/frame';
import { KEEPS_COLOURS, onKeys, useTheme } from '../../../ui';
import { useZoom, type Camera, type Zoom } from '../../../ui/zoom';
import { pawnPlace } from './beats';
import { besideMarks } from './besideMarks';
import type { Light } from './bridge';
import { largestZoom, primeSize, SMALLEST_PRIME } from './boxes';
import { Figures, Primes, Rings } from './Circles';
import { heldIn, isSmall, seenThrough, type CloseUp } from './closeUp';
import { placeLabels } from './labels';
import { Home } from './Disc';
import { labelOf, Lit } from './Lit';
import { LookedAt } from './LookedAt';
import { Loupe } from './Loupe';
import { PawnOnBoard, type PawnState } from './PawnOnBoard';
import { Pointed } from './Pointed';
import type { Spiral } from './spiral';
import { pawnBox, pawnSize, type Standing } from './stand';
import { TurnPath } from './TurnPath';
import type { WayStep } from './ways';
import { useLoupe } from './useLoupe';
import type { PawnDragLayer } from './usePawnDrag';
import type { SpiralCamera } from './useSpiralCamera';

/** Which pawns answer a finger, and how. */
interface BoardPawns {
  /** The seat on the screen may move its own. */
  readonly free: boolean;
  readonly chosen: PawnIndex | null;
  /** In the air. */
  readonly away: PawnIndex | null;
  /** That, or what was in the air last. */
  readonly lifted: PawnIndex | null;
  /** Of any seat, that a card leaves to choose. */
  readonly offered: ReadonlySet<string>;
  readonly onPawn: (pawn: PawnIndex) => void;
  readonly onOffered: (pawn: PawnName) => void;
}

interface BoardLights {
  readonly shown: readonly Light[];
  readonly onLight: (light: Light) => void;
  /** How they are seen. */
  readonly closeUp: CloseUp;
}

export interface BoardProps {
  readonly view: SeenView;
  readonly seats: readonly Player[];
  readonly words: PrimeClimbWords;
  readonly spiral: Spiral;
  /** Where all pawns stand, as long as nothing is lit. */
  readonly standing: readonly Standing[];
  readonly camera: SpiralCamera;
  readonly drag: PawnDragLayer;
  readonly measured: AnimatedRef<View>;
  readonly pawns: BoardPawns;
  readonly lights: BoardLights;
  /** Where pawns went. */
  readonly ways: readonly WayStep[];
  /** Circles that a refusal or a hint points at. */
  readonly marks: ReadonlyMap<number, Mark>;
  readonly arrivals: TableBeats['arrivals'];
  readonly onKey: (key: string) => boolean;
}

/** While circles are lit the others step back: less far for those who want more contrast, and their numbers not at all. */
const DIMMED = {
  usual: { rings: 0.42, figures: 0.75 },
  more: { rings: 0.7, figures: 1 },
} as const;
const LIT = { rings: 1, figures: 1 } as const;

/**
 * The spiral with its pawns, the path of the turn, and the circles that can be reached. While a pawn is carried nothing of
 * it changes: all that it is given must stay the same then.
 */
export const Board = memo(function Board(props: BoardProps) {
  const { view, seats, words, spiral, standing, camera, drag, measured } = props;
  const { pawns, lights, marks, arrivals, onKey } = props;
  const { signs, contrast } = useTheme();
  const { width, height } = spiral;
  const all = useMemo(
    () => besideMarks(standing, spiral, lights.closeUp),
    [standing, spiral, lights.closeUp],
  );
  const [looked, look] = useLoupe(view, spiral, all, lights.shown);
  const { gesture, pan, pinch, world } = useBoardZoom(spiral, camera, look);
  const labels = useMemo(() => {
    const { x, y, scale } = lights.closeUp.camera;
    const boxes = all.map(({ place }) =>
      pawnBox({ x: place.x * scale + x, y: place.y * scale + y }, pawnSize(spiral) * scale),
    );
    return placeLabels(
      seenThrough(spiral, lights.closeUp),
      lights.shown.map((light) => ({ to: light.to, text: labelOf(light, words) })),
      boxes,
      ...(isSmall(spiral) ? [lights.closeUp.marks] : []),
    );
  }, [lights.shown, lights.closeUp, all, spiral, words]);
  const dimmed = lights.shown.length > 0 ? DIMMED[contrast === 'usual' ? 'usual' : 'more'] : LIT;
  const home = [...lights.closeUp.marks.keys()].find((circle) =>
    lights.shown.every(({ to }) => to !== circle),
  );
  const prime = primeSize(spiral.radius, signs);
  const { seen } = camera;
  const close = useAnimatedStyle(() => ({ opacity: prime * seen.get().scale >= SMALLEST_PRIME ? 1 : 0 }));
  const hand = useMemo(
    () => ({ drag, table: pan, pinch, onChoose: pawns.onPawn, onOffered: pawns.onOffered }),
    [drag, pan, pinch, pawns.onPawn, pawns.onOffered],
  );
  return (
    <GestureDetector gesture={gesture}>
      <View
        ref={measured}
        collapsable={false}
        role="group"
        aria-label={words.board}
        testID="board"
        {...KEEPS_COLOURS}
        {...onKeys(onKey)}
        style={[CLIPPED, { width, height }]}
      >
        <Animated.View style={[styles.world, { width, height }, world]}>
          <View style={{ opacity: dimmed.rings }}>
            <Rings spiral={spiral} signs={signs} marked={view.config.waypoints} />
          </View>
          <TurnPath steps={props.ways} spiral={spiral} />
          <Animated.View style={[styles.over, close]}>
            <Primes spiral={spiral} signs={signs} />
          </Animated.View>
          <View style={[styles.over, { opacity: dimmed.figures }]}>
            <Figures spiral={spiral} />
          </View>
          <Pointed spiral={spiral} marks={marks} />
          <LookedAt spiral={spiral} marks={marks} />
          {home === undefined ? null : (
            <Home
              number={home}
              place={spiral.places[home]!}
              mark={lights.closeUp.marks.get(home)!}
              seen={seen}
            />
          )}
          {all.map((one) => (
            <PawnOnBoard
              key={one.key}
              seat={one.seat}
              pawn={one.pawn}
              x={one.place.x}
              y={one.place.y}
              besideX={one.beside.x}
              besideY={one.beside.y}
              size={pawnSize(spiral)}
              label={words.pawnAt(seats[one.seat]?.name ?? '', one.at, isOut(view, one))}
              state={stateOf(view, pawns, one)}
              lifted={one.seat === view.seat && one.pawn === pawns.lifted}
              arrival={arrivals.get(pawnPlace(one)) ?? null}
              hand={hand}
            />
          ))}
          {lights.shown.map((light) => (
            <Lit
              key={light.to}
              light={light}
              label={labels.get(light.to)!}
              place={spiral.places[light.to]!}
              mark={lights.closeUp.marks.get(light.to)!}
              seen={seen}
              words={words}
              onPress={lights.onLight}
            />
          ))}
          {looked === null ? null : <Loupe number={looked} spiral={spiral} words={words} />}
        </Animated.View>
      </View>
    </GestureDetector>
  );
});

const isOut = ({ players }: SeenView, { seat, pawn }: Standing): boolean => players[seat]!.pawns[pawn].out;

function stateOf(view: SeenView, { free, chosen, away, offered }: BoardPawns, one: Standing): PawnState {
  if (offered.has(one.key)) return 'offered';
  if (!free || one.seat !== view.seat || isOut(view, one)) return 'standing';
  if (one.pawn === away) return 'away';
  return one.pawn === chosen ? 'chosen' : 'free';
}

/** Two fingers look closer; a double tap shows the whole. */
function useBoardZoom(spiral: Spiral, camera: SpiralCamera, onTap: (x: number, y: number) => void): Zoom {
  const { width, height } = spiral;
  const hold = useCallback(
    (seen: Camera): Camera => {
      'worklet';
      return heldIn(width, height, seen);
    },
    [width, height],
  );
  return useZoom({
    camera: camera.seen,
    smallest: 1,
    largest: largestZoom(spiral),
    hold,
    onTap,
    onFit: camera.fit,
  });
}

/** What is only hidden a browser scrolls to, if it is focused: here nothing moves but the camera. */
const CLIPPED: object = { overflow: Platform.OS === 'web' ? 'clip' : 'hidden' };

const styles = StyleSheet.create({
  world: { position: 'absolute', left: 0, top: 0, transformOrigin: [0, 0, 0] },
  over: { position: 'absolute', left: 0, top: 0 },
});
