import type { ReactNode } from 'react';
import { Platform, StyleSheet, Text, View } from 'react-native';
import { UNSEEN } from './Unseen';

const ON_WEB = Platform.OS === 'web';

/** On a phone the name of what is pressed; in a browser it has its words inside it. */
export const spokenName = (text: string | undefined): { readonly 'aria-label'?: string } =>
  ON_WEB || text === undefined ? {} : { 'aria-label': text };

/**
 * A sentence to be heard in the place of figures, letters and signs that only the eye puts together. In a browser it is in the
 * document: a label that left out what is written there would not be found by whoever says what they see.
 */
export function Spoken({
  text,
  children,
}: {
  readonly text: string | undefined;
  readonly children: ReactNode;
}) {
  if (!ON_WEB || text === undefined) return children;
  return (
    <>
      <Text style={UNSEEN}>{text}</Text>
      <View aria-hidden style={styles.drawn}>
        {children}
      </View>
    </>
  );
}

const styles = StyleSheet.create({ drawn: { display: 'contents' } });
