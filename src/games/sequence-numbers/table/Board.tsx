import { memo, useCallback, useMemo, useState, type Ref } from 'react';
import { StyleSheet, View } from 'react-native';
import { BOARD, isCorner, isLocked, SIDE, type View as SeenView } from '../rules';
import type { SequenceWords } from '../i18n';
import { cellPlace, type TableBeats } from '../../../shell/beats';
import { KEEPS_COLOURS, onKeys, useColours, useStable, type Focusable } from '../../../ui';
import { linePlace } from './beats';
import { neighbour } from './bridge';
import { Cell } from './Cell';
import type { Moving } from './Chip';
import type { Outline } from './outlines';
import { SequenceLine } from './SequenceLine';

export interface BoardProps {
  readonly view: SeenView;
  readonly size: number;
  readonly words: SequenceWords;
  readonly outlines: ReadonlyMap<number, Outline>;
  readonly beats: Pick<TableBeats, 'arrivals' | 'stressed'>;
  /** The colour of whoever moved there last. */
  readonly lastOf: ReadonlyMap<number, string>;
  readonly onCell: (cell: number) => void;
  readonly measured?: Ref<View>;
  /** Whoever walks it with the keys is shown the cell they come to. */
  readonly onWalk: (cell: number) => void;
}

/** The whole board; a grid for screen readers, walked with the arrow keys. */
export const Board = memo(function Board(props: BoardProps) {
  const { view, size, words, outlines, beats, lastOf, onCell, measured, onWalk } = props;
  const colours = useColours();
  const [focused, setFocused] = useState(11);
  const [elements] = useState(() => new Map<number, Focusable>());
  const register = useCallback(
    (cell: number, element: Focusable | null) => {
      if (element) elements.set(cell, element);
      else elements.delete(cell);
    },
    [elements],
  );
  const keys = onKeys((key) => {
    const next = neighbour(focused, key);
    if (next === null) return false;
    setFocused(next);
    elements.get(next)?.focus();
    return true;
  });
  const focus = useStable((cell: number) => {
    setFocused(cell);
    onWalk(cell);
  });
  const cellSize = size / SIDE;
  const moving = useMemo(() => movingIn(beats), [beats]);
  const rows = useMemo(() => Array.from({ length: SIDE }, (_, row) => row), []);
  return (
    <View
      {...(measured ? { ref: measured } : {})}
      role="grid"
      aria-label={words.board}
      testID="board"
      {...KEEPS_COLOURS}
      {...keys}
      style={[styles.board, { width: size, height: size, backgroundColor: colours.table }]}
    >
      {rows.map((row) => (
        <View key={row} role="row" style={styles.row}>
          {rows.map((column) => {
            const cell = row * SIDE + column;
            const locked = isLocked(view.sequences, cell);
            return (
              <Cell
                key={cell}
                cell={cell}
                size={cellSize}
                team={view.chips[cell] ?? null}
                locked={locked}
                moving={moving.get(cell) ?? null}
                outline={outlines.get(cell) ?? null}
                lastOf={lastOf.get(cell) ?? null}
                label={cellLabel(view, cell, words, outlines.get(cell) === 'help')}
                tabbable={cell === focused}
                onPress={onCell}
                onFocus={focus}
                register={register}
              />
            );
          })}
        </View>
      ))}
      {view.sequences.map((sequence) => (
        <SequenceLine
          key={sequence.cells.join()}
          sequence={sequence}
          cellSize={cellSize}
          arrival={beats.arrivals.get(linePlace(sequence.cells)) ?? null}
        />
      ))}
    </View>
  );
});

/** The cells whose chips something happens to. The same object for as long as it happens. */
function movingIn({ arrivals, stressed }: BoardProps['beats']): ReadonlyMap<number, Moving> {
  const moving = BOARD.flatMap((_number, cell): (readonly [number, Moving])[] => {
    const arrival = arrivals.get(cellPlace(cell)) ?? null;
    const stress = stressed.get(cellPlace(cell)) ?? null;
    return arrival || stress ? [[cell, { arrival, stress }]] : [];
  });
  return new Map(moving);
}

function cellLabel(view: SeenView, cell: number, words: SequenceWords, helped: boolean): string {
  const row = Math.floor(cell / SIDE) + 1;
  const column = (cell % SIDE) + 1;
  if (isCorner(cell)) return words.corner(row, column);
  const team = view.chips[cell];
  const number = BOARD[cell]!;
  if (team === null || team === undefined) {
    const free = words.cellFree(number, row, column);
    return helped ? `${free}, ${words.reachable}` : free;
  }
  const mark = words.teamMarks[team]!;
  return isLocked(view.sequences, cell)
    ? words.cellLocked(number, row, column, mark)
    : words.cellChip(number, row, column, mark);
}

const styles = StyleSheet.create({
  board: { position: 'relative' },
  row: { flexDirection: 'row' },
});
