import { useSyncExternalStore } from 'react';
import { Text, View } from 'react-native';
import { UNSEEN } from '../Unseen';
import type { LiveRegionProps } from './props';

/** The only live region of the app. It is there from the first screen on: a region that comes with its words is often not read. */
export function LiveRegion({ announcer, label }: LiveRegionProps) {
  const said = useSyncExternalStore(announcer.subscribe, announcer.get, announcer.get);
  return (
    <View role="log" aria-live="polite" aria-label={label} style={UNSEEN}>
      {said.map(({ id, text }) => (
        <Text key={id}>{text}</Text>
      ))}
    </View>
  );
}
