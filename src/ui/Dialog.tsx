import type { ReactNode } from 'react';
import { Modal, Pressable, ScrollView, StyleSheet, View } from 'react-native';
import { useColours, useTheme } from './theme';
import { RADIUS, SPACE } from './tokens';
import { Txt } from './Txt';

export interface DialogProps {
  readonly open: boolean;
  readonly title: string;
  readonly onClose: () => void;
  readonly closeLabel: string;
  readonly children: ReactNode;
}

/** Our own: the system's alert does nothing on the web. Escape, the back button and the veil close it. */
export function Dialog({ open, title, onClose, closeLabel, children }: DialogProps) {
  const colours = useColours();
  const { still } = useTheme();
  return (
    <Modal
      visible={open}
      transparent
      statusBarTranslucent
      animationType={still ? 'none' : 'fade'}
      onRequestClose={onClose}
      supportedOrientations={['portrait', 'landscape']}
    >
      <View style={styles.whole}>
        <Pressable
          aria-label={closeLabel}
          tabIndex={-1}
          onPress={onClose}
          style={[StyleSheet.absoluteFill, { backgroundColor: colours.veil }]}
        />
        <View
          role="dialog"
          aria-modal
          aria-label={title}
          style={[styles.box, { backgroundColor: colours.surface }]}
        >
          <ScrollView contentContainerStyle={styles.content}>
            <Txt strong size="large" heading={2}>
              {title}
            </Txt>
            {children}
          </ScrollView>
        </View>
      </View>
    </Modal>
  );
}

const styles = StyleSheet.create({
  whole: { flex: 1, justifyContent: 'center', alignItems: 'center', padding: SPACE.l },
  box: { width: '100%', maxWidth: 480, maxHeight: '92%', borderRadius: RADIUS.l, overflow: 'hidden' },
  content: { padding: SPACE.xl, gap: SPACE.m },
});
