import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { UNSEEN } from './Unseen';
import { useArrival } from './useArrival';

export interface TitleProps {
  /** Another value is another screen: the focus comes here. */
  readonly of: string;
  /** Heard alone, where the screen shows by itself what it is. */
  readonly unseen?: boolean;
  readonly grows?: boolean;
  readonly children: ReactNode;
}

/** The first heading of a screen: where keyboards and screen readers begin when it comes. */
export function Title({ of, unseen = false, grows = false, children }: TitleProps) {
  const ref = useArrival(of);
  return (
    <View
      ref={ref}
      role="heading"
      aria-level={1}
      accessible
      tabIndex={-1}
      style={[styles.title, grows ? styles.grows : null, unseen ? UNSEEN : null]}
    >
      {children}
    </View>
  );
}

const styles = StyleSheet.create({
  // Nothing can be done with a title: it needs no ring.
  title: { outlineWidth: 0 },
  grows: { flex: 1 },
});
