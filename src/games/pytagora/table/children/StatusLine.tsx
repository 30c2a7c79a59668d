import { useState } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';
import { Before, IconButton, RADIUS, SPACE, Txt, USUAL_WIDTH, useAnnounced, useTheme } from '../../../../ui';
import { GLOW } from './colours';
import type { KindLine } from './statusLine';

export interface StatusLineProps extends KindLine {
  readonly beforeLines: number;
  readonly undo: (() => void) | null;
  readonly undoLabel: string;
}

/** A longer sentence is written a little smaller, so that it stays on two lines. */
const LONG = 44;

/**
 * One line that always says, in words, what is going on. Larger than at a grown-up's table; what did not fit is said on a warm
 * ground, not on a red one: trying is how one learns.
 */
export function StatusLine(props: StatusLineProps) {
  const { text, before, beforeLines, puzzled, replay = null, undo, undoLabel } = props;
  const { dark, colours } = useTheme();
  useAnnounced(text);
  const [width, setWidth] = useState(USUAL_WIDTH);
  const warm = GLOW[dark ? 'dark' : 'light'];
  return (
    <View style={styles.row}>
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
            size={text.length > LONG ? 'body' : 'large'}
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
