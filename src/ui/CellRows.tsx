import { useLayoutEffect, useMemo, useState, type RefObject } from 'react';
import { Platform, StyleSheet, View, type Role } from 'react-native';
import { focusOn } from './focus';
import { useAwake } from './Napping';

/** A cell of a board: counted from anywhere, in either direction. */
export interface CellPlace {
  readonly row: number;
  readonly column: number;
}

export interface SpokenCell extends CellPlace {
  readonly label: string;
}

export interface CellRowsProps {
  /** From top to bottom, and from left to right. */
  readonly cells: readonly SpokenCell[];
  readonly size: number;
  /** The one cell that the tab key stops at. */
  readonly at: CellPlace;
  /** What activating a cell does; null where a board is only read. */
  readonly onActivate: ((at: CellPlace) => void) | null;
  readonly onFocus?: (at: CellPlace) => void;
  /** The focus is on a cell, or is to go to one: it goes along when the place changes. */
  readonly follows: RefObject<boolean>;
}

const same = (one: CellPlace, other: CellPlace): boolean =>
  one.row === other.row && one.column === other.column;

const STEPS: Readonly<Record<string, CellPlace>> = {
  ArrowLeft: { row: 0, column: -1 },
  ArrowRight: { row: 0, column: 1 },
  ArrowUp: { row: -1, column: 0 },
  ArrowDown: { row: 1, column: 0 },
};

/** Where a key leads from a cell: an arrow to the next one, whether or not anything is there; Home and End along the row. */
export function stepFrom(at: CellPlace, key: string, cells: readonly CellPlace[]): CellPlace | null {
  const step = STEPS[key];
  if (step) return { row: at.row + step.row, column: at.column + step.column };
  const row = cells.filter((cell) => cell.row === at.row);
  if (key === 'Home') return row[0] ?? null;
  return key === 'End' ? (row.at(-1) ?? null) : null;
}

/** The same on a board that ends somewhere: to the next cell there is in that direction, however far. */
export function stepWithin(at: CellPlace, key: string, cells: readonly CellPlace[]): CellPlace | null {
  const step = STEPS[key];
  if (!step) return stepFrom(at, key, cells);
  const ahead = cells.filter(
    ({ row, column }) =>
      (row - at.row) * step.row + (column - at.column) * step.column > 0 &&
      (step.row === 0 ? row === at.row : column === at.column),
  );
  const far = ({ row, column }: CellPlace) => Math.abs(row - at.row) + Math.abs(column - at.column);
  return ahead.reduce((best, one) => (far(one) < far(best) ? one : best), ahead[0] ?? at);
}

/** Rows of cells that are heard where they lie on a drawn board. Fingers go through them, to what is drawn. */
export function CellRows({ cells, size, at, onActivate, onFocus, follows }: CellRowsProps) {
  const rows = useMemo(() => {
    const byRow = new Map<number, SpokenCell[]>();
    for (const cell of cells) byRow.set(cell.row, [...(byRow.get(cell.row) ?? []), cell]);
    return [...byRow];
  }, [cells]);
  const [elements] = useState(() => new Map<string, View>());
  const isAwake = useAwake();
  useLayoutEffect(() => {
    const element = elements.get(`${at.row} ${at.column}`);
    if (follows.current && element) focusOn(element);
  });
  return rows.map(([nth, inRow]) => (
    <View key={nth} role="row" style={styles.row}>
      {inRow.map((cell) => (
        <View
          key={cell.column}
          ref={(element) => {
            const key = `${cell.row} ${cell.column}`;
            if (element) elements.set(key, element);
            else elements.delete(key);
          }}
          accessible
          role={ROLE}
          aria-label={cell.label}
          tabIndex={same(cell, at) ? 0 : -1}
          onFocus={() => {
            follows.current = true;
            onFocus?.(cell);
          }}
          onBlur={() => {
            follows.current = false;
          }}
          {...(onActivate ? pressedBy(() => isAwake() && onActivate(cell)) : {})}
          style={[styles.cell, { left: cell.column * size, top: cell.row * size, width: size, height: size }]}
        />
      ))}
    </View>
  ));
}

/** A browser knows grids and their cells; a phone's screen reader goes from one to the next, and announces what can be pressed. */
export const GRID: Role = Platform.OS === 'web' ? 'grid' : 'group';
const ROLE = (Platform.OS === 'web' ? 'gridcell' : 'button') as Role;
const ACTIVATE = [{ name: 'activate' }] as const;

/** By a screen reader alone: a finger's tap is the board's. */
const pressedBy = (press: () => void): object =>
  Platform.OS === 'web'
    ? { onClick: press }
    : { accessibilityActions: ACTIVATE, onAccessibilityAction: press, onAccessibilityTap: press };

const styles = StyleSheet.create({
  row: { position: 'absolute', left: 0, top: 0 },
  cell: { position: 'absolute', pointerEvents: 'none' },
});
