import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { GestureDetector } from 'react-native-gesture-handler';
import Animated, { type AnimatedRef } from 'react-native-reanimated';
import { RADIUS, useColours } from '../../../ui';
import { CLIPPED, type Near } from '../../../ui/useNear';
import type { Room } from './room';

export interface BoardWindowProps {
  readonly near: Near;
  readonly room: Pick<Room, 'board' | 'window'>;
  readonly measured: AnimatedRef<View>;
  readonly children: ReactNode;
}

/** A board that is larger than the screen has room for: a finger pushes it along, two look closer, a double tap shows it whole. */
export function BoardWindow({ near, room: { board, window }, measured, children }: BoardWindowProps) {
  const { border } = useColours();
  return (
    <GestureDetector gesture={near.gesture}>
      <View
        ref={measured}
        collapsable={false}
        testID="window"
        style={[styles.window, CLIPPED, window, { outlineColor: border }]}
      >
        <Animated.View style={[styles.world, { width: board, height: board }, near.world]}>
          {children}
        </Animated.View>
      </View>
    </GestureDetector>
  );
}

const styles = StyleSheet.create({
  window: { borderRadius: RADIUS.s, outlineWidth: 1, outlineStyle: 'solid' },
  world: { position: 'absolute', left: 0, top: 0, transformOrigin: [0, 0, 0] },
});
