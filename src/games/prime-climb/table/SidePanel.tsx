import { StyleSheet } from 'react-native';
import Animated from 'react-native-reanimated';
import type { Card, Move } from '../rules';
import type { PrimeClimbWords } from '../i18n';
import type { Talk } from '../../../shell/frame';
import { useArrivalStyle, type TableBeats } from '../../../shell/beats';
import { Line, type LineProps } from '../../../ui';
import { Actions } from './Actions';
import { BEGINS, CARD } from './beats';
import { CardSheet } from './CardSheet';
import { sheetOf, type Room } from './layout';
import { Numbers } from './Numbers';
import type { Props } from './props';
import { Slot, takesPlaceOfNumbers } from './Slot';
import type { CardChoice } from './useCardChoice';
import type { TurnInHand } from './useTurn';

export interface SidePanelProps {
  readonly table: Props;
  readonly words: PrimeClimbWords;
  readonly room: Room;
  readonly status: LineProps;
  readonly turn: TurnInHand;
  readonly carrying: boolean;
  readonly beats: TableBeats;
  readonly choosing: CardChoice;
  readonly talk: Talk<Move>;
  readonly onKeeper: (card: Card) => void;
  readonly onOpen: (page: 'cards' | 'times') => void;
}

/** What others did, the line, numbers and buttons; or the card that was drawn. Each keeps its room, so that nothing moves. */
export function SidePanel(props: SidePanelProps) {
  const { table, words, room, status, turn, carrying, beats, choosing, talk, onKeeper, onOpen } = props;
  const { view, seats, canAct, undo } = table;
  const { playing, live } = turn;
  const { attempt, say } = talk;
  // Nobody is asked to play before it is known who begins.
  const begins = useArrivalStyle(beats.arrivals.get(BEGINS) ?? null);
  const line = (
    <Animated.View style={[styles.line, { height: room.line }, begins]}>
      <Line {...status} tight />
    </Animated.View>
  );
  if (view.phase === 'card')
    return (
      <>
        {line}
        <CardSheet
          key={view.draws}
          view={view}
          seats={seats}
          words={words}
          height={sheetOf(room)}
          arrival={beats.arrivals.get(CARD) ?? null}
          canAct={canAct}
          button={table.room.button}
          choosing={choosing}
          attempt={attempt}
        />
      </>
    );
  return (
    <>
      <Slot table={table} words={words} turn={turn} room={room} carrying={carrying} beats={beats} />
      {line}
      {view.phase === 'roll' || takesPlaceOfNumbers(table, turn, room, carrying) ? null : (
        <Numbers
          view={view}
          words={words}
          live={playing ? live : NO_NUMBERS}
          canAct={playing}
          arrivals={beats.arrivals}
          onTake={turn.take}
          onKeeper={onKeeper}
        />
      )}
      <Actions
        view={view}
        words={words}
        canAct={canAct}
        button={table.room.button}
        undo={undo}
        attempt={attempt}
        say={say}
        onOpen={onOpen}
      />
    </>
  );
}

const NO_NUMBERS: readonly never[] = [];

const styles = StyleSheet.create({ line: { justifyContent: 'center' } });
