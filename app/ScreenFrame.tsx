import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { useApp } from '../src/shell/AppProvider';
import { Button, SPACE, Txt, useColours } from '../src/ui';
import { ErrorBoundary } from './ErrorBoundary';
import { useNavigate } from './useNavigate';

export interface ScreenFrameProps {
  readonly name: string;
  readonly children: ReactNode;
}

/** Around every screen: what went wrong leads home, and what could not be kept is said before somebody leaves. */
export function ScreenFrame({ name, children }: ScreenFrameProps) {
  const { words, trouble } = useApp();
  const navigate = useNavigate();
  return (
    <ErrorBoundary words={words} onHome={navigate.home}>
      <View style={styles.screen}>{children}</View>
      {/* A table says it by itself, beside what it is about. */}
      {trouble && name !== 'Table' ? (
        <TroubleBar
          says={words.room[trouble]}
          onMake={name === 'History' ? null : () => navigate.to('History')}
        />
      ) : null}
    </ErrorBoundary>
  );
}

function TroubleBar({ says, onMake }: { readonly says: string; readonly onMake: (() => void) | null }) {
  const { words } = useApp();
  const colours = useColours();
  const insets = useSafeAreaInsets();
  return (
    <View
      role="alert"
      testID="trouble-bar"
      style={[styles.bar, { backgroundColor: colours.warnSurface, paddingBottom: SPACE.s + insets.bottom }]}
    >
      <Txt size="small" colour={colours.warn} style={styles.words}>
        {says}
      </Txt>
      {onMake ? <Button label={words.room.make} onPress={onMake} testID="make-room" /> : null}
    </View>
  );
}

const styles = StyleSheet.create({
  screen: { flex: 1 },
  bar: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: SPACE.s,
    paddingTop: SPACE.s,
    paddingHorizontal: SPACE.l,
  },
  words: { flex: 1, minWidth: 180 },
});
