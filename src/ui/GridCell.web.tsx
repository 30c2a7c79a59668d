import type { GridCellProps } from './cellProps';
import { usePress } from './Napping';

/** A cell of a board that answers to a tap, as an element of its own: a browser's grid knows cells. */
export function GridCell(props: GridCellProps) {
  const { ref, label, testID, size, padding, tabbable, onPress, onFocus, children } = props;
  const press = usePress(onPress);
  return (
    <div
      ref={ref}
      role="gridcell"
      aria-label={label}
      data-testid={testID}
      tabIndex={tabbable ? 0 : -1}
      className="plain cell"
      style={{ width: size, height: size, padding }}
      onPointerDown={press.onPressIn}
      onClick={press.onPress}
      onFocus={onFocus}
      onKeyDown={(key) => {
        if (key.key === 'Enter' && !key.repeat) press.onPress();
      }}
    >
      {children}
    </div>
  );
}
