import { useMemo, useState } from 'react';
import type { View } from 'react-native';
import { Gesture, PointerType, type PanGesture } from 'react-native-gesture-handler';
import {
  measure,
  useSharedValue,
  withSpring,
  withTiming,
  type AnimatedRef,
  type SharedValue,
} from 'react-native-reanimated';
import { scheduleOnRN } from 'react-native-worklets';
import { TIME } from './tokens';
import { useStable } from './useStable';

/** Where a view lies on the page. A type, not an interface: it travels between threads as a plain object. */
export type Area = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

export type Point = { readonly x: number; readonly y: number };

/** What a piece can be let go on: a number, or a small flat object. */
export type Droppable = number | Readonly<Record<string, number | string>>;

export interface DragLayer<Source, Target extends Droppable> {
  /** The finger, in points of the table. */
  readonly x: SharedValue<number>;
  readonly y: SharedValue<number>;
  /** 0 at rest, 1 while a piece is in the air. */
  readonly lifted: SharedValue<number>;
  /** What the piece would fall on now, for marks that follow the finger on the UI thread. */
  readonly over: SharedValue<Target | null>;
  /** How far above the finger a piece points at its place. */
  readonly aim: SharedValue<number>;
  /** Where the finger took hold, from the corner of what it lifted. */
  readonly grip: SharedValue<Point>;
  /** The pan of one piece. Stays the same for as long as the layer does: memoize it with the layer and the source. */
  gestureFor(source: Source): PanGesture;
}

export interface DragLayerProps<Source, Target extends Droppable, Name extends string> {
  /** The whole table, which the finger is measured against. */
  readonly rootRef: AnimatedRef<View>;
  /** The parts of it that pieces fall on, by name. */
  readonly areas: Readonly<Record<Name, AnimatedRef<View>>>;
  /** What lies under a point of the page, or null. A worklet; memoized, if it is made in a component. */
  readonly targetAt: (
    x: number,
    y: number,
    areas: Readonly<Record<Name, Area>>,
    aim: number,
  ) => Target | null;
  /** So far above a finger lies the place that is meant, which the finger would hide. A mouse hides nothing. */
  readonly aim?: number;
  /** What is let go on its place comes down to it, instead of being there at once. */
  readonly lands?: boolean;
  readonly enabled: boolean;
  /** On a table that two fingers move and zoom, a second one on a piece sends it home. */
  readonly oneFinger?: boolean;
  onLift(source: Source): void;
  /** The finger has come over another target, or has left one for none. */
  onCross?(source: Source, target: Target | null): void;
  /** Whether the drop was accepted; refused, the piece goes home. */
  onDrop(source: Source, target: Target): boolean;
  /** Refused, let go over nothing, or interrupted. */
  onHome?(source: Source): void;
}

/** A spring that brings a refused piece home. */
const SPRING = { mass: 1, damping: 18, stiffness: 200 } as const;
const NOBODY = -1;
const { MOUSE } = PointerType;

type Places<Name extends string> = { readonly root: Area; readonly areas: Readonly<Record<Name, Area>> };

// A worklet takes along what it uses when it is defined: each stands below those it calls.

function areaOf(ref: AnimatedRef<View>): Area | null {
  'worklet';
  const found = measure(ref);
  return found && { x: found.pageX, y: found.pageY, width: found.width, height: found.height };
}

/** Where everything lies; null while a part of it is not there. */
function find<Name extends string>(
  rootRef: AnimatedRef<View>,
  refs: Readonly<Record<Name, AnimatedRef<View>>>,
): Places<Name> | null {
  'worklet';
  const root = areaOf(rootRef);
  const areas: Partial<Record<Name, Area>> = {};
  for (const name in refs) {
    const area = areaOf(refs[name]);
    if (!area) return null;
    areas[name] = area;
  }
  return root && { root, areas: areas as Record<Name, Area> };
}

/** Hit tests make a new object each time: two with the same values are the same place. */
export function sameTarget(one: Droppable | null, other: Droppable | null): boolean {
  'worklet';
  if (one === other) return true;
  if (one === null || other === null || typeof one !== 'object' || typeof other !== 'object') return false;
  const keys = Object.keys(one);
  return keys.length === Object.keys(other).length && keys.every((key) => one[key] === other[key]);
}

/** Whether a point of the page lies in an area. */
export function isWithin({ x, y, width, height }: Area, px: number, py: number): boolean {
  'worklet';
  return px >= x && py >= y && px < x + width && py < y + height;
}

/**
 * One piece in the air. It follows the finger on the UI thread alone; React hears of it when it is lifted, when it comes over
 * another target, and when it is let go.
 */
export function useDragLayer<Source, Target extends Droppable, Name extends string>(
  props: DragLayerProps<Source, Target, Name>,
): DragLayer<Source, Target> {
  const { rootRef, targetAt, enabled, oneFinger = false, aim: aimed = 0, lands = false } = props;
  const [refs] = useState(props.areas);
  const heedsCrossing = props.onCross !== undefined;
  const onLift = useStable((source: Source) => props.onLift(source));
  const onCross = useStable((source: Source, target: Target | null) => props.onCross?.(source, target));
  const onDrop = useStable((source: Source, target: Target) => props.onDrop(source, target));
  const onHome = useStable((source: Source) => props.onHome?.(source));
  const x = useSharedValue(0);
  const y = useSharedValue(0);
  const homeX = useSharedValue(0);
  const homeY = useSharedValue(0);
  const lifted = useSharedValue(0);
  const over = useSharedValue<Target | null>(null);
  const aim = useSharedValue(0);
  const grip = useSharedValue<Point>({ x: 0, y: 0 });
  const places = useSharedValue<Places<Name> | null>(null);
  /** The handler whose piece is in the air, the latest to lift one: what other fingers do meanwhile does not drop it. */
  const holder = useSharedValue(NOBODY);

  return useMemo(() => {
    const goHome = (source: Source) => {
      x.set(withSpring(homeX.get(), SPRING));
      y.set(withSpring(homeY.get(), SPRING));
      lifted.set(withTiming(0, { duration: TIME.cross }));
      onHome(source);
    };
    const drop = (source: Source, target: Target | null) => {
      if (target === null || !onDrop(source, target)) goHome(source);
      else lifted.set(lands ? withTiming(0, { duration: TIME.answer }) : 0);
    };
    const lookOver = (source: Source, target: Target | null) => {
      'worklet';
      if (sameTarget(target, over.get())) return;
      over.set(target);
      if (heedsCrossing) scheduleOnRN(onCross, source, target);
    };
    const gestureFor = (source: Source) => {
      const pan = Gesture.Pan()
        .enabled(enabled)
        .minDistance(6)
        .onStart(({ absoluteX, absoluteY, handlerTag, pointerType, x: gripX, y: gripY }) => {
          const found = find(rootRef, refs);
          if (!found) return;
          holder.set(handlerTag);
          places.set(found);
          homeX.set(absoluteX - found.root.x);
          homeY.set(absoluteY - found.root.y);
          x.set(absoluteX - found.root.x);
          y.set(absoluteY - found.root.y);
          aim.set(pointerType === MOUSE ? 0 : aimed);
          grip.set({ x: gripX, y: gripY });
          over.set(null);
          lifted.set(withTiming(1, { duration: TIME.answer }));
          scheduleOnRN(onLift, source);
          lookOver(source, targetAt(absoluteX, absoluteY, found.areas, aim.get()));
        })
        .onUpdate(({ absoluteX, absoluteY, handlerTag }) => {
          const found = places.get();
          if (!found || holder.get() !== handlerTag) return;
          x.set(absoluteX - found.root.x);
          y.set(absoluteY - found.root.y);
          lookOver(source, targetAt(absoluteX, absoluteY, found.areas, aim.get()));
        })
        .onFinalize(({ absoluteX, absoluteY, handlerTag }, finished) => {
          if (holder.get() !== handlerTag) return;
          holder.set(NOBODY);
          over.set(null);
          // Lifting may have changed words on the table, and moved what stands below them.
          const found = find(rootRef, refs) ?? places.get();
          const target = finished && found ? targetAt(absoluteX, absoluteY, found.areas, aim.get()) : null;
          scheduleOnRN(drop, source, target);
        });
      return oneFinger ? pan.maxPointers(1) : pan;
    };
    return { x, y, lifted, over, aim, grip, gestureFor };
  }, [
    rootRef,
    refs,
    targetAt,
    enabled,
    oneFinger,
    aimed,
    lands,
    heedsCrossing,
    onLift,
    onCross,
    onDrop,
    onHome,
    x,
    y,
    homeX,
    homeY,
    lifted,
    over,
    aim,
    grip,
    places,
    holder,
  ]);
}
