import { ScrollView, StyleSheet, View } from 'react-native';
import type { Card, View as SeenView } from '../rules';
import type { PrimeClimbWords } from '../i18n';
import { RADIUS, SPACE, Tappable, Txt, useArrival, useTheme } from '../../../ui';
import type { Arrival, TableBeats } from '../../../shell/beats';
import { diePlace } from './beats';
import { rolledNumbers, type InUse } from './bridge';
import { cardTitle } from './cardWords';
import { GAME_COLOUR, inkOf } from './colours';
import { NUMBERS } from './layout';
import { Tumble } from './Tumble';

export interface NumbersProps {
  readonly view: SeenView;
  readonly words: PrimeClimbWords;
  /** Every number still to be used, the one that is meant first; nothing for those who only look on. */
  readonly live: readonly InUse[];
  readonly canAct: boolean;
  readonly onTake: (inUse: InUse) => void;
  readonly arrivals: TableBeats['arrivals'];
  readonly onKeeper: (card: Card) => void;
}

/** The numbers of the roll, and the keepers before the seat. */
export function Numbers({ view, words, live, canAct, arrivals, onTake, onKeeper }: NumbersProps) {
  const keepers = view.players[view.seat]!.keepers;
  const fresh = view.turn?.fresh ?? [];
  const numbers = rolledNumbers(view);
  // The button that rolled is gone: whoever plays by ear goes on with what it brought.
  const { text } = useTheme();
  const rolled = useArrival(canAct ? 'rolled' : null);
  return (
    <View style={[styles.row, { height: NUMBERS * text }]}>
      <ScrollView horizontal showsHorizontalScrollIndicator={false} contentContainerStyle={styles.tiles}>
        <View ref={rolled} role="group" aria-label={words.numbers} tabIndex={-1} style={styles.tiles}>
          {numbers.map(({ number, used }, nth) => (
            <Tile
              key={nth}
              number={number}
              arrival={arrivals.get(diePlace(nth % 2)) ?? null}
              label={words.number(number, used)}
              used={used}
              narrow={numbers.length > 2}
              place={used || !isFirst(numbers, nth) ? null : placeOf(live, number)}
              onPress={() => canAct && !used && onTake({ kind: 'number', number })}
              testID={`number-${nth}`}
            />
          ))}
        </View>
        {keepers.length > 0 ? (
          <View role="group" aria-label={words.keepers} style={styles.tiles}>
            {keepers.map((card) => (
              <Keeper
                key={card}
                title={cardTitle(card, words)}
                fresh={fresh.includes(card)}
                chosen={live[0]?.kind === 'keeper' && live[0].card === card}
                onPress={() => onKeeper(card)}
                testID={`keeper-${card}`}
              />
            ))}
          </View>
        ) : null}
      </ScrollView>
    </View>
  );
}

/** Whether it is meant first, as 0, or another that is live. */
function placeOf(live: readonly InUse[], number: number): number | null {
  const place = live.findIndex((inUse) => inUse.kind === 'number' && inUse.number === number);
  return place < 0 ? null : place;
}

/** Of equal numbers that are left, only the first is lit. */
const isFirst = (
  numbers: readonly { readonly number: number; readonly used: boolean }[],
  nth: number,
): boolean => numbers.findIndex(({ number, used }) => !used && number === numbers[nth]!.number) === nth;

interface TileProps {
  readonly number: number;
  /** While it is rolled. */
  readonly arrival: Arrival | null;
  readonly label: string;
  readonly used: boolean;
  /** One of the four of a double: all of them are to be seen on the narrowest phone. */
  readonly narrow: boolean;
  /** Among the live numbers: 0 is meant first. Null where it waits, or is used. */
  readonly place: number | null;
  readonly onPress: () => void;
  readonly testID: string;
}

/** A number of the dice: solid if it is meant first, dashed if it is the other, as the circles are where they lead. */
function Tile({ number, arrival, label, used, narrow, place, onPress, testID }: TileProps) {
  const { colours, dark, text, pieces } = useTheme();
  const ink = place === null ? colours.border : inkOf(place, colours, dark);
  return (
    <Tappable
      role="button"
      aria-label={label}
      aria-pressed={place === 0}
      aria-disabled={used}
      testID={testID}
      onPress={onPress}
      style={[
        styles.tile,
        {
          minWidth: (narrow ? NARROW : NUMBERS) * pieces,
          // Two larger figures would touch the edges.
          paddingHorizontal: text > 1 ? SPACE.xs : 0,
          height: NUMBERS * text - 2,
          backgroundColor: used ? colours.sunken : colours.raised,
          borderColor: ink,
          opacity: used ? 0.5 : 1,
        },
        place === null ? null : styles.chosen,
        place !== null && place > 0 ? styles.other : null,
      ]}
    >
      <Tumble
        number={number}
        size={24 * text}
        colour={used ? colours.dim : place === null ? colours.text : ink}
        arrival={arrival}
      />
    </Tappable>
  );
}

interface KeeperProps {
  readonly title: string;
  readonly fresh: boolean;
  readonly chosen: boolean;
  readonly onPress: () => void;
  readonly testID: string;
}

function Keeper({ title, fresh, chosen, onPress, testID }: KeeperProps) {
  const { colours, text } = useTheme();
  return (
    <Tappable
      role="button"
      aria-label={title}
      aria-pressed={chosen}
      testID={testID}
      onPress={onPress}
      style={[
        styles.keeper,
        {
          height: NUMBERS * text - 2,
          maxWidth: 92 * text,
          backgroundColor: colours.surface,
          borderColor: chosen ? GAME_COLOUR : colours.dim,
        },
        chosen ? styles.chosen : null,
        fresh ? styles.fresh : null,
      ]}
    >
      <Txt strong size={15} align="center" numberOfLines={2}>
        {title}
      </Txt>
    </Tappable>
  );
}

const NARROW = 46;

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center' },
  tiles: { flexDirection: 'row', gap: SPACE.s, alignItems: 'center' },
  tile: {
    borderRadius: RADIUS.m,
    borderWidth: 1.5,
    alignItems: 'center',
    justifyContent: 'center',
  },
  chosen: { borderWidth: 3 },
  other: { borderStyle: 'dashed' },
  keeper: {
    minWidth: 46,
    paddingHorizontal: SPACE.s,
    borderRadius: RADIUS.s,
    borderWidth: 1.5,
    borderStyle: 'dashed',
    alignItems: 'center',
    justifyContent: 'center',
  },
  fresh: { opacity: 0.6 },
});
