import { View } from 'react-native';
import type { SquareView } from '../../../engine/pytagora';
import type { TableProps } from '../../../shell';
import { Txt } from '../../../ui';
import { childrenWords } from './tell';

/** Up and down, Even and odd, Both ways. */
export function SquareTable(props: TableProps) {
  const view: SquareView = props.view;
  const words = childrenWords(props.language);
  return (
    <View>
      {props.header}
      <View role="status" testID="line">
        <Txt>{props.waiting ?? words.square.turnOf(props.seats[view.seat]?.name ?? '')}</Txt>
      </View>
    </View>
  );
}
