import { memo } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';
import type { Player } from '../../../../engine';
import { digitsOf, type Face, type SeenRow } from '../../rules';
import type { ChildrenWords } from '../../i18n/children.fr';
import { Face as SeatFace, SPACE, useTheme } from '../../../../ui';
import { Piece } from '../Piece';
import { usePlace } from '../../../../shell/beats';
import { EARLIER } from './beats';
import { MEADOW } from './colours';
import { Sheep, type Mood } from './Sheep';
import { Speaker } from './Speaker';
import { layEarlier, ROW_PITCH } from './tablesRoom';

export interface EarlierProps {
  /** Rounds that are over and still lie on the table. */
  readonly rows: readonly SeenRow[];
  readonly seats: readonly Player[];
  readonly words: ChildrenWords;
  readonly width: number;
  readonly height: number;
  /** Room for the sheep at the lower edge; 0 where they stand elsewhere. */
  readonly sheep: number;
  readonly mood: Mood;
  readonly beat: string;
  readonly onListen: () => void;
}

const facesOf = (row: SeenRow): Face[] => [
  row.digits[0],
  '*',
  row.digits[1],
  ...row.answered.flatMap((): Face[] => ['=', ...digitsOf(row.result)]),
];

/** The meadow: what earlier rounds laid, in small pieces, with the faces of those who answered; sheep at its edge. */
export const Earlier = memo(function Earlier(props: EarlierProps) {
  const { seats, words, width, height, sheep, mood, beat, onListen } = props;
  const { dark } = useTheme();
  const place = usePlace(EARLIER);
  const room = height - sheep * 0.9 - SPACE.m * 2;
  const { size, shown, inColumn } = layEarlier(
    props.rows.map((row) => facesOf(row).length + row.answered.length),
    { width: width - SPACE.m * 3, height: room },
  );
  const rows = props.rows.slice(props.rows.length - shown);
  const columns = [rows.slice(0, inColumn), rows.slice(inColumn)].filter((column) => column.length > 0);
  return (
    <View
      ref={place}
      collapsable={false}
      style={[styles.meadow, { width, height, backgroundColor: MEADOW[dark ? 'dark' : 'light'] }]}
    >
      <View role="list" aria-label={words.tables.earlier} testID="earlier" style={styles.rows}>
        {columns.map((column, at) => (
          <View key={at} style={styles.column}>
            {column.map((row, nth) => (
              <Row key={nth} row={row} seats={seats} words={words} size={size} />
            ))}
          </View>
        ))}
      </View>
      {sheep > 0 ? <Flock size={sheep} mood={mood} beat={beat} words={words} onListen={onListen} /> : null}
    </View>
  );
});

interface RowProps extends Pick<EarlierProps, 'seats' | 'words'> {
  readonly row: SeenRow;
  readonly size: number;
}

const Row = ({ row, seats, words, size }: RowProps) => (
  <View
    role="listitem"
    aria-label={rowLabel(row, seats, words)}
    style={[styles.row, { height: size * ROW_PITCH }]}
  >
    {facesOf(row).map((face, place) => (
      <Piece key={place} face={face} size={size} sheep={false} />
    ))}
    <View style={[styles.faces, { marginLeft: size * 0.45 }]}>
      {row.answered.map((seat) => (
        <SeatFace
          key={seat}
          name={seats[seat]?.name ?? '?'}
          face={seats[seat]?.face ?? 0}
          size={Math.round(size * 0.9)}
        />
      ))}
    </View>
  </View>
);

export interface FlockProps extends Pick<EarlierProps, 'mood' | 'beat' | 'words' | 'onListen'> {
  readonly size: number;
}

const SPEAKER = 50;
const SMALLEST_SHEEP = 20;

/** The sheep, and beside them the loudspeaker; a tap on either reads the question aloud. */
export const Flock = ({ size, mood, beat, words, onListen }: FlockProps) => (
  <View style={styles.flock}>
    {size < SMALLEST_SHEEP ? null : (
      <Pressable aria-hidden tabIndex={-1} onPress={onListen} testID="sheep" style={styles.sheep}>
        <Sheep flock="white" size={size} mood={mood} beat={beat} turned />
        <Sheep flock="black" size={size} mood={mood} beat={beat} nth={1} />
        <Sheep flock="white" size={size} mood={mood} beat={beat} nth={2} />
      </Pressable>
    )}
    <Speaker size={Math.min(SPEAKER, Math.max(44, size))} label={words.listen} onPress={onListen} />
  </View>
);

function rowLabel(row: SeenRow, seats: readonly Player[], { tables }: ChildrenWords): string {
  const [left, right] = row.digits;
  const names = row.answered.map((seat) => seats[seat]?.name ?? '?');
  return names.length === 0
    ? tables.nobody(tables.sum(left, right))
    : tables.answeredBy(tables.row(left, right, row.result), names);
}

const styles = StyleSheet.create({
  meadow: {
    borderRadius: 24,
    paddingHorizontal: SPACE.m,
    paddingVertical: SPACE.m,
    justifyContent: 'space-between',
  },
  rows: { flexDirection: 'row', alignItems: 'flex-start', gap: SPACE.m },
  column: { flex: 1, alignItems: 'flex-start' },
  row: { flexDirection: 'row', alignItems: 'flex-start' },
  faces: { flexDirection: 'row', gap: 2 },
  flock: { flexDirection: 'row', alignItems: 'center', justifyContent: 'space-between', gap: SPACE.s },
  sheep: { flexDirection: 'row', justifyContent: 'space-evenly', flex: 1 },
});
