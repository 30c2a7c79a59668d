import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { SPACE, useColours } from '../ui';

export interface TablePageProps {
  readonly testID: string;
  readonly gap: number;
  readonly children: ReactNode;
}

/** The whole screen that a table lies on, clear of notches and bars. */
export function TablePage({ testID, gap, children }: TablePageProps) {
  const colours = useColours();
  const insets = useSafeAreaInsets();
  return (
    <View
      role="main"
      testID={testID}
      style={[
        styles.page,
        {
          gap,
          backgroundColor: colours.table,
          paddingTop: insets.top + SPACE.s,
          paddingBottom: insets.bottom + SPACE.s,
          paddingLeft: insets.left + SPACE.s,
          paddingRight: insets.right + SPACE.s,
        },
      ]}
    >
      {children}
    </View>
  );
}

const styles = StyleSheet.create({ page: { flex: 1 } });
