import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useSharedValue, withTiming, type SharedValue } from 'react-native-reanimated';
import { spotOf, type CrosswordView, type Grid, type PytagoraEvent, type Spot } from '../../rules';
import type { Rect } from '../../../../shell/beats';
import { useCamera } from '../../../../shell/frame';
import { TIME, useStable, useTheme } from '../../../../ui';
import { monotonicNow } from '../../../../ui/monotonic';
import type { Camera } from '../../../../ui/zoom';
import {
  boundsOf,
  bringing,
  CELL,
  overview,
  playing,
  scalesFor,
  showsAll,
  type Bounds,
  type Seen,
} from './camera';
import { equationsOn, held } from './hold';
import { laidNow } from './marks';
import type { Laying } from './useLaying';

export interface Sight {
  readonly camera: SharedValue<Camera>;
  /** How large the table is where one plays. */
  readonly near: number;
  /** A worklet: the same look, with an equation in sight. */
  readonly hold: (camera: Camera) => Camera;
  /** Where a cell is on the board, or will be in a moment. */
  readonly rectOf: (cell: number) => Rect;
  /** All of the table at once; and again, to where one plays. */
  readonly onFit: () => void;
}

export interface LookedAt {
  readonly grid: Grid;
  /** What was laid last, by whomever. */
  readonly last: readonly Spot[];
  /** It lies there, and may still be taken back: nothing need move. */
  readonly own: boolean;
  readonly laying: Pick<Laying, 'draft' | 'chosen'>;
  readonly cursor: Spot | null;
  readonly hinted: readonly Spot[];
  readonly seen: Seen;
}

/** How the endless table is looked at. It goes where others have laid, and where one lays oneself. */
export function useSight({ grid, last, own, laying, cursor, hinted, seen }: LookedAt): Sight {
  const { still } = useTheme();
  const { draft, chosen } = laying;
  const { camera, kept } = useCamera(playing(grid, last, seen));
  const going = useRef<{ readonly to: Camera; readonly until: number } | null>(null);
  const go = useStable((to: Camera) => {
    going.current = { to, until: monotonicNow() + TIME.cross };
    camera.set(still ? to : withTiming(to, { duration: TIME.cross }));
  });
  const bring = useStable((spots: readonly Spot[]) => {
    const now = camera.get();
    const next = bringing(now, spots, seen);
    if (next.x !== now.x || next.y !== now.y || next.scale !== now.scale) go(next);
  });

  // Whoever has looked elsewhere since they laid sees it all the same.
  const find = useStable(() => {
    if (kept && !showsAll(camera.get(), boundsOf(last), seen)) bring(last);
  });
  useEffect(() => find(), [find]);

  const { width, height } = seen;
  const shown = useRef({ grid, width, height });
  const change = useStable(() => {
    // A board of another size is looked at anew.
    const resized = shown.current.width !== width || shown.current.height !== height;
    if (own && !resized) bring(last);
    else go(playing(grid, last, seen));
  });
  useEffect(() => {
    const before = shown.current;
    if (before.grid !== grid || before.width !== width || before.height !== height) change();
    shown.current = { grid, width, height };
  }, [grid, width, height, change]);

  const tapped = useRef<{ readonly from: Camera; readonly at: number } | null>(null);
  const laid = useRef<readonly (Pick<LookedAt, 'cursor'> & Pick<Laying, 'draft'>)[]>([]);
  useEffect(() => {
    const [, before] = laid.current;
    laid.current = [{ cursor, draft }, ...laid.current.slice(0, 1)];
    // The first tap of a double tap is undone by the second, which looks at all of the table.
    if (before && before.cursor === cursor && before.draft === draft) return;
    // Whoever lays sees where: pieces that are typed or tapped one after the other may run off the edge.
    tapped.current = { from: camera.get(), at: monotonicNow() };
    if (cursor) bring([...draft, cursor]);
  }, [cursor, draft, bring, camera]);

  const leaveOverview = useStable(() => {
    if (camera.get().scale < scalesFor(seen).least) go(playing(grid, last, seen));
  });
  useEffect(() => {
    if (chosen !== null) leaveOverview();
  }, [chosen, leaveOverview]);

  useEffect(() => {
    // A hint that points beyond the edge points at nothing.
    if (hinted.length > 0) bring(hinted);
  }, [hinted, bring]);

  const onFit = useStable(() => {
    const whole = overview(grid, seen);
    const near = playing(grid, last, seen);
    // A double tap is meant for what was seen before the first of the two.
    const first = tapped.current && monotonicNow() - tapped.current.at < TWICE ? tapped.current.from : null;
    const { x, y, scale } = first ?? camera.get();
    const isWhole = Math.abs(scale - whole.scale) < 0.01 && Math.hypot(x - whole.x, y - whole.y) < 2;
    go(isWhole ? near : whole);
  });
  const hold = useHold(grid, draft, seen);
  const rectOf = useCallback(
    (cell: number): Rect => {
      // What comes to a cell flies to where it will be once the camera is there.
      const { current } = going;
      const { x, y, scale } = current && current.until > monotonicNow() ? current.to : camera.get();
      const spot = spotOf(cell);
      const side = CELL * scale;
      return { x: x + spot.x * side, y: y + spot.y * side, width: side, height: side };
    },
    [camera],
  );
  const near = useMemo(() => playing(grid, last, { width, height }).scale, [grid, last, width, height]);
  return useMemo(() => ({ camera, near, hold, rectOf, onFit }), [camera, near, hold, rectOf, onFit]);
}

/** Two taps are no further apart. */
const TWICE = 400;

function useHold(grid: Grid, draft: readonly Spot[], { width, height }: Seen): Sight['hold'] {
  const onEmpty = grid.length === 0 ? draft : NOTHING;
  const equations = useMemo(() => equationsOn(grid, onEmpty), [grid, onEmpty]);
  const lying = useSharedValue<readonly Bounds[]>(equations);
  useEffect(() => lying.set(equations), [lying, equations]);
  return useCallback(
    (camera: Camera) => {
      'worklet';
      return held(camera, lying.get(), { width, height });
    },
    [lying, width, height],
  );
}

const NOTHING: readonly Spot[] = [];

/** What was laid last, by whomever: what the camera goes to. */
export function useLastLaid(view: CrosswordView, since: readonly PytagoraEvent[]): readonly Spot[] {
  return useMemo(() => {
    const own = laidNow(view);
    if (own) return own.cells.map(spotOf);
    const laid = since.findLast((event) => event.type === 'laid');
    // A game that was just opened knows of no events, but of what each seat laid.
    const before = view.last[(view.seat + view.last.length - 1) % view.last.length] ?? null;
    return (laid?.cells ?? before?.cells ?? []).map(spotOf);
  }, [view, since]);
}
