import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { GestureHandlerRootView } from 'react-native-gesture-handler';
import type { AnimatedRef } from 'react-native-reanimated';
import { SPACE } from '../../ui';
import type { Shape } from './shape';

export interface TableLayoutProps {
  readonly shape: Shape;
  /** The whole table, which a finger is measured against. */
  readonly rootRef?: AnimatedRef<View>;
  readonly board: ReactNode;
  /** The seats, where they stand beside the board. */
  readonly header: ReactNode;
  /** Line, hand and buttons, from top to bottom. */
  readonly side: ReactNode;
  readonly sideWidth: number;
  /** Which of the two takes the room that is left; the other takes what it needs. */
  readonly grows?: 'side' | 'board';
  /** Handlers of keys: on the column of the hand. */
  readonly keys?: object;
  /** The carried piece, over everything. */
  readonly air?: ReactNode;
  /** Dialogs. */
  readonly children?: ReactNode;
}

/** Board above and hand in reach of a thumb; side by side on a wide screen, mirrored for the left hand. */
export function TableLayout(props: TableLayoutProps) {
  const { shape, rootRef, board, header, side, sideWidth, grows = 'side', keys, air, children } = props;
  if (shape.boardOnly)
    return (
      <GestureHandlerRootView style={styles.fill}>
        <View style={[styles.fill, styles.lookedAt]}>{board}</View>
      </GestureHandlerRootView>
    );
  return (
    <GestureHandlerRootView style={styles.fill}>
      <View
        {...(rootRef ? { ref: rootRef } : {})}
        collapsable={false}
        style={[styles.fill, shape.wide ? styles.wide : styles.tall, shape.mirrored ? styles.mirrored : null]}
      >
        {board}
        <View style={[styles.sideColumn, styles[grows], { width: sideWidth }]} {...keys}>
          {header}
          {/* The seats stay at the top of their column, however much stands under them. */}
          {header && grows === 'board' ? <View style={styles.under}>{side}</View> : side}
        </View>
        {air}
      </View>
      {children}
    </GestureHandlerRootView>
  );
}

const styles = StyleSheet.create({
  fill: { flex: 1 },
  lookedAt: { alignItems: 'center', justifyContent: 'center', pointerEvents: 'none' },
  tall: { alignItems: 'center', gap: SPACE.s },
  wide: { flexDirection: 'row', justifyContent: 'center', gap: SPACE.l },
  mirrored: { flexDirection: 'row-reverse' },
  sideColumn: { gap: SPACE.s },
  side: { flex: 1 },
  board: { justifyContent: 'center' },
  under: { flex: 1, justifyContent: 'center', gap: SPACE.s },
});
