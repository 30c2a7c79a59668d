import { StyleSheet, View } from 'react-native';
import type { Mark } from '../../../shell/frame';
import { useColours } from '../../../ui';
import { reachOf, type Spiral } from './spiral';

export interface PointedProps {
  readonly spiral: Spiral;
  readonly marks: ReadonlyMap<number, Mark>;
}

/** Circles that a refusal or a hint points at. */
export function Pointed({ spiral, marks }: PointedProps) {
  const colours = useColours();
  return [...marks].map(([number, mark]) => {
    if (mark !== 'hint' && mark !== 'refused') return null;
    const { x, y } = spiral.places[number]!;
    const far = reachOf(spiral, number);
    return (
      <View
        key={number}
        style={[
          styles.pointed,
          { left: x - far, top: y - far, width: far * 2, height: far * 2, borderRadius: far },
          { borderColor: colours.warn },
        ]}
      />
    );
  });
}

const styles = StyleSheet.create({
  pointed: { position: 'absolute', borderWidth: 3, pointerEvents: 'none' },
});
