import { StyleSheet, View, type ViewProps } from 'react-native';

/** Heard and not seen: it takes no room, and lies where it would be read. */
export const UNSEEN = StyleSheet.create({
  unseen: { position: 'absolute', width: 1, height: 1, overflow: 'hidden', pointerEvents: 'none' },
}).unseen;

/** For screen readers alone, where the eye has it from a drawing. */
export const Unseen = (props: ViewProps) => <View {...props} style={UNSEEN} />;
