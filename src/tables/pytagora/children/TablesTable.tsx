import { View } from 'react-native';
import type { TablesView } from '../../../engine/pytagora';
import type { TableProps } from '../../../shell';
import { Txt } from '../../../ui';
import { childrenWords } from './tell';

/** Multiplication tables. */
export function TablesTable(props: TableProps) {
  const view: TablesView = props.view;
  const words = childrenWords(props.language);
  return (
    <View>
      {props.header}
      <View role="status" testID="line">
        <Txt>{props.waiting ?? words.tables.turnOf(props.seats[view.seat]?.name ?? '')}</Txt>
      </View>
    </View>
  );
}
