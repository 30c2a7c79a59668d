import { StyleSheet, View } from 'react-native';
import Animated from 'react-native-reanimated';
import type { Player } from '../../../engine';
import type { PrimeClimbWords } from '../i18n';
import { useWords } from '../../../shell';
import { useArrivalStyle, type TableBeats } from '../../../shell/beats';
import { Face, RADIUS, SPACE, Txt, useColours } from '../../../ui';
import { beginPlace, BEGINS } from './beats';
import { GAME_COLOUR } from './colours';
import type { Opening } from './recap';
import { Tumble } from './Tumble';

export interface OpeningPanelProps {
  readonly opening: Opening;
  readonly seats: readonly Player[];
  readonly words: PrimeClimbWords;
  readonly height: number;
  readonly arrivals: TableBeats['arrivals'];
}

/** Where there is room it is large: everybody around the phone looks at it. Four rolls are to fit the narrowest phone. */
const TALL = 140;
const SIZES = [
  { most: 2, face: 36, die: 48, figures: 25, words: 20 },
  { most: 4, face: 26, die: 34, figures: 18, words: 18 },
  { most: Infinity, face: 24, die: 30, figures: 15, words: 15 },
] as const;
const SMALLEST = SIZES[2];

function sizeFor(rolls: number, height: number): (typeof SIZES)[number] {
  if (height < TALL) return SMALLEST;
  return SIZES.find(({ most }) => rolls <= most) ?? SMALLEST;
}

/** Who begins: everybody's roll, on the table. Those level at the top roll again, in a second figure. */
export function OpeningPanel({ opening, seats, words, height, arrivals }: OpeningPanelProps) {
  const colours = useColours();
  const { named } = useWords();
  const begins = useArrivalStyle(arrivals.get(BEGINS) ?? null);
  const { first, rounds } = opening;
  const size = sizeFor(seats.length * rounds.length, height);
  const totals = (seat: number) =>
    rounds.flatMap((round) => round.filter((one) => one.seat === seat).map(({ total }) => total));
  return (
    <View
      role="group"
      aria-label={words.recap.begins(seats[first]?.name ?? '')}
      style={[styles.panel, { height, backgroundColor: colours.surface, borderColor: colours.border }]}
      testID="opening"
    >
      <Animated.View style={begins}>
        <Txt strong size={size.words} align="center" numberOfLines={1}>
          {words.recap.begins(seats[first]?.name ?? '')}
        </Txt>
      </Animated.View>
      <View style={styles.seats}>
        {seats.map(({ name, face }, seat) => (
          <View key={seat} role="img" aria-label={named(name, totals(seat).join(', '))} style={styles.seat}>
            <Face name={name} face={face} size={size.face} />
            {totals(seat).map((total, nth) => (
              <View
                key={nth}
                style={[
                  styles.die,
                  {
                    minWidth: size.die,
                    height: size.die,
                    backgroundColor: seat === first ? GAME_COLOUR : colours.raised,
                    borderColor: seat === first ? GAME_COLOUR : colours.dim,
                  },
                ]}
              >
                <Tumble
                  number={total}
                  size={size.figures}
                  colour={seat === first ? '#FFFFFF' : colours.text}
                  arrival={arrivals.get(beginPlace(seat)) ?? null}
                />
              </View>
            ))}
          </View>
        ))}
      </View>
      <Txt size="small" dim align="center" numberOfLines={1}>
        {rounds.length > 1 ? words.recap.level : words.recap.beginsSays}
      </Txt>
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
  seat: { flexDirection: 'row', alignItems: 'center', gap: SPACE.xs },
  die: {
    borderRadius: 8,
    borderWidth: 1.5,
    alignItems: 'center',
    justifyContent: 'center',
  },
});
