import type { ReactNode } from 'react';
import { Platform, ScrollView, StyleSheet, View, type ViewStyle } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { useColours } from '../ui';
import { marginOf, usePageSize, type PageNeeds } from './page';

export interface TablePageProps extends PageNeeds {
  readonly testID: string;
  readonly gap: number;
  readonly children: ReactNode;
}

/** The whole screen that a table lies on, clear of notches and bars; a page to push along where the window is too small for it. */
export function TablePage({ testID, gap, children, ...needs }: TablePageProps) {
  const colours = useColours();
  const insets = useSafeAreaInsets();
  const { width, height, scrolls } = usePageSize(needs);
  const margin = marginOf({ width });
  return (
    <ScrollView
      scrollEnabled={scrolls || ON_WEB}
      bounces={false}
      keyboardShouldPersistTaps="handled"
      style={[{ backgroundColor: colours.table }, ON_WEB ? (scrolls ? BOTH_WAYS : NO_WAY) : null]}
      contentContainerStyle={scrolls ? { width, height } : styles.fits}
      testID="table-page"
    >
      <View
        role="main"
        testID={testID}
        style={[
          styles.page,
          HELD,
          {
            gap,
            paddingTop: insets.top + margin,
            paddingBottom: insets.bottom + margin,
            paddingLeft: insets.left + margin,
            paddingRight: insets.right + margin,
          },
        ]}
      >
        {children}
      </View>
    </ScrollView>
  );
}

const ON_WEB = Platform.OS === 'web';
/** A browser's page can be pushed along both ways at once. */
const BOTH_WAYS: object = { overflowX: 'auto' };
/** One that fits stays where it is; unlike one that may not be scrolled, it can be zoomed with two fingers. */
const NO_WAY: object = { overflowX: 'hidden', overflowY: 'hidden' };

const styles = StyleSheet.create({
  fits: { flexGrow: 1, height: '100%' },
  page: { flex: 1 },
});
/** What flies past the edge makes no page longer. A browser's "hidden" would hold what is to stay in sight while the page moves. */
const HELD: ViewStyle = ON_WEB ? ({ overflow: 'clip' } as object) : { overflow: 'hidden' };
