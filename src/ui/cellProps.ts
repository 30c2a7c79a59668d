import type { ReactNode } from 'react';

/** What can have the focus. */
export interface Focusable {
  focus(): void;
}

export interface GridCellProps {
  readonly ref: (element: Focusable | null) => void;
  readonly label: string;
  readonly testID: string;
  readonly size: number;
  /** Between the cell's edge and what is drawn in it: also there a tap counts. */
  readonly padding: number;
  /** One cell of a board can be reached with the tab key; arrows lead on from it. */
  readonly tabbable: boolean;
  readonly onPress: () => void;
  readonly onFocus: () => void;
  readonly children: ReactNode;
}
