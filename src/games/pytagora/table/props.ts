import type { TableProps } from '../../../shell';
import type { CrosswordView, Move, PytagoraEvent, SquareView, TablesView } from '../rules';

/** What the frame gives the three kinds of table. */
type Props<Seen> = TableProps<Move, Seen, PytagoraEvent>;
export type CrosswordProps = Props<CrosswordView>;
export type SquareProps = Props<SquareView>;
export type TablesProps = Props<TablesView>;
export type AnyProps = Props<CrosswordView | SquareView | TablesView>;
