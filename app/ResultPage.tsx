import { useState, type ReactNode } from 'react';
import { ScrollView, StyleSheet, useWindowDimensions, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import type { Player } from '../src/engine';
import { Cheers, Finest, Podium, type Ending, type Sharing } from '../src/shell/result';
import { SPACE, Txt, useColours, useTheme } from '../src/ui';
import { Confetti } from '../src/ui/Confetti';
import { textWidth } from '../src/ui/textWidth';

export interface ResultPageProps {
  readonly title: string;
  readonly ending: Ending;
  readonly seats: readonly Player[];
  /** The game ended just now. */
  readonly news: boolean;
  /** Why another game could not begin. */
  readonly refused: string | null;
  readonly sharing: Sharing;
  /** In the place of the columns: a game against one's own record. */
  readonly records: ReactNode;
  readonly buttons: ReactNode;
}

/** Below this one line must do for a cheer, and the title is smaller. */
const SHORT = 700;
const LOW = 480;
const COLUMN = 620;
/** A title is never smaller. */
const LEAST = 24;

/** Who won by how much, the finest move, and what to do next, on one screen; beside each other where it is wide. */
export function ResultPage(props: ResultPageProps) {
  const { ending, seats, records, buttons, sharing, news } = props;
  const colours = useColours();
  const { scale } = useTheme();
  const { width, height } = useWindowDimensions();
  const insets = useSafeAreaInsets();
  const wide = width > height && !records;
  const short = height < SHORT;
  const room = Math.min(width - insets.left - insets.right, COLUMN * scale * (wide ? 2 : 1)) - 2 * SPACE.m;
  const half = wide ? (room - SPACE.xl) / 2 : room;
  const { finest, cheers } = ending;
  const told = (
    <>
      {cheers.length > 0 ? (
        <Cheers cheers={short && !wide ? cheers.slice(0, 1) : cheers} seats={seats} tight={short} />
      ) : null}
      {finest ? (
        <Finest move={finest} seats={seats} width={half} height={(short ? (wide ? 52 : 40) : 60) * scale} />
      ) : null}
    </>
  );
  const next = (
    <View style={styles.next}>
      <Said {...props} />
      {buttons}
    </View>
  );
  return (
    <View role="main" style={[styles.page, { backgroundColor: colours.table, paddingTop: insets.top }]}>
      <Confetti width={width} height={height * (wide ? 1 : 0.62)} thrown={news} />
      <ScrollView
        contentContainerStyle={[styles.content, { paddingLeft: insets.left, paddingRight: insets.right }]}
      >
        <View
          style={[
            wide ? styles.beside : null,
            styles.fills,
            { width: room, paddingBottom: wide ? SPACE.m + insets.bottom : SPACE.s },
          ]}
        >
          <View style={[styles.column, styles.grows]}>
            <Headline {...props} />
            {records ?? <Columns ending={ending} width={half} />}
            {wide || records ? null : told}
          </View>
          {wide ? (
            <View style={[styles.column, styles.right, { width: half }]}>
              {told}
              {next}
            </View>
          ) : null}
        </View>
      </ScrollView>
      {wide ? null : (
        <View style={[styles.footer, { width: room, paddingBottom: SPACE.s + insets.bottom }]}>{next}</View>
      )}
      {sharing.drawing}
    </View>
  );
}

function Headline({ title, ending, records }: ResultPageProps) {
  const { height, width } = useWindowDimensions();
  const { scale } = useTheme();
  const most = height < LOW ? 26 : height < SHORT ? 28 : 36 * scale;
  const room = (width > height && !records ? width / 2 : width) - 2 * SPACE.l;
  // On one line if it can be; a team's names take two.
  const size = Math.max(LEAST, Math.min(most, Math.floor(room / textWidth(title, 1))));
  return (
    <View style={styles.head}>
      <Txt strong size={size} align="center" heading={1} maxFontSizeMultiplier={1.4} testID="winner">
        {title}
      </Txt>
      {records ? null : (
        <Txt align="center" dim maxFontSizeMultiplier={1.4} testID="lead">
          {ending.lead}
        </Txt>
      )}
    </View>
  );
}

/** As high as there is room for. */
function Columns({ ending, width }: { readonly ending: Ending; readonly width: number }) {
  const { scale } = useTheme();
  const [height, setHeight] = useState(0);
  return (
    <>
      <View
        style={[styles.podium, { maxHeight: HIGHEST * scale }]}
        onLayout={({ nativeEvent: { layout } }) => setHeight(Math.floor(layout.height))}
      >
        {height > 0 ? <Podium ending={ending} width={width} height={height} /> : null}
      </View>
      {ending.counts === null ? null : (
        <Txt size="small" dim align="center" maxFontSizeMultiplier={1.3} style={styles.counts} aria-hidden>
          {ending.counts}
        </Txt>
      )}
    </>
  );
}

const HIGHEST = 370;

function Said({ refused, sharing }: ResultPageProps) {
  const colours = useColours();
  return (
    <View role="status" aria-live="polite">
      {refused ? (
        <Txt role="alert" colour={colours.warn} align="center">
          {refused}
        </Txt>
      ) : null}
      {sharing.said ? (
        <Txt align="center" size="small" testID="shared">
          {sharing.said}
        </Txt>
      ) : null}
    </View>
  );
}

const styles = StyleSheet.create({
  page: { flex: 1, alignItems: 'center', overflow: 'hidden' },
  content: { flexGrow: 1, alignItems: 'center', paddingTop: SPACE.s },
  column: { gap: SPACE.s },
  fills: { flexGrow: 1 },
  beside: { flexDirection: 'row', gap: SPACE.xl },
  grows: { flex: 1 },
  right: { justifyContent: 'center' },
  head: { alignItems: 'center' },
  podium: { flex: 1, minHeight: 124 },
  counts: { marginTop: -SPACE.xs },
  next: { gap: SPACE.xs },
  footer: { paddingTop: SPACE.xs },
});
