import { useCallback, useMemo, useRef, useState, type ReactNode } from 'react';
import { StyleSheet, useWindowDimensions, View } from 'react-native';
import type { SharedValue } from 'react-native-reanimated';
import type { Event, Happening } from '../../engine';
import { Confetti } from '../../ui/Confetti';
import { useReached } from '../../ui/useReached';
import { Air } from './Air';
import type { AnyBeatParts } from './beat';
import { BeatsProvider, type Arrival, type TableBeats } from './arrival';
import { createPlaces, PlacesProvider } from './places';
import type { Timeline } from './schedule';
import { atOnce, replayOf, timelineOf, type Onlookers } from './timelineOf';
import { useRunning } from './useRunning';

/** What happened, and how much of it is to be shown. */
interface Shown extends Onlookers {
  /** What the last change brought; the same list until the next. */
  readonly fresh: readonly Event[];
  readonly since: readonly Event[];
  readonly change: number;
  readonly happenings: readonly Happening[];
  /** A person did it, with a finger on this screen. */
  readonly byHand: boolean;
  /** Nothing is waited for: everything is there at once. */
  readonly instant: boolean;
}

export interface BeatsRoomProps {
  readonly parts: AnyBeatParts;
  readonly shown: Shown;
  /** A tap anywhere: what was being shown is over, and the tap does besides what it does. */
  readonly onTap?: () => void;
  readonly children: ReactNode;
}

const arrivalsIn = (timeline: Timeline, clock: Arrival['clock']): TableBeats['arrivals'] =>
  new Map([...timeline.arrivals].map(([place, at]) => [place, { clock, at }]));

const stressedIn = (timeline: Timeline, clock: Arrival['clock']): TableBeats['stressed'] =>
  new Map(timeline.pops.flatMap(({ stays, place, at }) => (stays ? [[place, { clock, at }]] : [])));

/** A table with its seats, and what flies over both. */
export function BeatsRoom({ parts, shown, onTap, children }: BeatsRoomProps) {
  const { fresh, since, change, happenings, byHand, instant, eyes, view, seats, language } = shown;
  const [places] = useState(createPlaces);
  const air = useRef<View>(null);
  const [replayed, setReplayed] = useState<{ readonly of: number; readonly timeline: Timeline } | null>(null);
  const onlookers = useMemo(() => ({ eyes, view, seats, language }), [eyes, view, seats, language]);
  // Of a change, not of whatever else is drawn anew: nothing is shown or heard twice.
  const [kept, setKept] = useState<{ readonly of: readonly Event[]; readonly timeline: Timeline } | null>(
    null,
  );
  let timeline = kept?.timeline;
  if (!timeline || kept?.of !== fresh) {
    const whole = timelineOf(parts, fresh, byHand, happenings, onlookers);
    timeline = instant ? atOnce(whole) : whole;
    setKept({ of: fresh, timeline });
  }
  const active = replayed?.of === change ? replayed.timeline : timeline;
  const { clock, inTheAir, finish } = useRunning(active, places, air);
  const replay = useCallback(
    () => setReplayed({ of: change, timeline: replayOf(parts, since, onlookers) }),
    [parts, since, change, onlookers],
  );
  const beats = useMemo(
    () => ({
      arrivals: arrivalsIn(active, clock),
      stressed: stressedIn(active, clock),
      counted: active.ends > 0 ? { clock, at: active.counted } : null,
      replay: since.length > 0 ? replay : null,
    }),
    [active, clock, since, replay],
  );
  return (
    <PlacesProvider value={places}>
      <BeatsProvider value={beats}>
        <View
          style={styles.fill}
          onStartShouldSetResponderCapture={() => {
            finish();
            onTap?.();
            return false;
          }}
        >
          {children}
          {active.rung === 'game' ? <Party clock={clock} at={active.ends} /> : null}
          <Air inTheAir={inTheAir} clock={clock} Sprite={parts.Sprite} measured={air} />
        </View>
      </BeatsProvider>
    </PlacesProvider>
  );
}

/** So much of the table is strewn: what lies lower is in the way of hands. */
const STREWN = 0.62;

/** The game is over, and those who see it end are at a party. Not before the last move has been seen. */
function Party({ clock, at }: { readonly clock: SharedValue<number>; readonly at: number }) {
  const { width, height } = useWindowDimensions();
  return useReached(clock, at) ? <Confetti width={width} height={height * STREWN} thrown pales /> : null;
}

const styles = StyleSheet.create({ fill: { flex: 1 } });
