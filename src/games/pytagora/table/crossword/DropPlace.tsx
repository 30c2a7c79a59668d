import { useEffect, useMemo } from 'react';
import { StyleSheet, View } from 'react-native';
import Animated, { useAnimatedStyle, useSharedValue, type SharedValue } from 'react-native-reanimated';
import { type Face, type Spot } from '../../rules';
import { RADIUS, useColours } from '../../../../ui';
import type { Camera } from '../../../../ui/zoom';
import { Piece } from '../Piece';
import { CELL, columnAt } from './camera';
import type { Drag } from './drag';

export interface DropPlaceProps {
  readonly drag: Drag;
  readonly camera: SharedValue<Camera>;
  readonly face: Face | null;
  /** Where nothing can be laid. */
  readonly taken: readonly Spot[];
}

/** How much of the piece is seen on the place it would take. */
const GHOST = 0.28;

/** The cell that a piece in the air would take: dashed, with its ghost. It follows the finger on the UI thread. */
export function DropPlace({ drag, camera, face, taken }: DropPlaceProps) {
  const colours = useColours();
  const { pointing, lifted } = drag;
  const spots = useMemo(() => taken.map(({ x, y }) => ({ x, y })), [taken]);
  const lying = useSharedValue<readonly Spot[]>(spots);
  useEffect(() => lying.set(spots), [lying, spots]);
  const style = useAnimatedStyle(() => {
    const at = pointing.get();
    if (!at) return { opacity: 0 };
    const seen = camera.get();
    const x = columnAt(at.x, seen.x, seen.scale);
    const y = columnAt(at.y, seen.y, seen.scale);
    if (lying.get().some((spot) => spot.x === x && spot.y === y)) return { opacity: 0 };
    return { opacity: lifted.get(), transform: [{ translateX: x * CELL }, { translateY: y * CELL }] };
  });
  return (
    <Animated.View style={[styles.place, style]} testID="place">
      <View style={styles.ghost}>{face ? <Piece face={face} size={CELL} /> : null}</View>
      <View style={[StyleSheet.absoluteFill, styles.dashes, { borderColor: colours.text }]} />
    </Animated.View>
  );
}

const styles = StyleSheet.create({
  place: { position: 'absolute', left: 0, top: 0, width: CELL, height: CELL, pointerEvents: 'none' },
  ghost: { opacity: GHOST },
  dashes: { borderWidth: 2.5, borderStyle: 'dashed', borderRadius: RADIUS.s },
});
