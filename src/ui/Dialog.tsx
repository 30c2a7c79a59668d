import { useState, type ReactNode } from 'react';
import { Modal, Platform, Pressable, ScrollView, StyleSheet, View, type ViewProps } from 'react-native';
import { useColours, useEdge, useTheme } from './theme';
import { RADIUS, SIZE, SPACE } from './tokens';
import { Txt } from './Txt';
import { useWholeWords } from './wholeWords';

export interface DialogProps {
  readonly open: boolean;
  readonly title: string;
  readonly onClose: () => void;
  readonly closeLabel: string;
  readonly children: ReactNode;
  /** Stands beside title and words, in a window that is too low to have it under them. */
  readonly beside?: ReactNode;
}

/** In a browser the modal itself is the dialog, and is named; on a phone it is the sheet. */
const ON_WEB = Platform.OS === 'web';
const SHEET: Pick<ViewProps, 'role' | 'aria-modal'> = ON_WEB ? {} : { role: 'dialog', 'aria-modal': true };

/** A table has several, and most games are over before one of them was opened: until then nothing of it is drawn. */
export function Dialog(props: DialogProps) {
  const [wanted, setWanted] = useState(props.open);
  if (props.open && !wanted) setWanted(true);
  return wanted ? <Wanted {...props} /> : null;
}

/**
 * Our own: the system's alert does nothing on the web. Escape, the back button and the veil close it. The focus begins at its first
 * button: the veil comes last, under the sheet.
 */
function Wanted({ open, title, onClose, closeLabel, children, beside }: DialogProps) {
  const colours = useColours();
  const { still, scale, text } = useTheme();
  const fitted = useWholeWords(title, (SIZE.large * scale) / text);
  const edge = useEdge();
  return (
    <Modal
      visible={open}
      transparent
      aria-label={title}
      statusBarTranslucent
      animationType={still ? 'none' : 'fade'}
      onRequestClose={onClose}
      supportedOrientations={['portrait', 'landscape']}
    >
      <View style={styles.whole}>
        <View
          {...SHEET}
          {...(ON_WEB ? {} : { 'aria-label': title })}
          style={[styles.box, beside ? styles.wide : null, { backgroundColor: colours.surface }, edge]}
        >
          <ScrollView contentContainerStyle={beside ? styles.columns : styles.content}>
            <View style={beside ? styles.words : styles.all}>
              <View {...fitted.measure}>
                <Txt strong size="large" heading={2} {...fitted.size}>
                  {title}
                </Txt>
              </View>
              {children}
            </View>
            {beside}
          </ScrollView>
        </View>
        <Pressable
          aria-label={closeLabel}
          aria-hidden={ON_WEB}
          tabIndex={-1}
          onPress={onClose}
          style={[StyleSheet.absoluteFill, { backgroundColor: colours.veil }]}
        />
      </View>
    </Modal>
  );
}

const styles = StyleSheet.create({
  whole: { flex: 1, justifyContent: 'center', alignItems: 'center', padding: SPACE.l },
  box: {
    zIndex: 1,
    width: '100%',
    maxWidth: 480,
    maxHeight: '92%',
    borderRadius: RADIUS.l,
    overflow: 'hidden',
  },
  wide: { maxWidth: 760 },
  content: { padding: SPACE.xl },
  columns: { padding: SPACE.xl, flexDirection: 'row', alignItems: 'center', gap: SPACE.l },
  all: { gap: SPACE.m },
  words: { flex: 1, gap: SPACE.m },
});
