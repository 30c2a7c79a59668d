import type { ReactNode } from 'react';
import { StyleSheet, View, type ViewStyle } from 'react-native';
import { useArrived } from '../../../shell/beats';
import { Napping } from '../../../ui';
import { DECIDED } from './beats';

interface OnceItLiesProps {
  readonly style: ViewStyle;
  readonly children: ReactNode;
}

/** What names whom a die has chosen keeps its place, and is neither seen nor pressed before the die lies. */
export function OnceItLies({ style, children }: OnceItLiesProps) {
  const lies = useArrived(DECIDED);
  return (
    // The tap that has seen enough of the die must not press what it uncovers.
    <Napping stage={lies ? 'lies' : 'rolls'} style={style}>
      <View style={lies ? null : styles.hidden} {...(lies ? {} : { testID: 'rolls' })}>
        {children}
      </View>
    </Napping>
  );
}

const styles = StyleSheet.create({ hidden: { opacity: 0, pointerEvents: 'none' } });
