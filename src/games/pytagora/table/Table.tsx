import { StyleSheet, View } from 'react-native';
import { BUTTON, SPACE, useTheme } from '../../../ui';
import { SquareTable } from './children/SquareTable';
import { TablesTable } from './children/TablesTable';
import { CrosswordTable } from './crossword/CrosswordTable';
import type { AnyProps, SquareProps } from './props';

/** Six games of one box on three kinds of table. */
export function Table(props: AnyProps) {
  const { view } = props;
  switch (view.family) {
    case 'crossword':
      return <CrosswordTable {...props} view={view} />;
    case 'tables':
      return <TablesTable {...props} view={view} />;
    case 'square':
      return <SquareWithButton {...props} view={view} />;
  }
}

/** Where turns end by themselves there is no place for a button: it stands below all the rest. */
function SquareWithButton(props: SquareProps) {
  const { scale } = useTheme();
  const { room } = props;
  const below = room.button ? BUTTON * scale + SPACE.s : 0;
  return (
    <View style={styles.below}>
      <SquareTable {...props} room={{ ...room, height: room.height - below }} />
      {room.button}
    </View>
  );
}

const styles = StyleSheet.create({ below: { flex: 1, gap: SPACE.s } });
