import { act, render } from '@testing-library/react-native';
import { View } from 'react-native';
import { GestureDetector, GestureHandlerRootView, State } from 'react-native-gesture-handler';
import { fireGestureHandler, getByGestureTestId } from 'react-native-gesture-handler/jest-utils';
import { useAnimatedRef } from 'react-native-reanimated';
import { isWithin, sameTarget, useDragLayer, type Area, type DragLayer } from '../../src/ui/drag';

/** A table at (10, 20) of the page, and in it a board of ten by ten cells, ten points each, at (110, 20). */
const mockMeasured = {
  table: { pageX: 10, pageY: 20, width: 400, height: 300 },
  board: { pageX: 110, pageY: 20, width: 100, height: 100 },
};
jest.mock('react-native-reanimated', () => ({
  ...jest.requireActual('react-native-reanimated'),
  measure: (ref: { current: { props: { testID: keyof typeof mockMeasured } } }) =>
    mockMeasured[ref.current.props.testID],
}));

type Cell = { readonly column: number; readonly row: number };
type Point = readonly [x: number, y: number];
/** Beside the board, and in the second cell of its first row. */
const HOME: Point = [50, 200];
const FIRST_ROW: Point = [125, 28];

function cellAt(x: number, y: number, { board }: { readonly board: Area }): Cell | null {
  if (!isWithin(board, x, y)) return null;
  return { column: Math.floor((x - board.x) / 10), row: Math.floor((y - board.y) / 10) };
}
const named = (cell: Cell | null): string => (cell ? `${cell.column}/${cell.row}` : 'nothing');

/** A table with two pieces, and all that is heard of them. */
function layOut({ accepts }: { readonly accepts: boolean }) {
  const heard: string[] = [];
  let drag: DragLayer<string, Cell>;
  let meanwhile: (() => void) | null = null;
  const targetAt: typeof cellAt = (x, y, areas) => {
    const cell = cellAt(x, y, areas);
    if (cell) meanwhile?.();
    return cell;
  };
  function Table() {
    const rootRef = useAnimatedRef<View>();
    const boardRef = useAnimatedRef<View>();
    drag = useDragLayer({
      rootRef,
      areas: { board: boardRef },
      targetAt,
      enabled: true,
      onLift: (piece: string) => void heard.push(`lift ${piece}`),
      onCross: (piece, cell) => void heard.push(`${piece} over ${named(cell)}`),
      onDrop: (piece, cell) => {
        heard.push(`${piece} on ${named(cell)}`);
        return accepts;
      },
      onHome: (piece) => void heard.push(`${piece} home`),
    });
    return (
      <GestureHandlerRootView>
        <View ref={rootRef} testID="table">
          <View ref={boardRef} testID="board" />
          {['pawn', 'knight'].map((piece) => (
            <GestureDetector key={piece} gesture={drag.gestureFor(piece).withTestId(piece)}>
              <View />
            </GestureDetector>
          ))}
        </View>
      </GestureHandlerRootView>
    );
  }
  render(<Table />);
  const at = ([absoluteX, absoluteY]: Point) => ({ absoluteX, absoluteY });
  /** Down at the first point, through the others, and up at the last. */
  const carry = (piece: string, points: readonly Point[], end: State = State.END) =>
    act(async () =>
      fireGestureHandler(getByGestureTestId(piece), [
        { state: State.BEGAN, ...at(points[0]!) },
        ...points.map((point) => ({ state: State.ACTIVE, ...at(point) })),
        { state: end, ...at(points.at(-1)!) },
      ]),
    );
  /** Done when a piece first comes over the board. */
  const then = (what: () => void) => {
    meanwhile = () => {
      meanwhile = null;
      what();
    };
  };
  /** Down and up again, too short to lift anything. */
  const tap = (piece: string) => {
    const { handlers, handlerTag } = getByGestureTestId(piece);
    handlers.onFinalize?.({ handlerTag, ...at(HOME) } as never, false);
  };
  return { heard, drag: drag!, carry, tap, then };
}

test('a piece is lifted, comes over a cell, and is let go on it', async () => {
  const { heard, drag, carry } = layOut({ accepts: true });
  await carry('pawn', [HOME, [112, 25], [118, 28], FIRST_ROW]);
  expect(heard).toEqual(['lift pawn', 'pawn over 0/0', 'pawn over 1/0', 'pawn on 1/0']);
  expect([drag.x.get(), drag.y.get()]).toEqual([115, 8]);
  expect(drag.over.get()).toBeNull();
  expect(drag.lifted.get()).toBe(0);
});

test('refused, it goes home', async () => {
  const { heard, carry } = layOut({ accepts: false });
  await carry('pawn', [HOME, FIRST_ROW]);
  expect(heard).toEqual(['lift pawn', 'pawn over 1/0', 'pawn on 1/0', 'pawn home']);
});

test('let go over nothing, it goes home, and nobody is asked', async () => {
  const { heard, carry } = layOut({ accepts: true });
  await carry('pawn', [HOME, FIRST_ROW, HOME]);
  expect(heard).toEqual(['lift pawn', 'pawn over 1/0', 'pawn over nothing', 'pawn home']);
});

test('interrupted over a cell, it goes home', async () => {
  const { heard, carry } = layOut({ accepts: true });
  await carry('pawn', [HOME, FIRST_ROW], State.CANCELLED);
  expect(heard).toEqual(['lift pawn', 'pawn over 1/0', 'pawn home']);
});

test('picked up from the board, it is over its own cell from the start', async () => {
  const { heard, carry } = layOut({ accepts: true });
  await carry('pawn', [FIRST_ROW, [175, 28]]);
  expect(heard).toEqual(['lift pawn', 'pawn over 1/0', 'pawn over 6/0', 'pawn on 6/0']);
});

test('another finger that taps meanwhile drops nothing', async () => {
  const { heard, carry, tap, then } = layOut({ accepts: true });
  then(() => tap('knight'));
  await carry('pawn', [HOME, [112, 25], FIRST_ROW]);
  expect(heard).toEqual(['lift pawn', 'pawn over 0/0', 'pawn over 1/0', 'pawn on 1/0']);
});

test('it falls where the board lies when it is let go, though lifting has moved the board', async () => {
  const { heard, carry, then } = layOut({ accepts: true });
  const before = mockMeasured.board;
  then(() => (mockMeasured.board = { ...before, pageY: before.pageY - 10 }));
  await carry('pawn', [HOME, FIRST_ROW]);
  mockMeasured.board = before;
  expect(heard.at(-1)).toBe('pawn on 1/1');
});

test.each([
  [3, 3, true],
  [3, 4, false],
  [null, null, true],
  [null, 0, false],
  [{ column: 1, row: 2 }, { column: 1, row: 2 }, true],
  [{ column: 1, row: 2 }, { column: 1, row: 3 }, false],
  [{ kind: 'rack', place: 1 }, { kind: 'cell', x: 1, y: 1 }, false],
  [{ kind: 'rack', place: 1 }, null, false],
])('%j and %j are the same target: %s', (one, other, same) => {
  expect(sameTarget(one, other)).toBe(same);
});
