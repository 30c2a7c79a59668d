import { useState, type ReactNode } from 'react';
import { Pressable, StyleSheet, View, type StyleProp, type ViewStyle } from 'react-native';
import { useAnnounced } from './announce';
import { useTheme } from './theme';
import { wrap } from './textWidth';
import { RADIUS, SIZE, SPACE } from './tokens';
import { Txt } from './Txt';

export interface LineProps {
  readonly text: string;
  /** Said first, and more quietly: what others did meanwhile. */
  readonly before?: string;
  readonly beforeLines?: number;
  /** A tap on what others did shows it once more. */
  readonly replay?: { readonly label: string; readonly onPress: () => void } | null;
  /** Said after it, and more quietly: where the points come from. */
  readonly after?: string;
  /** What is wrong, rather than what is going on. */
  readonly wrong?: boolean;
  readonly strong?: boolean;
  /** Where a table gives the line a room of its own: it takes no more, and long words are set smaller. */
  readonly tight?: boolean;
  /** Where a keyboard leaves little room: what is said after is only read out. */
  readonly compact?: boolean;
  /** What is read out, where more or less is written than somebody who does not see the board needs. */
  readonly spoken?: string;
}

/** More than this is long. */
const LONG = 70;

/** The one line under a board that always says, in words, what is going on; the frame's voice reads it out as it changes. */
export function Line({
  text,
  before = '',
  beforeLines = 2,
  replay = null,
  after = '',
  wrong = false,
  strong = false,
  tight = false,
  compact = false,
  spoken,
}: LineProps) {
  const { colours, scale, text: larger, pieces } = useTheme();
  useAnnounced(spoken ?? (after ? `${text} ${after}` : text));
  const small = tight && text.length > LONG / pieces;
  const told = before !== '' && beforeLines > 0;
  const usual = scale > larger && !tight ? 'large' : 'body';
  const [width, setWidth] = useState(USUAL_WIDTH);
  return (
    <View
      testID="line"
      onLayout={({ nativeEvent }) => setWidth(nativeEvent.layout.width)}
      style={[
        styles.line,
        { minHeight: 58 * larger },
        tight ? styles.tight : null,
        compact ? styles.compact : null,
      ]}
    >
      <Words
        said={`${before} ${text}`}
        replay={told ? replay : null}
        style={[styles.words, wrong ? { backgroundColor: colours.warnSurface } : null]}
      >
        {told ? <Before text={before} lines={beforeLines} width={width} /> : null}
        <Txt
          align="center"
          size={small || compact ? 'small' : usual}
          colour={wrong ? colours.warn : colours.text}
          strong={wrong || strong}
        >
          {text}
        </Txt>
        {after && !compact ? (
          <Txt align="center" size="small" dim>
            {after}
          </Txt>
        ) : null}
      </Words>
    </View>
  );
}

/** On a phone; how wide a line is only it knows. */
export const USUAL_WIDTH = 358;
/** How much of it letters fill: they are not all alike, and no word is broken. */
const FILLED = 0.9;
const SMALLEST = 12;

interface BeforeProps {
  readonly text: string;
  readonly lines: number;
  readonly width: number;
}

/** What others did. Where that is more than has room, it is written smaller, and on a line more. */
export function Before({ text, lines, width }: BeforeProps) {
  const { scale, text: larger, pieces } = useTheme();
  const rows = wrap(text, (width - 2 * SPACE.s) * FILLED, SIZE.small * scale).length;
  const most = rows > lines ? lines + 1 : lines;
  return (
    <Txt
      align="center"
      size={rows > lines ? (SMALLEST * scale) / larger : 'small'}
      dim
      // Words that the device has larger have a page that is higher.
      numberOfLines={larger > pieces ? undefined : most}
    >
      {text}
    </Txt>
  );
}

interface WordsProps {
  readonly said: string;
  readonly replay: LineProps['replay'];
  readonly style: StyleProp<ViewStyle>;
  readonly children: ReactNode;
}

/** All of it can be tapped: what others did may be a single row, too low for a finger. */
function Words({ said, replay = null, style, children }: WordsProps) {
  if (!replay) return <View style={style}>{children}</View>;
  return (
    <Pressable
      role="button"
      aria-label={`${replay.label} ${said}`}
      onPress={replay.onPress}
      style={style}
      testID="replay"
    >
      {children}
    </Pressable>
  );
}

const styles = StyleSheet.create({
  line: { flex: 1, justifyContent: 'center', alignItems: 'center' },
  tight: { minHeight: 0 },
  compact: { minHeight: 40 },
  words: { maxWidth: '100%', paddingHorizontal: SPACE.s, paddingVertical: SPACE.xs, borderRadius: RADIUS.m },
});
