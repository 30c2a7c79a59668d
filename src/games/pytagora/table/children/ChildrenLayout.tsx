import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import type { TableBeats } from '../../../../shell/beats';
import { TableLayout, type Shape } from '../../../../shell/frame';
import type { ChildrenWords } from '../../i18n/children.fr';
import { Actions, type ActionsProps } from './Actions';
import { Bag, type BagProps } from './Bag';
import { BAG } from './beats';
import type { Dragging } from './drag';
import { Hand, Laid, type HandProps } from './Hand';
import { InTheAir } from './InTheAir';
import { gridOfHand, PITCH, type Room } from './layout';
import type { KindLine } from './statusLine';
import { StatusLine } from './StatusLine';

export interface ChildrenLayoutProps {
  readonly shape: Shape;
  readonly room: Room;
  readonly words: ChildrenWords;
  readonly header: ReactNode;
  readonly field: ReactNode;
  readonly line: KindLine;
  /** Null where there is no hand to see. */
  readonly hand: Pick<HandProps, 'held' | 'label' | 'markOf' | 'onTap'> | null;
  readonly bag: Pick<BagProps, 'count' | 'due' | 'onPress'>;
  /** Nothing is drawn from it in this game: where not all pieces have room it makes way for them. */
  readonly idleBag?: boolean;
  /** What can be pressed, and taken back; null where there is nothing. */
  readonly buttons: { readonly actions: ActionsProps | null; readonly undo: (() => void) | null };
  readonly dragging: Dragging;
  readonly beats: TableBeats;
  /** Handlers of keys: whatever of the table is focused. */
  readonly keys: object;
}

const LARGEST_BAG = 140;

/** A table of the children's games: a field, a line in large letters, a hand of big digits with the bag. */
export function ChildrenLayout(props: ChildrenLayoutProps) {
  const { shape, room, words, header, field, line, hand, dragging, beats, keys, idleBag = false } = props;
  const { actions, undo } = props.buttons;
  const { drag, carried, rootRef } = dragging;
  const grid = gridOfHand(hand?.held.length ?? 0, room, idleBag);
  const bag =
    idleBag && grid.page !== undefined ? null : (
      <Bag
        {...props.bag}
        size={Math.floor(Math.min(LARGEST_BAG, grid.size * PITCH * 1.1))}
        label={words.bag(props.bag.count)}
        stress={beats.stressed.get(BAG) ?? null}
      />
    );
  return (
    <TableLayout
      shape={shape}
      rootRef={rootRef}
      header={header}
      sideWidth={room.side}
      keys={keys}
      board={
        <View style={shape.wide ? styles.standing : null} {...keys}>
          {field}
        </View>
      }
      side={
        <>
          <StatusLine {...line} beforeLines={room.told} undo={undo} undoLabel={words.takeBack} />
          {hand ? (
            <Hand
              {...hand}
              words={words}
              grid={grid}
              height={room.hand}
              dragging={dragging}
              beats={beats}
              bag={bag}
            />
          ) : (
            <Laid grid={grid} count={0} height={room.hand} bag={bag} />
          )}
          {actions ? <Actions {...actions} /> : null}
        </>
      }
      air={<InTheAir digit={carried.piece?.digit ?? null} size={grid.size} drag={drag} />}
    />
  );
}

const styles = StyleSheet.create({ standing: { justifyContent: 'center' } });
