import { useEffect, useState } from 'react';
import { ScrollView, StyleSheet, View } from 'react-native';
import type { Card, View as SeenView } from '../rules';
import type { ClimbWords } from '../i18n';
import { IconButton, RADIUS, SPACE, Tappable, Txt, useColours, useTheme } from '../../../ui';
import { rolledNumbers, type InUse } from './bridge';
import { cardTitle } from './cardWords';
import { GAME_COLOUR } from './colours';
import { NUMBERS } from './layout';

export interface NumbersProps {
  readonly view: SeenView;
  readonly words: ClimbWords;
  /** Null for those who only look on. */
  readonly inUse: InUse | null;
  readonly canAct: boolean;
  readonly onTake: (inUse: InUse) => void;
  readonly onKeeper: (card: Card) => void;
  readonly onOpen: (page: 'cards' | 'times') => void;
}

/** The numbers of the roll, and the keepers before the seat. */
export function Numbers({ view, words, inUse, canAct, onTake, onKeeper, onOpen }: NumbersProps) {
  const keepers = view.players[view.seat]!.keepers;
  const fresh = view.turn?.fresh ?? [];
  const numbers = rolledNumbers(view);
  const tumbling = useTumble(view.rolls);
  return (
    <View style={styles.row}>
      <ScrollView horizontal showsHorizontalScrollIndicator={false} contentContainerStyle={styles.tiles}>
        <View role="group" aria-label={words.numbers} style={styles.tiles}>
          {numbers.map(({ number, used }, nth) => (
            <Tile
              key={nth}
              text={tumbling === null ? String(number) : String(tumbling[nth % tumbling.length])}
              label={words.number(number, used)}
              used={used}
              narrow={numbers.length > 2}
              chosen={!used && inUse?.kind === 'number' && inUse.number === number && isFirst(numbers, nth)}
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
                chosen={inUse?.kind === 'keeper' && inUse.card === card}
                onPress={() => onKeeper(card)}
                testID={`keeper-${card}`}
              />
            ))}
          </View>
        ) : null}
      </ScrollView>
      <IconButton icon="times" label={words.timesTable} onPress={() => onOpen('times')} testID="times" />
      <IconButton icon="cards" label={words.cards} onPress={() => onOpen('cards')} testID="cards" />
    </View>
  );
}

/** Of equal numbers that are left, only the first is lit. */
const isFirst = (
  numbers: readonly { readonly number: number; readonly used: boolean }[],
  nth: number,
): boolean => numbers.findIndex(({ number, used }) => !used && number === numbers[nth]!.number) === nth;

const TUMBLES = 7;
const TUMBLE_MS = 75;

/** Numbers that flash by while the dice roll; null when they lie still. Nothing waits for it. */
function useTumble(rolled: number): readonly number[] | null {
  const { still } = useTheme();
  const [tumbles, setTumbles] = useState({ of: rolled, count: 0 });
  const count = tumbles.of === rolled ? tumbles.count : TUMBLES;
  if (tumbles.of !== rolled) setTumbles({ of: rolled, count: still ? 0 : TUMBLES });
  useEffect(() => {
    if (count === 0) return;
    const timer = setTimeout(() => setTumbles({ of: rolled, count: count - 1 }), TUMBLE_MS);
    return () => clearTimeout(timer);
  }, [count, rolled]);
  return count === 0 ? null : [((rolled * 7 + count * 3) % 10) + 1, ((rolled * 5 + count * 7) % 10) + 1];
}

interface TileProps {
  readonly text: string;
  readonly label: string;
  readonly used: boolean;
  /** One of the four of a double: all of them are to be seen on the narrowest phone. */
  readonly narrow: boolean;
  readonly chosen: boolean;
  readonly onPress: () => void;
  readonly testID: string;
}

/** A number of the dice. */
function Tile({ text, label, used, narrow, chosen, onPress, testID }: TileProps) {
  const colours = useColours();
  return (
    <Tappable
      role="button"
      aria-label={label}
      aria-pressed={chosen}
      aria-disabled={used}
      testID={testID}
      onPress={onPress}
      style={[
        styles.tile,
        narrow ? styles.narrow : null,
        {
          backgroundColor: used ? colours.sunken : colours.raised,
          borderColor: chosen ? GAME_COLOUR : colours.line,
          opacity: used ? 0.5 : 1,
        },
        chosen ? styles.chosen : null,
      ]}
    >
      <Txt strong size={24} colour={used ? colours.dim : colours.text} maxFontSizeMultiplier={1.2}>
        {text}
      </Txt>
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
  const colours = useColours();
  return (
    <Tappable
      role="button"
      aria-label={title}
      aria-pressed={chosen}
      testID={testID}
      onPress={onPress}
      style={[
        styles.keeper,
        { backgroundColor: colours.surface, borderColor: chosen ? GAME_COLOUR : colours.dim },
        chosen ? styles.chosen : null,
        fresh ? styles.fresh : null,
      ]}
    >
      <Txt strong size={15} align="center" numberOfLines={2} maxFontSizeMultiplier={1.1}>
        {title}
      </Txt>
    </Tappable>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', height: NUMBERS },
  tiles: { flexDirection: 'row', gap: SPACE.s, alignItems: 'center', paddingVertical: 2 },
  tile: {
    width: 54,
    height: 54,
    borderRadius: RADIUS.m,
    borderWidth: 1.5,
    alignItems: 'center',
    justifyContent: 'center',
  },
  narrow: { width: 46 },
  chosen: { borderWidth: 3 },
  keeper: {
    minWidth: 46,
    maxWidth: 92,
    height: 54,
    paddingHorizontal: SPACE.s,
    borderRadius: RADIUS.s,
    borderWidth: 1.5,
    borderStyle: 'dashed',
    alignItems: 'center',
    justifyContent: 'center',
  },
  fresh: { opacity: 0.6 },
});
