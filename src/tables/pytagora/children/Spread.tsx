import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { GestureHandlerRootView } from 'react-native-gesture-handler';
import type { AnimatedRef } from 'react-native-reanimated';
import { SPACE } from '../../../ui';
import type { Room } from './layout';

export interface SpreadProps {
  readonly rootRef: AnimatedRef<View>;
  readonly room: Room;
  /** The hand on the other side, for left-handed players. */
  readonly mirrored: boolean;
  readonly header: ReactNode;
  readonly keys: object;
  readonly field: ReactNode;
  readonly line: ReactNode;
  readonly hand: ReactNode;
  readonly actions: ReactNode;
  readonly air: ReactNode;
}

/** How the parts of a children's table lie: field above, hand in reach of the thumbs; side by side on a wide screen. */
export function Spread(props: SpreadProps) {
  const { rootRef, room, mirrored, header, keys, field, line, hand, actions, air } = props;
  return (
    <GestureHandlerRootView style={styles.fill}>
      <View
        ref={rootRef}
        collapsable={false}
        {...keys}
        style={[
          styles.fill,
          room.wide ? styles.wide : styles.tall,
          room.wide && mirrored ? styles.mirrored : null,
        ]}
      >
        <View style={room.wide ? styles.standing : null}>{field}</View>
        <View style={[styles.side, { width: room.side }]}>
          {header}
          {line}
          {hand}
          {actions}
        </View>
        {air}
      </View>
    </GestureHandlerRootView>
  );
}

const styles = StyleSheet.create({
  fill: { flex: 1 },
  tall: { alignItems: 'center', gap: SPACE.s },
  wide: { flexDirection: 'row', justifyContent: 'center', gap: SPACE.l },
  mirrored: { flexDirection: 'row-reverse' },
  standing: { justifyContent: 'center' },
  side: { flex: 1, gap: SPACE.s },
});
