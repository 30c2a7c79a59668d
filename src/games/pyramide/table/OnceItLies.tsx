import type { ReactNode } from 'react';
import { StyleSheet, View, type ViewStyle } from 'react-native';
import { useArrived, useBeats } from '../../../shell/beats';
import { Napping } from '../../../ui';
import { DECIDED, TITLE } from './beats';

interface OnceItLiesProps {
  readonly style: ViewStyle;
  readonly children: ReactNode;
}

/** What names whom a die has chosen keeps its place, and is neither seen nor pressed before the die lies. */
export function OnceItLies({ style, children }: OnceItLiesProps) {
  const { arrivals } = useBeats();
  const decided = useArrived(DECIDED);
  const titled = useArrived(TITLE);
  // Whom it chose is read large, where the title is to stand: nobody is asked for the title before it is there.
  const lies = decided && (titled || !arrivals.has(DECIDED));
  return (
    // The tap that has seen enough of the die must not press what it uncovers.
    <Napping stage={lies ? 'lies' : 'rolls'} style={style}>
      <View style={lies ? null : styles.hidden} {...(lies ? {} : { testID: decided ? 'chosen' : 'rolls' })}>
        {children}
      </View>
    </Napping>
  );
}

const styles = StyleSheet.create({ hidden: { opacity: 0, pointerEvents: 'none' } });
