import { memo, type Ref } from 'react';
import { View } from 'react-native';
import type { Player } from '../../../../engine';
import type { Digit, TablesView } from '../../rules';
import type { ChildrenWords } from '../../i18n/children.fr';
import type { TableBeats } from '../../../../shell/beats';
import { KEEPS_COLOURS, SPACE } from '../../../../ui';
import { Earlier, Flock } from './Earlier';
import { Question } from './Question';
import { RoundHead } from './RoundHead';
import type { Mood } from './Sheep';
import type { QuestionRoom } from './tables';
import type { TablesRoom } from './tablesRoom';

/** How the sheep feel, and what a tap on one of them does. */
interface TablesSheep {
  readonly mood: Mood;
  readonly beat: string;
  readonly onListen: () => void;
}

export interface TablesFieldProps {
  readonly view: TablesView;
  readonly seats: readonly Player[];
  readonly words: ChildrenWords;
  readonly room: TablesRoom;
  readonly question: QuestionRoom;
  readonly slots: readonly (Digit | null)[] | null;
  readonly refused: boolean;
  readonly awake: boolean;
  readonly sheep: TablesSheep;
  readonly measured: Ref<View>;
  readonly beats: Pick<TableBeats, 'arrivals' | 'stressed'>;
  readonly onSlot: (slot: number) => void;
}

/** Round and =, the question, and the meadow with what was laid before. */
export const TablesField = memo(function TablesField(props: TablesFieldProps) {
  const { view, seats, words, room, question, slots, refused, awake, measured, onSlot } = props;
  const { mood, beat, onListen } = props.sheep;
  const { current } = view;
  return (
    <View
      ref={measured}
      collapsable={false}
      testID="field"
      {...KEEPS_COLOURS}
      style={{ width: room.width, height: room.height, gap: SPACE.s }}
    >
      <RoundHead round={view.rows.length} equals={view.equals} words={words} height={room.head}>
        {room.sheepInMeadow === 0 ? (
          <Flock size={room.sheepInHead} mood={mood} beat={beat} words={words} onListen={onListen} />
        ) : null}
      </RoundHead>
      {current ? (
        <Question
          row={current}
          room={question}
          slots={slots}
          refused={refused}
          awake={awake}
          words={words}
          beats={props.beats}
          onSlot={onSlot}
        />
      ) : (
        <View style={{ height: room.question }} />
      )}
      {room.meadow === 0 ? null : (
        <Earlier
          rows={view.earlier}
          seats={seats}
          words={words}
          width={room.width}
          height={room.meadow}
          sheep={room.sheepInMeadow}
          mood={mood}
          beat={beat}
          onListen={onListen}
        />
      )}
    </View>
  );
});
