import type { ReactNode } from 'react';
import { StyleSheet, View, type StyleProp, type ViewStyle } from 'react-native';
import Animated, { useAnimatedStyle } from 'react-native-reanimated';
import type { Player } from '../../../engine';
import type { PrimeClimbWords } from '../i18n';
import { useWords } from '../../../shell';
import { useArrivalStyle, type Arrival, type TableBeats } from '../../../shell/beats';
import { Face, RADIUS, SPACE, Txt, useColours } from '../../../ui';
import { beginPlace, BEGINS } from './beats';
import { GAME_COLOUR } from './colours';
import type { Opening } from './recap';
import { ROLLS_MS, Tumble } from './Tumble';

export interface OpeningPanelProps {
  readonly opening: Opening;
  readonly seats: readonly Player[];
  readonly words: PrimeClimbWords;
  readonly width: number;
  readonly height: number;
  readonly arrivals: TableBeats['arrivals'];
}

/** Everybody around the phone looks at it: as large as all rolls beside each other can be. */
const LARGEST = 64;
const OF_HEIGHT = 0.36;
const FACE = 0.75;
const FIGURES = 0.54;
const WORDS = { part: 0.4, least: 15, most: 26 } as const;

function dieFor(seats: number, width: number, height: number): number {
  const room = width - 2 * SPACE.m - SPACE.xs * 3 * seats;
  return Math.floor(Math.min(LARGEST, height * OF_HEIGHT, room / seats / (1 + FACE)));
}

/** Who begins: everybody's roll, on the table. Those level at the top roll again, and what they had stands small beneath. */
export function OpeningPanel({ opening, seats, words, width, height, arrivals }: OpeningPanelProps) {
  const colours = useColours();
  const { named } = useWords();
  const { first, rounds } = opening;
  const size = dieFor(seats.length, width, height);
  const last = rounds.length - 1;
  const begins = arrivals.get(BEGINS) ?? null;
  const rollsOf = (seat: number): readonly Roll[] =>
    rounds.flatMap((round, nth) => {
      const one = round.find((each) => each.seat === seat);
      return one ? [{ total: one.total, arrival: arrivals.get(beginPlace(seat, nth)) ?? null }] : [];
    });
  const again = rounds[1] ? (arrivals.get(beginPlace(rounds[1][0]!.seat, 1)) ?? null) : null;
  return (
    <View
      role="group"
      aria-label={words.recap.begins(seats[first]?.name ?? '')}
      style={[styles.panel, { height, backgroundColor: colours.surface, borderColor: colours.border }]}
      testID="opening"
    >
      <Found arrival={begins}>
        <Txt
          strong
          size={Math.max(WORDS.least, Math.min(WORDS.most, size * WORDS.part))}
          align="center"
          numberOfLines={1}
        >
          {words.recap.begins(seats[first]?.name ?? '')}
        </Txt>
      </Found>
      <View style={styles.seats}>
        {seats.map(({ name, face }, seat) => {
          const rolls = rollsOf(seat);
          return (
            <View
              key={seat}
              role="img"
              aria-label={named(name, rolls.map(({ total }) => total).join(', '))}
              style={styles.seat}
            >
              <Face name={name} face={face} size={size * FACE} />
              <View>
                <Rolls rolls={rolls} size={size} begins={seat === first ? begins : undefined} />
                {last > 0 ? <Earlier rolls={rolls} /> : null}
              </View>
            </View>
          );
        })}
      </View>
      <View>
        <Txt size="small" dim align="center" numberOfLines={1}>
          {words.recap.beginsSays}
        </Txt>
        {last > 0 ? (
          <Rolling arrival={again} style={[styles.over, { backgroundColor: colours.surface }]}>
            <Txt size="small" strong align="center" numberOfLines={1}>
              {words.recap.level}
            </Txt>
          </Rolling>
        ) : null}
      </View>
    </View>
  );
}

interface Roll {
  readonly total: number;
  readonly arrival: Arrival | null;
}

interface SeenProps {
  readonly arrival: Arrival | null;
  readonly style?: StyleProp<ViewStyle>;
  readonly children: ReactNode;
}

/** Not to be seen before it has arrived. */
function Found({ arrival, style, children }: SeenProps) {
  const found = useArrivalStyle(arrival);
  return <Animated.View style={[style, found]}>{children}</Animated.View>;
}

/** Seen from when that die is rolled. */
function Rolling({ arrival, style, children }: SeenProps) {
  const rolling = useAnimatedStyle(() => ({
    opacity: !arrival || arrival.clock.get() >= arrival.at - ROLLS_MS ? 1 : 0,
  }));
  return <Animated.View style={[style, rolling]}>{children}</Animated.View>;
}

interface RollsProps {
  readonly rolls: readonly Roll[];
  readonly size: number;
  /** For whoever begins: the last of them decides, and is marked as such once all dice lie. */
  readonly begins: Arrival | null | undefined;
}

/** A seat's die; rolled again, in the place of the one before. */
function Rolls({ rolls, size, begins }: RollsProps) {
  const colours = useColours();
  const figures = size * FIGURES;
  const faced = { backgroundColor: colours.raised, borderColor: colours.dim };
  return (
    <View style={[styles.die, faced, { width: size, height: size }]}>
      {rolls.map(({ total, arrival }, nth) => (
        <Rolling
          key={nth}
          arrival={nth === 0 ? null : arrival}
          style={[styles.face, { backgroundColor: colours.raised }]}
        >
          <Tumble number={total} size={figures} colour={colours.text} arrival={arrival} />
        </Rolling>
      ))}
      {begins === undefined ? null : (
        <Found arrival={begins} style={[styles.face, styles.highest]}>
          <Txt strong size={figures} colour="#FFFFFF" align="center" fixed aria-hidden>
            {rolls.at(-1)?.total}
          </Txt>
        </Found>
      )}
    </View>
  );
}

/** What was rolled before: each from when the next is. */
function Earlier({ rolls }: { readonly rolls: readonly Roll[] }) {
  return (
    <View style={styles.earlier} aria-hidden>
      {rolls.slice(1).map(({ arrival }, nth) => (
        <Rolling key={nth} arrival={arrival}>
          <Txt size={12} dim fixed>
            {rolls[nth]!.total}
          </Txt>
        </Rolling>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  panel: {
    borderRadius: RADIUS.m,
    borderWidth: 1,
    padding: SPACE.xs,
    justifyContent: 'center',
    gap: SPACE.xs,
  },
  seats: { flexDirection: 'row', justifyContent: 'space-evenly', gap: SPACE.xs },
  seat: { flexDirection: 'row', alignItems: 'flex-start', gap: SPACE.xs },
  die: { borderRadius: 8, borderWidth: 1.5 },
  face: { ...StyleSheet.absoluteFill, borderRadius: 6.5, alignItems: 'center', justifyContent: 'center' },
  highest: { margin: -1.5, borderRadius: 8, backgroundColor: GAME_COLOUR },
  earlier: { flexDirection: 'row', justifyContent: 'center', gap: SPACE.xs, minHeight: 16 },
  over: StyleSheet.absoluteFill,
});
