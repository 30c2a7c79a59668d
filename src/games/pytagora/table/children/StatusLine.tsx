import { useState } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';
import {
  Before,
  IconButton,
  RADIUS,
  SIZE,
  SPACE,
  Txt,
  USUAL_WIDTH,
  useAnnounced,
  useTheme,
} from '../../../../ui';
import { wrap } from '../../../../ui/textWidth';
import { GLOW } from './colours';
import type { KindLine } from './statusLine';

export interface StatusLineProps extends KindLine {
  readonly beforeLines: number;
  readonly undo: (() => void) | null;
  readonly undoLabel: string;
}

/** A longer sentence is written a little smaller, so that it stays on two lines. */
const LONG = 44;
/** From one row of words to the next, in parts of their size. */
const ROW = 1.3;
/** How much of a row letters fill. */
const FILLED = 0.9;

/** Of the gaps above and below it a line may take so much. */
const AROUND = SPACE.s;

interface Within {
  readonly width: number;
  readonly height: number;
}

/** Words that are larger than usual, in the room that the field and the hand leave them; never smaller than usual ones. */
function fit(text: string, most: number, least: number, { width, height }: Within): number {
  for (let size = most; size > least; size -= 1)
    if (wrap(text, width * FILLED, size).length * Math.round(size * ROW) <= height) return size;
  return least;
}

/**
 * One line that always says, in words, what is going on. Larger than at a grown-up's table; what did not fit is said on a warm
 * ground, not on a red one: trying is how one learns.
 */
export function StatusLine(props: StatusLineProps) {
  const { text, before, beforeLines, puzzled, replay = null, undo, undoLabel } = props;
  const { dark, colours, scale, text: larger } = useTheme();
  useAnnounced(text);
  const [width, setWidth] = useState(USUAL_WIDTH);
  const [height, setHeight] = useState(Infinity);
  const size = text.length > LONG ? 'body' : 'large';
  const usual = SIZE[size] * scale;
  const told = before ? beforeLines * SIZE.small * scale * ROW : 0;
  const room = { width: width - 2 * SPACE.m, height: height - told - 2 * SPACE.xs + AROUND };
  const fitted = fit(text, usual, (SIZE.body * scale) / larger, room);
  const warm = GLOW[dark ? 'dark' : 'light'];
  return (
    <View style={styles.row} onLayout={({ nativeEvent }) => setHeight(nativeEvent.layout.height)}>
      <View
        testID="line"
        style={styles.line}
        onLayout={({ nativeEvent }) => setWidth(nativeEvent.layout.width)}
      >
        {before ? (
          <Pressable
            role={replay ? 'button' : 'none'}
            {...(replay ? { 'aria-label': `${replay.label} ${before}`, onPress: replay.onPress } : {})}
            testID="replay"
            style={styles.before}
          >
            <Before text={before} lines={beforeLines} width={width} />
          </Pressable>
        ) : null}
        <View style={[styles.words, puzzled ? { backgroundColor: warm.fill } : null]}>
          <Txt
            align="center"
            {...(larger > 1 && fitted < usual ? { size: fitted, fixed: true } : { size })}
            strong
            colour={puzzled ? warm.figure : colours.text}
          >
            {text}
          </Txt>
        </View>
      </View>
      {undo ? <IconButton icon="undo" label={undoLabel} onPress={undo} testID="take-back" /> : null}
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flex: 1, flexDirection: 'row', alignItems: 'center', minHeight: 58 },
  line: {
    flex: 1,
    justifyContent: 'center',
    alignItems: 'center',
  },
  before: { maxWidth: '100%' },
  words: { borderRadius: RADIUS.l, paddingHorizontal: SPACE.m, paddingVertical: SPACE.xs },
});
