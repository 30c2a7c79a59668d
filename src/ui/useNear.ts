import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { Platform, type ViewStyle } from 'react-native';
import { useSharedValue, withTiming, type SharedValue } from 'react-native-reanimated';
import { bringing, carriedOver, heldIn, isPartly, nearTo, wholeIn, type Size, type Spot } from './near';
import { useTheme } from './theme';
import { TIME } from './tokens';
import type { Point } from './drag';
import { useEdgePush, type EdgePush } from './useEdgePush';
import { useStable } from './useStable';
import { useZoom, type Camera, type Zoom } from './zoom';

export interface NearProps {
  readonly world: Size;
  readonly window: Size;
  /** Where the play is, the latest last. Another list moves the camera there; an empty one leaves it where it is. */
  readonly play: readonly Spot[];
  /** Where one looks before anything was played; else in the middle. */
  readonly begin?: readonly Spot[];
  /** While something is carried the board is seen no smaller than this. */
  readonly least?: number;
  /** Something that is carried rests at an edge, and the board goes on under it. */
  onPushed?(at: Point, camera: Camera): void;
}

export interface Near extends Zoom {
  readonly camera: SharedValue<Camera>;
  readonly pointing: EdgePush['pointing'];
  /** Some of the board is out of sight: it can be pushed along, and be seen whole. */
  readonly partly: boolean;
  /** All of the board is seen, because somebody wanted so. */
  readonly whole: boolean;
  /** Where the camera will be at rest. */
  resting(): Camera;
  /** All of the board; once more, and it goes where it was. */
  fit(): void;
  /** As little as is needed to have this in sight. */
  bring(spot: Spot): void;
  /** While something is carried all of the board is seen, or as much as is large enough to be pointed at; then what it was let go on, or what was seen before. */
  carry(carrying: boolean, on?: Spot | null): void;
}

/** A board that is larger than its window: it begins where the play is, a finger pushes it along, a double tap shows it whole. */
export function useNear({
  world,
  window,
  play,
  begin = NOWHERE,
  least = 0,
  onPushed = NOTHING,
}: NearProps): Near {
  const { still } = useTheme();
  const framed = useMemo(
    () => ({
      world: { width: world.width, height: world.height },
      window: { width: window.width, height: window.height },
    }),
    [world.width, world.height, window.width, window.height],
  );
  const played = play.length > 0 ? play : begin;
  const camera = useSharedValue<Camera>(nearTo(framed, played));
  const going = useRef<Camera>(nearTo(framed, played));
  const before = useRef<Camera | null>(null);
  const [whole, setWhole] = useState(false);
  const heading = useSharedValue(false);
  const go = useStable((to: Camera) => {
    going.current = to;
    heading.set(!still);
    camera.set(
      still
        ? to
        : withTiming(to, { duration: TIME.move }, () => {
            'worklet';
            heading.set(false);
          }),
    );
  });
  const look = useStable(() => go(nearTo(framed, played)));
  const resting = useStable((): Camera => (heading.get() ? going.current : camera.get()));
  const carrying = useRef(false);
  const shown = useRef({ framed, play });
  useEffect(() => {
    const last = shown.current;
    shown.current = { framed, play };
    if (last.framed === framed && (last.play === play || play.length === 0 || carrying.current)) return;
    setWhole(false);
    look();
  }, [framed, play, look]);
  const fit = useStable(() => {
    if (!whole) before.current = resting();
    go(whole ? heldIn(framed, before.current ?? nearTo(framed, played)) : wholeIn(framed));
    setWhole(!whole);
  });
  const bring = useStable((spot: Spot) => {
    if (whole) return;
    const now = resting();
    const next = bringing(framed, now, spot);
    if (Math.abs(next.x - now.x) > 1 || Math.abs(next.y - now.y) > 1) go(next);
  });
  const hold = useCallback(
    (seen: Camera): Camera => {
      'worklet';
      return heldIn(framed, seen);
    },
    [framed],
  );
  const edges = useEdgePush({ camera, window: framed.window, hold, onPushed });
  const { pointing } = edges;
  const carry = useStable((up: boolean, on: Spot | null = null) => {
    // What it can be laid on is told when it is lifted: that is in sight with all the rest.
    carrying.current = up;
    edges.setActive(up && isPartly(framed) && !whole);
    if (!isPartly(framed) || whole) return;
    if (up) {
      before.current = resting();
      go(carriedOver(framed, resting(), least));
      return;
    }
    const back = before.current;
    before.current = null;
    if (back) go(on ? nearTo(framed, [on]) : back);
  });
  const zoom = useZoom({ camera, smallest: wholeIn(framed).scale, largest: LARGEST, hold, onFit: fit });
  const { gesture, pan, pinch, world: style } = zoom;
  return useMemo(
    () => ({
      gesture,
      pan,
      pinch,
      world: style,
      camera,
      pointing,
      partly: isPartly(framed),
      whole,
      resting,
      fit,
      bring,
      carry,
    }),
    [gesture, pan, pinch, style, camera, pointing, framed, whole, resting, fit, bring, carry],
  );
}

const LARGEST = 2;
const NOWHERE: readonly Spot[] = [];
const NOTHING = () => undefined;

/** What is only hidden a browser scrolls to, if it is focused: here nothing moves but the camera. */
export const CLIPPED: ViewStyle =
  Platform.OS === 'web' ? ({ overflow: 'clip' } as object) : { overflow: 'hidden' };
