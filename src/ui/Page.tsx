import type { ReactNode } from 'react';
import { ScrollView, StyleSheet, useWindowDimensions, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { IconButton } from './Button';
import { textWidth } from './textWidth';
import { useTheme } from './theme';
import { Title } from './Title';
import { SIZE, SPACE, TOUCH } from './tokens';
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

/** The wider column. */
export const BROAD = 860;

/** A screen that is read or filled in: a title, a column no wider than is comfortable, and room for thumbs. */
export function Page({ title, back, aside, footer, broad = false, children }: PageProps) {
  const { colours, scale } = useTheme();
  const { width } = useWindowDimensions();
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
              <Txt strong fixed size={titleSize(title, width - BESIDE, scale)}>
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

/** What stands beside a title at most: the edges of the page, and two buttons. */
const BESIDE = 2 * SPACE.l + 2 * TOUCH + SPACE.m;
const LEAST_TITLE = 14;

/** No word of a title is broken in two, while it can be read. */
function titleSize(title: string, room: number, scale: number): number {
  const longest = Math.max(...title.split(/\s/).map((word) => textWidth(word, 1)));
  return Math.max(LEAST_TITLE, Math.min(Math.round(SIZE.title * scale), Math.floor(room / longest)));
}

const styles = StyleSheet.create({
  page: { flex: 1 },
  content: { alignItems: 'center' },
  column: { width: '100%', maxWidth: 620, gap: SPACE.l },
  broad: { maxWidth: BROAD },
  head: { flexDirection: 'row', alignItems: 'center', gap: SPACE.xs, paddingTop: SPACE.m, minHeight: 60 },
  footer: {
    alignItems: 'center',
    paddingHorizontal: SPACE.l,
    paddingTop: SPACE.m,
    borderTopWidth: StyleSheet.hairlineWidth,
  },
});
