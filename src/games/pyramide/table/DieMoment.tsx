import { useState, type ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import Animated, { useAnimatedStyle } from 'react-native-reanimated';
import { useArrivalStyle, useArrived, useBeats, type Arrival } from '../../../shell/beats';
import { SPACE, Txt } from '../../../ui';
import type { PyramideWords } from '../i18n';
import { DECIDED, diePlace, roundsOf, TITLE } from './beats';
import { Die, ROLLS_MS } from './Die';
import type { JustNow } from './justNow';
import { Large } from './Large';
import { layDice, SAYS, type Laid, type Room } from './layDice';
import { sizeForText } from './typeSize';

/** What was rolled before, in sizes of a die. */
const EARLIER = 0.24;
/** So much of a die goes beyond its place while it turns: it touches neither the next one nor a name. */
const TURNING = { above: 0.36, beside: 0.24 } as const;

/** While a die decides who begins there is nothing else to look at: until the title is there, the stage is the die's. */
export function useDieMoment(die: JustNow['die']): boolean {
  const { arrivals } = useBeats();
  const titled = useArrived(TITLE);
  return die !== null && arrivals.has(DECIDED) && arrivals.has(TITLE) && !titled;
}

interface DieMomentProps {
  readonly die: NonNullable<JustNow['die']>;
  readonly nameFor: (one: number) => string;
  readonly says: string;
  readonly words: PyramideWords;
}

/** The dice, as large as all of them beside each other can be; rolled again, in the place of what was level, which stands small beneath. */
export function DieMoment({ die, nameFor, says, words }: DieMomentProps) {
  const { arrivals } = useBeats();
  const [room, setRoom] = useState<Room | null>(null);
  const rounds = roundsOf(die);
  const [, second] = rounds;
  const names = die.among.map(nameFor);
  const laid = room && layDice(names, room);
  return (
    <View
      style={styles.room}
      aria-hidden
      testID="die-moment"
      onLayout={({ nativeEvent: { layout } }) => {
        if (layout.height > 0) setRoom(layout);
      }}
    >
      {room && laid ? (
        <>
          <View style={laid.rows ? { gap: laid.size * TURNING.above } : styles.all}>
            {die.among.map((one, nth) => (
              <One
                key={one}
                name={names[nth]!}
                rolls={rounds.flatMap((rolls, round) =>
                  rolls
                    .filter((roll) => roll.one === one)
                    .map(({ pips }) => ({ pips, arrival: arrivals.get(diePlace(one, round)) ?? null })),
                )}
                decides={one === die.first ? (arrivals.get(DECIDED) ?? null) : undefined}
                laid={laid}
              />
            ))}
          </View>
          <View style={[styles.says, { height: room.height * SAYS.height }]}>
            {second ? (
              <Between
                from={arrivals.get(diePlace(second[0]!.one, 1)) ?? null}
                until={arrivals.get(DECIDED) ?? null}
              >
                <Said text={words.rollAgain} room={room} />
              </Between>
            ) : null}
            <Decided arrival={arrivals.get(DECIDED) ?? null}>
              <Said text={says} room={room} />
            </Decided>
          </View>
        </>
      ) : null}
    </View>
  );
}

/** Large words stand farther apart than those whose size was worked out. */
const LINES = 0.9;
/** It pops: for a moment it is larger than it is. */
const POPPED = 0.88;

function Said({ text, room: { width, height } }: { readonly text: string; readonly room: Room }) {
  const size = sizeForText(text, {
    ...SAYS,
    width: (width - SPACE.l) * POPPED,
    height: height * SAYS.height * LINES,
  });
  return (
    <Large fixed size={size}>
      {text}
    </Large>
  );
}

interface OneProps {
  readonly name: string;
  readonly rolls: readonly { readonly pips: number; readonly arrival: Arrival | null }[];
  /** For whom the die chose. */
  readonly decides: Arrival | null | undefined;
  readonly laid: Laid;
}

/** Somebody's die. */
function One({ name, rolls, decides, laid: { rows, size, named, name: nameWidth } }: OneProps) {
  const last = rolls.length - 1;
  return (
    <View style={rows ? [styles.row, { gap: size * TURNING.beside }] : styles.one}>
      <View style={{ width: nameWidth }}>
        <Txt strong align={rows ? 'right' : 'center'} size={named} fixed>
          {name}
        </Txt>
      </View>
      <View style={{ width: size, height: size }}>
        {rolls.map(({ pips, arrival }, nth) => (
          <Between
            key={nth}
            from={nth === 0 ? null : arrival}
            until={rolls[nth + 1]?.arrival ?? null}
            rolling
          >
            <Die
              pips={pips}
              size={size}
              arrival={arrival}
              {...(nth === last && decides !== undefined ? { decides } : {})}
            />
          </Between>
        ))}
      </View>
      <View style={[styles.earlier, rows ? { width: size * EARLIER * 2 } : { height: size * EARLIER }]}>
        {rolls.slice(1).map(({ arrival }, nth) => (
          <Between key={nth} from={arrival} until={null}>
            <Die pips={rolls[nth]!.pips} size={size * EARLIER} arrival={null} />
          </Between>
        ))}
      </View>
    </View>
  );
}

interface BetweenProps {
  /** Seen from when this die begins to roll; null for from the beginning. */
  readonly from: Arrival | null;
  /** Not any more when this one begins to, or where it is no die, is there. */
  readonly until: Arrival | null;
  readonly rolling?: boolean;
  readonly children: ReactNode;
}

function Between({ from, until, rolling = false, children }: BetweenProps) {
  const seen = useAnimatedStyle(() => {
    const began = !from || from.clock.get() >= from.at - ROLLS_MS;
    const over = until !== null && until.clock.get() >= until.at - (rolling ? ROLLS_MS : 0);
    return { opacity: began && !over ? 1 : 0 };
  });
  return <Animated.View style={[rolling ? styles.over : null, seen]}>{children}</Animated.View>;
}

function Decided({ arrival, children }: { readonly arrival: Arrival | null; readonly children: ReactNode }) {
  const decided = useArrivalStyle(arrival);
  return <Animated.View style={[styles.decided, decided]}>{children}</Animated.View>;
}

const styles = StyleSheet.create({
  room: { ...StyleSheet.absoluteFill, alignItems: 'center', justifyContent: 'center', pointerEvents: 'none' },
  all: { flexDirection: 'row', alignItems: 'flex-end' },
  one: { alignItems: 'center', gap: SPACE.s },
  row: { flexDirection: 'row', alignItems: 'center', justifyContent: 'center' },
  earlier: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'center', gap: SPACE.xs },
  says: { alignSelf: 'stretch', justifyContent: 'center' },
  over: StyleSheet.absoluteFill,
  decided: { ...StyleSheet.absoluteFill, justifyContent: 'center' },
});
