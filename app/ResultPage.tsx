import { useState, type ReactNode } from 'react';
import { ScrollView, StyleSheet, useWindowDimensions, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import type { Player } from '../src/engine';
import { usePageSize } from '../src/shell/page';
import { Cheers, Finest, leastPodium, Podium, type Ending, type Sharing } from '../src/shell/result';
import { SPACE, Title, Txt, useColours, useTheme } from '../src/ui';
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

/** Below this a line must do for a cheer, and the title is smaller. */
const SHORT = 700;
const LOW = 480;
/** Lower than this, the buttons would leave no room for anything else. */
const TINY = 500;
const COLUMN = 620;
/** A title is never smaller. */
const LEAST = { usual: 24, short: 17 };

/** Who won by how much, the finest move, and what to do next, on one screen; beside each other where it is wide. */
export function ResultPage(props: ResultPageProps) {
  const { ending, seats, records, buttons, sharing, news } = props;
  const colours = useColours();
  const { scale, text } = useTheme();
  const { width, height } = useWindowDimensions();
  const { wide } = usePageSize();
  const insets = useSafeAreaInsets();
  const short = height < SHORT;
  const tiny = height < TINY * text;
  const room = Math.min(width - insets.left - insets.right, COLUMN * scale * (wide ? 2 : 1)) - 2 * SPACE.m;
  const half = wide ? (room - SPACE.xl) / 2 : room;
  const { finest, cheers } = ending;
  const told = (
    <>
      {cheers.length > 0 ? <Cheers ending={ending} seats={seats} tight={short} width={half} /> : null}
      {finest ? (
        <Finest
          ending={ending}
          move={finest}
          seats={seats}
          width={half}
          height={short ? (wide ? 52 : 36) : scale > text ? 100 : 60}
        />
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
      <View style={[styles.fills, wide ? styles.beside : null, { width: room }]}>
        <ScrollView style={styles.grows} contentContainerStyle={styles.content}>
          <Headline {...props} />
          {records ?? <Columns ending={ending} width={half} />}
          {wide || (records && short) ? null : told}
          {!wide && tiny ? next : null}
        </ScrollView>
        {wide ? (
          <ScrollView
            style={styles.grows}
            contentContainerStyle={[styles.content, styles.right, { paddingBottom: SPACE.s + insets.bottom }]}
          >
            {told}
            {next}
          </ScrollView>
        ) : tiny ? null : (
          <View style={{ paddingTop: SPACE.xs, paddingBottom: SPACE.s + insets.bottom }}>{next}</View>
        )}
      </View>
      {sharing.drawing}
    </View>
  );
}

function Headline({ title, ending, records }: ResultPageProps) {
  const { height, width } = useWindowDimensions();
  const { wide } = usePageSize();
  const { scale, text } = useTheme();
  const most = height < LOW ? 26 * text : height < SHORT ? 28 * text : 36 * scale;
  const room = (wide ? width / 2 : width) - 2 * SPACE.l;
  // On one line if it can be; a team's names take two.
  const size = Math.max(
    LEAST[height < SHORT ? 'short' : 'usual'],
    Math.min(most, Math.floor(room / textWidth(title, 1))),
  );
  return (
    <View style={styles.head}>
      <Title of={title}>
        <Txt strong size={size} fixed align="center" testID="winner">
          {title}
        </Txt>
      </Title>
      {records ? null : (
        <Txt align="center" size={height < SHORT ? 'small' : 'body'} dim testID="lead">
          {ending.lead}
        </Txt>
      )}
    </View>
  );
}

/** As high as there is room for. */
function Columns({ ending, width }: { readonly ending: Ending; readonly width: number }) {
  const { scale } = useTheme();
  const window = useWindowDimensions();
  const { wide } = usePageSize();
  const highest = wide ? window.height * 0.8 : Math.max(HIGHEST, window.height * 0.46);
  // Until it was measured it is laid by a guess, and not shown: columns that grow a frame later lie over words meanwhile.
  const [measured, setMeasured] = useState<number | null>(null);
  const height = measured ?? Math.floor(window.height / 3);
  return (
    <>
      <View
        style={[styles.podium, { minHeight: leastPodium(ending.columns, scale), maxHeight: highest }]}
        // A screen that is left has no height, and need not be drawn without one.
        onLayout={({ nativeEvent: { layout } }) =>
          layout.height > 0 && setMeasured(Math.floor(layout.height))
        }
      >
        {/* Laid over its room, so that it never keeps the room from getting smaller. */}
        <View style={[styles.over, measured === null ? styles.unmeasured : null]}>
          <Podium ending={ending} width={width} height={height} />
        </View>
      </View>
      {ending.counts === null ? null : (
        <Txt size="small" dim align="center" style={styles.counts} aria-hidden>
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
  fills: { flex: 1 },
  beside: { flexDirection: 'row', gap: SPACE.xl },
  grows: { flex: 1 },
  content: { flexGrow: 1, gap: SPACE.s, paddingVertical: SPACE.s },
  right: { justifyContent: 'center' },
  head: { alignItems: 'center' },
  podium: { flex: 1 },
  over: { position: 'absolute', left: 0, top: 0 },
  unmeasured: { opacity: 0 },
  counts: { marginTop: -SPACE.xs },
  next: { gap: SPACE.xs },
});
