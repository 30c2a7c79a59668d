import type { ReactNode } from 'react';
import { ScrollView, StyleSheet, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { IconButton } from './Button';
import { useColours } from './theme';
import { Title } from './Title';
import { SPACE } from './tokens';
import { Txt } from './Txt';

export interface PageProps {
  readonly title: string;
  readonly back?: { readonly label: string; readonly go: () => void };
  readonly aside?: ReactNode;
  /** Stays in reach of the thumb while the rest scrolls. */
  readonly footer?: ReactNode;
  /** A wider column, for screens that are looked at rather than read. */
  readonly broad?: boolean;
  readonly children: ReactNode;
}

/** A screen that is read or filled in: a title, a column no wider than is comfortable, and room for thumbs. */
export function Page({ title, back, aside, footer, broad = false, children }: PageProps) {
  const colours = useColours();
  const insets = useSafeAreaInsets();
  return (
    <View role="main" style={[styles.page, { backgroundColor: colours.table, paddingTop: insets.top }]}>
      <ScrollView
        keyboardShouldPersistTaps="handled"
        contentContainerStyle={[
          styles.content,
          {
            paddingBottom: SPACE.xl + (footer ? 0 : insets.bottom),
            paddingLeft: SPACE.l + insets.left,
            paddingRight: SPACE.l + insets.right,
          },
        ]}
      >
        <View style={[styles.column, broad ? styles.broad : null]}>
          <View style={styles.head}>
            {back ? <IconButton icon="back" label={back.label} onPress={back.go} /> : null}
            <Title of={title} grows>
              <Txt strong size="title">
                {title}
              </Txt>
            </Title>
            {aside}
          </View>
          {children}
        </View>
      </ScrollView>
      {footer ? (
        <View
          style={[
            styles.footer,
            {
              borderColor: colours.border,
              backgroundColor: colours.table,
              paddingBottom: SPACE.m + insets.bottom,
            },
          ]}
        >
          <View style={styles.column}>{footer}</View>
        </View>
      ) : null}
    </View>
  );
}

const styles = StyleSheet.create({
  page: { flex: 1 },
  content: { alignItems: 'center' },
  column: { width: '100%', maxWidth: 620, gap: SPACE.l },
  broad: { maxWidth: 860 },
  head: { flexDirection: 'row', alignItems: 'center', gap: SPACE.xs, paddingTop: SPACE.m, minHeight: 60 },
  footer: {
    alignItems: 'center',
    paddingHorizontal: SPACE.l,
    paddingTop: SPACE.m,
    borderTopWidth: StyleSheet.hairlineWidth,
  },
});
