import type { View } from '../../engine/pytagora';
import type { TableProps } from '../../shell';
import { SquareTable } from './children/SquareTable';
import { TablesTable } from './children/TablesTable';
import { CrosswordTable } from './crossword/CrosswordTable';

/** Six games of one box on three kinds of table. */
export function Table(props: TableProps) {
  switch ((props.view as View).family) {
    case 'crossword':
      return <CrosswordTable {...props} />;
    case 'tables':
      return <TablesTable {...props} />;
    case 'square':
      return <SquareTable {...props} />;
  }
}
