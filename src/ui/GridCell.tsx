import type { GridCellProps } from './cellProps';
import { Tappable } from './Tappable';

/** A cell of a board that answers to a tap. A phone's screen reader announces what can be pressed. */
export const GridCell = ({ ref, label, testID, size, padding, tabbable, ...on }: GridCellProps) => (
  <Tappable
    ref={ref}
    role="button"
    aria-label={label}
    testID={testID}
    tabIndex={tabbable ? 0 : -1}
    style={{ width: size, height: size, padding }}
    {...on}
  />
);
