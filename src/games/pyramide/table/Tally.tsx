import { StyleSheet, View } from 'react-native';
import type { Player } from '../../../engine';
import { Face, RADIUS, SPACE, Txt, useColours } from '../../../ui';
import type { PyramideWords } from '../i18n';
import type { View as SeenView } from '../rules';
import { Arriving } from './Arriving';
import { tallyPlace } from './beats';
import { Crown } from './Crown';
import { nameOf } from './seating';

export interface TallyProps {
  readonly view: SeenView;
  readonly seats: readonly Player[];
  readonly words: PyramideWords;
  readonly compact: boolean;
}

/** Grande Pyramide: how many expressions each has found so far; once the list is over the best is crowned. */
export function Tally({ view, seats, words, compact }: TallyProps) {
  const colours = useColours();
  const { list, finale, phase } = view;
  if (!list || !finale) return null;
  // Third and fourth are ranked too, but only the best of the winners is crowned.
  const crowned =
    phase === 'list-over' && list.stake === 'winners' && list.ahead.length === 1 ? list.ahead[0] : null;
  return (
    <View style={styles.tally} role="list" aria-label={words.finale.tally} testID="tally">
      {finale.contenders.map((seat) => (
        <View
          key={seat}
          role="listitem"
          aria-label={words.finale.has(nameOf(seats, seat), finale.points[seat] ?? 0)}
          style={[styles.seat, { backgroundColor: colours.surface }, compact ? styles.compact : null]}
        >
          {seat === crowned ? <Crown size={compact ? 28 : 44} /> : null}
          <Face name={nameOf(seats, seat)} face={seats[seat]?.face ?? 0} size={compact ? 26 : 40} />
          <Txt strong numberOfLines={1} style={styles.name}>
            {nameOf(seats, seat)}
          </Txt>
          <Arriving place={tallyPlace(seat)}>
            <Txt strong size={compact ? 24 : 38}>
              {finale.points[seat] ?? 0}
            </Txt>
          </Arriving>
        </View>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  tally: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'center', gap: SPACE.s },
  seat: {
    alignItems: 'center',
    justifyContent: 'flex-end',
    borderRadius: RADIUS.l,
    paddingVertical: SPACE.s,
    paddingHorizontal: SPACE.l,
    minWidth: 104,
  },
  compact: { flexDirection: 'row', gap: SPACE.s, paddingHorizontal: SPACE.m, paddingVertical: 2 },
  name: { flexShrink: 1 },
});
