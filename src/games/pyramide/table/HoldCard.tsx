import { useRef, useState } from 'react';
import { Platform, Pressable, StyleSheet, View, type GestureResponderEvent } from 'react-native';
import {
  RADIUS,
  SPACE,
  Spoken,
  spokenName,
  Txt,
  useEdge,
  useLines,
  useStable,
  useTheme,
  KEEPS_COLOURS,
} from '../../../ui';
import { monotonicNow } from '../../../ui/monotonic';
import { useWholeWords } from '../../../ui/wholeWords';
import { INK, INK_DIM, PAPER } from './colours';

export interface HoldCardProps {
  /** What only these eyes may read. */
  readonly secret: string;
  /** What lies on the card, while nobody reads it: "hold to read". */
  readonly shut: string;
  /** Said under it while it is read: "let go to hide". */
  readonly open: string;
  /** Said to whoever cannot hold: "or activate it". */
  readonly activate: string;
  /** What else may be read: the whole sentence, where DICO has it. */
  readonly more: string | null;
  /** It was held for as long as one needs to read, and let go. */
  readonly onRead?: () => void;
  readonly size?: number;
  /** Where room is short: a low card. */
  readonly compact?: boolean;
  /** Held, it grows upwards: there is no height under it. */
  readonly rises?: boolean;
}

/**
 * Hold to read, let go to hide. While nobody holds it the word is not drawn at all, so nothing finds it: no screenshot, no
 * screen reader, no page search. Where holding is not possible (a keyboard, a screen reader) activating it opens it, and activating
 * it again, or going elsewhere, shuts it. The word is then the card's own name, and never said by the frame's voice. What is held may
 * need more room than the card has: then it lies over its neighbours, and none of them moves.
 */
export function HoldCard(props: HoldCardProps) {
  const { secret, shut, open, activate, more, onRead, size = 38, compact = false, rises = false } = props;
  const [held, setHeld] = useState(false);
  const [shutHeight, setShutHeight] = useState(0);
  const { contrast } = useTheme();
  const edge = useEdge();
  const since = useRef(0);
  /** A finger is on it, or has just left it: the click that follows is that finger's. */
  const fingered = useRef(false);
  const hold = () => {
    since.current = monotonicNow();
    setHeld(true);
  };
  // In a browser, sliding off is told to the function that was there when the pointer came.
  const letGo = useStable(() => {
    // A finger that only brushed the card has read nothing.
    if (held && monotonicNow() - since.current >= READ_MS) onRead?.();
    setHeld(false);
  });
  const toggle = () => (held ? letGo() : hold());
  const press = () => {
    if (!fingered.current) toggle();
    fingered.current = false;
  };
  const spoken = held
    ? [secret, more, `${open}, ${activate}`].filter(Boolean).join('. ')
    : `${shut}, ${activate}`;
  const usual = held ? (compact ? 28 : size) : compact ? 18 : Math.max(24, size * 0.55);
  const fitted = useWholeWords(held ? secret : shut, usual, SPACE.s);
  const lines = useLines(3);
  const card = (
    <Pressable
      role="button"
      {...spokenName(spoken)}
      aria-expanded={held}
      testID="hold"
      onPressIn={(event) => {
        fingered.current = !isKey(event);
        if (fingered.current) hold();
      }}
      onPressOut={() => {
        if (fingered.current) letGo();
      }}
      onPress={press}
      onBlur={letGo}
      // A finger that slides off the card has let it go.
      onHoverOut={letGo}
      accessibilityActions={ACTIONS}
      onAccessibilityAction={toggle}
      {...fitted.measure}
      {...KEEP_STILL}
      {...KEEPS_COLOURS}
      style={[
        styles.card,
        compact ? styles.low : null,
        held ? styles.held : null,
        held ? styles.over : null,
        held ? (rises ? styles.up : styles.down) : null,
        // Paper on a white page.
        contrast === 'forced' ? edge : null,
      ]}
    >
      <Spoken text={spoken}>
        <View style={styles.words}>
          <Txt
            strong
            align="center"
            size={usual}
            {...fitted.size}
            colour={INK}
            adjustsFontSizeToFit
            numberOfLines={lines}
            selectable={false}
          >
            {held ? secret : shut}
          </Txt>
          {held && more ? (
            <Txt align="center" colour={INK} size={compact ? 'small' : 'body'}>
              {more}
            </Txt>
          ) : null}
          {held ? (
            <Txt size="small" align="center" colour={INK_DIM}>
              {open}
            </Txt>
          ) : null}
        </View>
      </Spoken>
    </Pressable>
  );
  return (
    <View
      style={{ minHeight: compact ? LOW : shutHeight }}
      onLayout={({ nativeEvent: { layout } }) => {
        if (!held) setShutHeight(layout.height);
      }}
    >
      {card}
    </View>
  );
}

/** A browser's keyboard presses what a finger holds. */
const isKey = (event: GestureResponderEvent | undefined): boolean =>
  event?.nativeEvent !== undefined && 'key' in event.nativeEvent;

const LOW = 84;
const READ_MS = 300;
const ACTIONS = [{ name: 'activate' }] as const;
/** A long press in a browser must not open its menu. */
const KEEP_STILL: object =
  Platform.OS === 'web' ? { onContextMenu: (event: Event) => event.preventDefault() } : {};

const styles = StyleSheet.create({
  card: {
    minHeight: 112,
    borderRadius: RADIUS.l,
    backgroundColor: PAPER,
    padding: SPACE.m,
    justifyContent: 'center',
    boxShadow: '0 6px 14px rgba(4, 18, 40, 0.35)',
    userSelect: 'none',
  },
  low: { minHeight: LOW, padding: SPACE.s },
  over: { position: 'absolute', left: 0, right: 0 },
  down: { top: 0 },
  up: { bottom: 0 },
  held: { transform: [{ scale: 1.02 }] },
  words: { gap: SPACE.xs },
});
