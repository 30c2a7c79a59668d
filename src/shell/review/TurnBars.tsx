import { useMemo, useRef, useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { Gesture, GestureDetector } from 'react-native-gesture-handler';
import Svg, { Line, Path, Rect } from 'react-native-svg';
import type { Player } from '../../engine';
import { faceColour, onKeys, RADIUS, SPACE, Txt, useStable, useTheme, useLines } from '../../ui';
import { useApp } from '../AppProvider';
import { lookColours } from '../frame/lookColours';
import type { AnyReviewer } from '../learning';
import { layBars, scrubbedTo, slidInSight, slidUnder, turnAt, type Held } from './bars';
import { bestMoments, missedIn, type Reviewed } from './reviewGame';
import type { Steps } from './useSteps';

export interface TurnBarsProps {
  readonly reviewer: AnyReviewer;
  readonly reviewed: Reviewed;
  readonly seats: readonly Player[];
  readonly steps: Steps;
  /** On a low screen the two rings above say as well what is filled and what is dashed. */
  readonly brief?: boolean;
}

const STAR = 12;
const EDGE = 4;
const STILL = 4;

/**
 * A bar a turn: filled what was played, dashed what was possible. A tap or a finger that slides along goes there. The bars of a long game
 * slide under it, from end to end.
 */
export function TurnBars({ reviewer, reviewed, seats, steps, brief = false }: TurnBarsProps) {
  const { words, language } = useApp();
  const { dark, colours } = useTheme();
  const line = useLines(1);
  const [room, setRoom] = useState({ width: 300, height: 80 });
  const { turns, done } = reviewed;
  const { at, count, go } = steps;
  const finest = useMemo(() => new Set(bestMoments(turns).values()), [turns]);
  const width = room.width - 2 * EDGE;
  const row = useMemo(
    () => layBars(turns, { width, height: Math.max(1, room.height - STAR - 2 * EDGE) }, reviewer.least),
    [turns, width, room.height, reviewer],
  );
  const { zero, slot, long, bars } = row;
  const held = useRef<Held | null>(null);
  const [wanted, setWanted] = useState(0);
  const slid = slidInSight(row, width, at, wanted);
  const isLong = long > width + 1;
  const press = useStable((x: number) => {
    held.current = { x, turn: turnAt(x, row, slid, count) };
    setWanted(slid);
    go(held.current.turn);
  });
  const scrubTo = useStable((x: number) => {
    // A finger that taps is never quite still.
    if (!held.current || (isLong && Math.abs(x - held.current.x) < STILL)) return;
    const to = isLong ? scrubbedTo(x, held.current, width, count) : turnAt(x, row, 0, count);
    setWanted(slidUnder(row, width, to, x));
    go(to);
  });
  const scrub = useMemo(
    () =>
      Gesture.Pan()
        .withTestId('review-scrub')
        .runOnJS(true)
        .minDistance(0)
        .onBegin(({ x }) => press(x - EDGE))
        .onUpdate(({ x }) => scrubTo(x - EDGE)),
    [press, scrubTo],
  );
  const ink = lookColours(dark);
  const top = EDGE + STAR;
  const from = EDGE - slid;
  const isSeen = (x: number): boolean => from + x > -slot && from + x < room.width + slot;
  return (
    <View style={[styles.panel, brief ? styles.brief : null, { backgroundColor: colours.surface }]}>
      <Txt size="small" strong numberOfLines={line}>
        {done < 1 ? words.review.thinking(Math.floor(done * 100)) : reviewer.barsName(language)}
      </Txt>
      {brief ? null : (
        <Txt size={12} dim numberOfLines={line}>
          {words.review.legend}
        </Txt>
      )}
      <GestureDetector gesture={scrub} touchAction="pan-y">
        <View
          collapsable={false}
          role="slider"
          tabIndex={0}
          aria-label={words.review.bars}
          aria-valuemin={1}
          aria-valuemax={count}
          aria-valuenow={at + 1}
          aria-valuetext={words.review.step(at + 1, count)}
          accessibilityActions={[{ name: 'increment' }, { name: 'decrement' }]}
          onAccessibilityAction={({ nativeEvent }) =>
            go(nativeEvent.actionName === 'increment' ? at + 1 : at - 1)
          }
          {...onKeys((key) => {
            if (key !== 'ArrowUp' && key !== 'ArrowDown') return false;
            go(key === 'ArrowUp' ? at + 1 : at - 1);
            return true;
          })}
          testID="review-bars"
          onLayout={({ nativeEvent: { layout } }) => setRoom({ width: layout.width, height: layout.height })}
          style={styles.bars}
        >
          <Svg width={room.width} height={room.height} style={[styles.drawn]} aria-hidden>
            {bars[at] ? (
              <Rect
                x={from + slot * at}
                y={0}
                width={slot}
                height={room.height}
                rx={Math.min(6, slot / 2)}
                fill={colours.sunken}
                stroke={colours.text}
                strokeWidth={1}
                testID="review-now"
              />
            ) : null}
            <Line
              x1={EDGE}
              x2={room.width - EDGE}
              y1={top + zero}
              y2={top + zero}
              stroke={colours.dim}
              strokeWidth={1}
            />
            {bars.map((bar, nth) => {
              const turn = turns[nth]!;
              if (!isSeen(bar.x)) return null;
              const colour = faceColour(seats[turn.seat]!.face);
              return (
                <Rect
                  key={nth}
                  x={from + bar.x}
                  y={top + bar.top}
                  width={bar.width}
                  height={bar.height}
                  rx={Math.min(3, bar.width / 4)}
                  fill={colour}
                  {...(dark && bar.width > 4 ? { stroke: colours.dim, strokeWidth: 1 } : {})}
                />
              );
            })}
            {bars.map((bar, nth) =>
              bar.possible && isSeen(bar.x) && missedIn(turns[nth]!, reviewer) > 0 ? (
                <Rect
                  key={nth}
                  x={from + bar.x}
                  y={top + bar.possible.top}
                  width={bar.width}
                  height={Math.max(1, bar.possible.height)}
                  rx={Math.min(3, bar.width / 4)}
                  fill="none"
                  stroke={ink.best}
                  strokeWidth={bar.width > 6 ? 1.5 : 1}
                  strokeDasharray={bar.width > 6 ? '3 2' : '2 2'}
                />
              ) : null,
            )}
            {bars.map((bar, nth) =>
              finest.has(turns[nth]!) && isSeen(bar.x) ? (
                <Path
                  key={nth}
                  d={starAt(
                    from + bar.x + bar.width / 2,
                    top + Math.min(bar.top, bar.possible?.top ?? bar.top) - STAR / 2 - 1,
                    STAR / 2,
                  )}
                  fill={ink.best}
                />
              ) : null,
            )}
            {isLong ? (
              // How much of the game is in sight, and where in it that is.
              <Rect
                x={EDGE + (slid / long) * width}
                y={room.height - EDGE + 1}
                width={(width / long) * width}
                height={EDGE - 1}
                rx={1.5}
                fill={colours.dim}
                testID="review-part"
              />
            ) : null}
          </Svg>
        </View>
      </GestureDetector>
    </View>
  );
}

function starAt(x: number, y: number, far: number): string {
  const points = Array.from({ length: 10 }, (_, nth) => {
    const reach = nth % 2 === 0 ? far : far * 0.45;
    const angle = (nth * Math.PI) / 5 - Math.PI / 2;
    return `${x + reach * Math.cos(angle)} ${y + reach * Math.sin(angle)}`;
  });
  return `M${points.join('L')}Z`;
}

const styles = StyleSheet.create({
  panel: { flex: 1, borderRadius: RADIUS.m, padding: SPACE.s, paddingBottom: SPACE.xs },
  brief: { paddingTop: SPACE.xs },
  bars: { flex: 1, minHeight: 44 },
  drawn: { position: 'absolute', left: 0, top: 0, pointerEvents: 'none' },
});
