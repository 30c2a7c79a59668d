import { StyleSheet, View } from 'react-native';
import { spotOf } from '../../rules';
import { useTheme } from '../../../../ui';
import { boundsOf, CELL } from './camera';

/** Under the pieces of a run: what is read together. */
export function Band({ cells }: { readonly cells: readonly number[] }) {
  const { dark } = useTheme();
  if (cells.length < 2) return null;
  const { left, top, right, bottom } = boundsOf(cells.map(spotOf));
  return (
    <View
      testID="band"
      style={[
        styles.band,
        {
          left: left * CELL - AIR,
          top: top * CELL - AIR,
          width: (right - left + 1) * CELL + AIR + BEYOND,
          height: (bottom - top + 1) * CELL + AIR + BEYOND,
          backgroundColor: dark ? '#57491F' : '#FFE9A8',
        },
      ]}
    />
  );
}

/** Clear of the pieces, and of their knobs right and below. */
const AIR = 5;
const BEYOND = 13;

const styles = StyleSheet.create({ band: { position: 'absolute', borderRadius: 10, pointerEvents: 'none' } });
