import type { TableProps } from '../../../shell';
import type { GameEvent, Move, View } from '../rules';

/** What the frame gives this table. */
export type Props = TableProps<Move, View, GameEvent>;
