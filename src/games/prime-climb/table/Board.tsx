import { memo, useCallback, useEffect, useMemo, useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { GestureDetector } from 'react-native-gesture-handler';
import Animated, {
  useAnimatedStyle,
  withTiming,
  type AnimatedRef,
  type SharedValue,
} from 'react-native-reanimated';
import type { Player } from '../../../engine';
import type { PawnIndex, PawnName, View as SeenView } from '../rules';
import type { PrimeClimbWords } from '../i18n';
import type { TableBeats } from '../../../shell/beats';
import type { Mark } from '../../../shell/frame';
import { onKeys, TIME, useTheme } from '../../../ui';
import { useZoom, type Camera, type Zoom } from '../../../ui/zoom';
import { pawnPlace } from './beats';
import type { Light } from './bridge';
import { largestZoom, primeSize, SMALLEST_PRIME } from './boxes';
import { Figures, Primes, Rings } from './Circles';
import { placeLabels } from './labels';
import { labelOf, Lit } from './Lit';
import { LookedAt } from './LookedAt';
import { Loupe } from './Loupe';
import { PawnOnBoard, type PawnState } from './PawnOnBoard';
import { Pointed } from './Pointed';
import type { Spiral } from './spiral';
import { pawnBox, pawnSize, standings, type Standing } from './stand';
import { TurnPath } from './TurnPath';
import { useLoupe } from './useLoupe';
import type { PawnDragLayer } from './usePawnDrag';

/** Which pawns answer a finger, and how. */
interface BoardPawns {
  /** The seat on the screen may move its own. */
  readonly free: boolean;
  readonly chosen: PawnIndex | null;
  /** In the air. */
  readonly away: PawnIndex | null;
  /** Of any seat, that a card leaves to choose. */
  readonly offered: ReadonlySet<string>;
  readonly onPawn: (pawn: PawnIndex) => void;
  readonly onOffered: (pawn: PawnName) => void;
}

interface BoardLights {
  readonly shown: readonly Light[];
  readonly onLight: (light: Light) => void;
}

export interface BoardProps {
  readonly view: SeenView;
  readonly seats: readonly Player[];
  readonly words: PrimeClimbWords;
  readonly spiral: Spiral;
  readonly camera: SharedValue<Camera>;
  readonly drag: PawnDragLayer;
  readonly measured: AnimatedRef<View>;
  readonly pawns: BoardPawns;
  readonly lights: BoardLights;
  /** Circles that a refusal or a hint points at. */
  readonly marks: ReadonlyMap<number, Mark>;
  readonly arrivals: TableBeats['arrivals'];
  readonly onKey: (key: string) => boolean;
}

/** While circles are lit the others step back. */
const DIMMED = { rings: 0.42, figures: 0.75 } as const;

/**
 * The spiral with its pawns, the path of the turn, and the circles that can be reached. While a pawn is carried nothing of
 * it changes: all that it is given must stay the same then.
 */
export const Board = memo(function Board(props: BoardProps) {
  const { view, seats, words, spiral, camera, drag, measured, pawns, lights, marks, arrivals, onKey } = props;
  const { signs } = useTheme();
  const { width, height } = spiral;
  const all = useMemo(() => standings(view, spiral), [view, spiral]);
  const [looked, look] = useLoupe(view, spiral, all, lights.shown);
  const { gesture, pan, pinch, world } = useBoardZoom(view, spiral, camera, look);
  const labels = useMemo(() => {
    const boxes = all.map(({ place }) => pawnBox(place, pawnSize(spiral)));
    return placeLabels(
      spiral,
      lights.shown.map((light) => ({ to: light.to, text: labelOf(light, words) })),
      boxes,
    );
  }, [lights.shown, all, spiral, words]);
  const dim = lights.shown.length > 0;
  const prime = primeSize(spiral.radius, signs);
  const close = useAnimatedStyle(() => ({ opacity: prime * camera.get().scale >= SMALLEST_PRIME ? 1 : 0 }));
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
        {...onKeys(onKey)}
        style={[styles.board, { width, height }]}
      >
        <Animated.View style={[styles.world, { width, height }, world]}>
          <View style={{ opacity: dim ? DIMMED.rings : 1 }}>
            <Rings spiral={spiral} signs={signs} marked={view.config.waypoints} />
          </View>
          <TurnPath view={view} spiral={spiral} />
          <Animated.View style={[styles.over, close]}>
            <Primes spiral={spiral} signs={signs} />
          </Animated.View>
          <View style={[styles.over, { opacity: dim ? DIMMED.figures : 1 }]}>
            <Figures spiral={spiral} />
          </View>
          <Pointed spiral={spiral} marks={marks} />
          <LookedAt spiral={spiral} marks={marks} />
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
              arrival={arrivals.get(pawnPlace(one)) ?? null}
              hand={hand}
            />
          ))}
          {lights.shown.map((light) => (
            <Lit
              key={light.to}
              light={light}
              label={labels.get(light.to)!}
              spiral={spiral}
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

/** Two fingers look closer; the whole spiral is what matters whenever the turn passes on or the phone is turned round. */
function useBoardZoom(
  { seat, phase }: SeenView,
  spiral: Spiral,
  camera: SharedValue<Camera>,
  onTap: (x: number, y: number) => void,
): Zoom {
  const { still } = useTheme();
  const { width, height } = spiral;
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
  useEffect(() => {
    const whole = { x: 0, y: 0, scale: 1 };
    camera.set(still ? whole : withTiming(whole, { duration: TIME.move }));
  }, [camera, still, width, height, fitted, seat, phase]);
  return useZoom({
    camera,
    smallest: 1,
    largest: largestZoom(spiral),
    hold,
    onTap,
    onFit: () => setFitted((count) => count + 1),
  });
}

const styles = StyleSheet.create({
  board: { overflow: 'hidden' },
  world: { position: 'absolute', left: 0, top: 0, transformOrigin: [0, 0, 0] },
  over: { position: 'absolute', left: 0, top: 0 },
});
