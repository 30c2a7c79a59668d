import { memo } from 'react';
import { Platform, StyleSheet, View, type Role } from 'react-native';
import { digitsOf, type Digit, type Face, type SeenRow } from '../../rules';
import type { ChildrenWords } from '../../i18n/children.fr';
import type { TableBeats } from '../../../../shell/beats';
import { GRID } from '../../../../ui/CellRows';
import { Moving } from '../Moving';
import { Piece } from '../Piece';
import { askedPlace } from './beats';
import { Glow } from './Glow';
import type { QuestionRoom } from './tables';

export interface QuestionProps {
  readonly row: SeenRow;
  readonly room: QuestionRoom;
  /** The digits put down so far, place by place; null where nobody is to answer. */
  readonly slots: readonly (Digit | null)[] | null;
  readonly refused: boolean;
  readonly awake: boolean;
  readonly words: ChildrenWords;
  readonly beats: Pick<TableBeats, 'arrivals' | 'stressed'>;
  readonly onSlot: (slot: number) => void;
}

/** `3 × 8 = 24 = ? ?`: the row of the round in big pieces, answers and all; heard as a row of cells, the places of the answer last. */
export const Question = memo(function Question(props: QuestionProps) {
  const { row, room, slots, refused, awake, words, beats, onSlot } = props;
  const [left, right] = row.digits;
  const sum = words.tables.sum(left, right);
  const groups: readonly Said[] = [
    { faces: [left, '*', right], label: sum },
    ...row.answered.map((): Said => ({ faces: ['=', ...digitsOf(row.result)], label: `= ${row.result}` })),
  ];
  const last = room.groups[room.groups.length - 1];
  return (
    <View
      role={GRID}
      aria-label={words.tables.board([sum, ...row.answered.map(() => String(row.result))].join(' = '))}
      testID="question"
      style={{ width: room.width, height: room.height }}
    >
      <View role="row" style={styles.row}>
        {groups.map((said, nth) => (
          <Group key={nth} group={nth} {...said} size={room.size} beats={beats} {...room.groups[nth]!} />
        ))}
        {slots && last ? (
          <>
            <Group group={groups.length} faces={['=']} label="=" size={room.size} beats={beats} {...last} />
            {slots.map((digit, slot) => (
              <View key={slot} {...CELL} style={styles.row}>
                <Slot
                  slot={slot}
                  digit={digit}
                  x={last.x + (slot + 1) * room.size}
                  y={last.y}
                  size={room.size}
                  refused={refused}
                  figure={row.answered.length > 0 ? (digitsOf(row.result)[slot] ?? '?') : '?'}
                  awake={awake && slots.findIndex((there) => there === null) === slot}
                  words={words}
                  onSlot={onSlot}
                />
              </View>
            ))}
          </>
        ) : null}
      </View>
    </View>
  );
});

/** On a phone a part of the sum is an element of its own, and a place of the answer a button. */
const CELL = Platform.OS === 'web' ? { role: 'gridcell' as Role } : {};

/** A part of the sum, as it is laid and as it is said. */
interface Said {
  readonly faces: readonly Face[];
  readonly label: string;
}

interface GroupProps extends Said, Pick<QuestionProps, 'beats'> {
  /** Its number, from the question itself. */
  readonly group: number;
  readonly size: number;
  readonly x: number;
  readonly y: number;
}

const Group = ({ group, faces, label, size, x, y, beats }: GroupProps) => (
  <View {...CELL} accessible aria-label={label} style={[styles.group, styles.lying, { left: x, top: y }]}>
    {faces.map((face, nth) => {
      const place = askedPlace(group, nth);
      return (
        <Moving
          key={nth}
          arrival={beats.arrivals.get(place) ?? null}
          stress={beats.stressed.get(place) ?? null}
        >
          <Piece face={face} size={size} />
        </Moving>
      );
    })}
  </View>
);

interface SlotProps extends Pick<QuestionProps, 'words' | 'onSlot' | 'refused' | 'awake'> {
  readonly slot: number;
  /** What is asked for, where it lies there already. */
  readonly figure: string;
  readonly digit: Digit | null;
  readonly size: number;
  readonly x: number;
  readonly y: number;
}

/** A place of the answer: it glows while it waits, and gives its digit back when it is touched. */
function Slot({ slot, figure, digit, size, x, y, refused, awake, words, onSlot }: SlotProps) {
  const free = digit === null;
  // A piece is as large as its neighbours; the glow leaves them their knobs.
  const inset = free ? 0.05 : 0;
  return (
    <Glow
      id={slot}
      x={x + size * inset}
      y={y + size * inset}
      size={size * (1 - 2 * inset)}
      figure={figure}
      label={free ? words.tables.slot(slot + 1) : words.tables.slotFilled(slot + 1, digit)}
      awake={awake}
      onPress={onSlot}
      filled={free ? null : <Piece face={digit} size={size} state={refused ? 'wrong' : 'draft'} />}
    />
  );
}

const styles = StyleSheet.create({
  row: { position: 'absolute', left: 0, top: 0 },
  group: { position: 'absolute', flexDirection: 'row' },
  // Above the glow, so that the knob of the = is seen to reach into it; touches go through.
  lying: { zIndex: 2, pointerEvents: 'none' },
});
