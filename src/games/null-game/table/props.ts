import type { TableProps } from '../../../shell';
import type { Move, NullEvent, View } from '../rules';

/** What the frame gives this table. */
export type Props = TableProps<Move, View, NullEvent>;
