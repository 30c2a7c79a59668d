import { SquareTable } from './children/SquareTable';
import { TablesTable } from './children/TablesTable';
import { CrosswordTable } from './crossword/CrosswordTable';
import type { AnyProps } from './props';

/** Six games of one box on three kinds of table. */
export function Table(props: AnyProps) {
  const { view } = props;
  switch (view.family) {
    case 'crossword':
      return <CrosswordTable {...props} view={view} />;
    case 'tables':
      return <TablesTable {...props} view={view} />;
    case 'square':
      return <SquareTable {...props} view={view} />;
  }
}
