import { useMemo, useRef, useState, type ReactNode } from 'react';
import { Platform, View, type ViewStyle } from 'react-native';
import { isLying, LAYOUTS, spotIn, type Opening, type SquareView } from '../../rules';
import type { ChildrenWords } from '../../i18n/children.fr';
import { onKeys, useStable } from '../../../../ui';
import { CellRows, GRID, stepWithin, type CellPlace, type SpokenCell } from '../../../../ui/CellRows';

export interface SquareCellsProps {
  readonly view: SquareView;
  readonly square: number;
  readonly openings: readonly Opening[];
  readonly size: number;
  readonly help: boolean;
  readonly title: string;
  readonly words: ChildrenWords;
  readonly onPlace: (end: number) => void;
  readonly style: ViewStyle;
  /** What is drawn under the cells. */
  readonly children: ReactNode;
}

interface PathCell extends SpokenCell {
  /** The opening that it is. */
  readonly end: number | null;
}

/** A square that is walked with the arrows and heard; the tab key stops at the place that waits. */
export function SquareCells(props: SquareCellsProps) {
  const { openings, size, title, onPlace, style, children } = props;
  const all = usePathCells(props);
  const [walked, walk] = useState<CellPlace | null>(null);
  const follows = useRef(false);
  const waiting = all.find(({ end }) => end !== null) ?? all[0]!;
  // With every piece that is laid one begins again where the next one goes.
  const [of, setOf] = useState(openings);
  if (of !== openings) {
    setOf(openings);
    walk(null);
  }
  const at = (of === openings ? walked : null) ?? waiting;
  const press = useStable(({ row, column }: CellPlace) => {
    const cell = all.find((one) => one.row === row && one.column === column);
    if (cell?.end != null) onPlace(cell.end);
  });
  const onKey = useStable((key: string): boolean => {
    if (key === 'Enter') press(at);
    const to = stepWithin(at, key, all);
    if (!to) return key === 'Enter';
    follows.current = true;
    walk(to);
    return true;
  });
  return (
    <View role={GRID} aria-label={title} testID={`square-${props.square}`} {...onKeys(onKey)} style={style}>
      {children}
      <CellRows
        // On a phone the place that glows is heard itself.
        cells={GLOWS_SPEAK ? all.filter(({ end }) => end === null) : all}
        size={size}
        at={at}
        onActivate={GLOWS_SPEAK ? null : press}
        onFocus={(place) => {
          if (place.row !== at.row || place.column !== at.column) walk(place);
        }}
        follows={follows}
      />
    </View>
  );
}

export const GLOWS_SPEAK = Platform.OS !== 'web';

function usePathCells(props: Omit<SquareCellsProps, 'children' | 'style'>): readonly PathCell[] {
  const { view, square, openings, help, words } = props;
  return useMemo(() => {
    const layout = LAYOUTS[view.config.kind];
    const path = layout.squares[square]!;
    const cells = path.map((digit, place): PathCell => {
      const { x, y } = spotIn(path.length, place);
      const where = words.square.at(y + 1, x + 1);
      const opening = openings.find((one) => one.place === place);
      const label = opening
        ? `${placeLabel(opening, help, words)}, ${where}`
        : isLying(layout, view.grown, square, place)
          ? `${words.held(digit)}, ${where}`
          : words.square.empty(where);
      return { row: y, column: x, label, end: opening?.end ?? null };
    });
    return cells.sort((one, other) => one.row - other.row || one.column - other.column);
  }, [view, square, openings, help, words]);
}

export const placeLabel = ({ after, needs }: Opening, help: boolean, { square }: ChildrenWords): string =>
  help ? square.placeKnown(after, needs) : square.place(after);
