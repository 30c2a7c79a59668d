import { StyleSheet, View, type ViewProps } from 'react-native';
import { useColours } from './theme';
import { RADIUS, SPACE } from './tokens';

/** A sheet of paper on the table. */
export function Panel({ style, ...rest }: ViewProps) {
  const colours = useColours();
  return (
    <View
      {...rest}
      style={[styles.panel, { backgroundColor: colours.surface, borderColor: colours.border }, style]}
    />
  );
}

const styles = StyleSheet.create({
  panel: { borderRadius: RADIUS.l, padding: SPACE.l, gap: SPACE.m, borderWidth: StyleSheet.hairlineWidth },
});
