import { memo } from 'react';
import { StyleSheet, View } from 'react-native';
import { digitsOf, type Digit, type Face, type SeenRow } from '../../rules';
import type { ChildrenWords } from '../../i18n/children.fr';
import type { TableBeats } from '../../../../shell/beats';
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

/** `3 × 8 = 24 = ? ?`: the row of the round in big pieces, answers and all. */
export const Question = memo(function Question(props: QuestionProps) {
  const { row, room, slots, refused, awake, words, beats, onSlot } = props;
  const [left, right] = row.digits;
  const groups: readonly (readonly Face[])[] = [
    [left, '*', right],
    ...row.answered.map((): readonly Face[] => ['=', ...digitsOf(row.result)]),
  ];
  const last = room.groups[room.groups.length - 1];
  return (
    <View
      role="group"
      aria-label={words.tables.board(
        [words.tables.sum(left, right), ...row.answered.map(() => String(row.result))].join(' = '),
      )}
      testID="question"
      style={{ width: room.width, height: room.height }}
    >
      {groups.map((faces, nth) => (
        <Group key={nth} group={nth} faces={faces} size={room.size} beats={beats} {...room.groups[nth]!} />
      ))}
      {slots && last ? (
        <>
          <Group group={groups.length} faces={['=']} size={room.size} beats={beats} x={last.x} y={last.y} />
          {slots.map((digit, slot) => (
            <Slot
              key={slot}
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
          ))}
        </>
      ) : null}
    </View>
  );
});

interface GroupProps extends Pick<QuestionProps, 'beats'> {
  /** Its number, from the question itself. */
  readonly group: number;
  readonly faces: readonly Face[];
  readonly size: number;
  readonly x: number;
  readonly y: number;
}

const Group = ({ group, faces, size, x, y, beats }: GroupProps) => (
  <View style={[styles.group, styles.lying, { left: x, top: y }]}>
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
  group: { position: 'absolute', flexDirection: 'row' },
  // Above the glow, so that the knob of the = is seen to reach into it; touches go through.
  lying: { zIndex: 2, pointerEvents: 'none' },
});
