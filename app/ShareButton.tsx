import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { useApp } from '../src/shell';
import { shareText, type ShareOutcome } from '../src/shell/share';
import { Button, SPACE, Txt } from '../src/ui';

/** Hands a text to somebody, and says what became of it. */
export function ShareButton({ text }: { readonly text: () => string }) {
  const { words } = useApp();
  const [outcome, setOutcome] = useState<ShareOutcome | null>(null);
  const says: Partial<Record<ShareOutcome, string>> = {
    shared: words.solo.shared,
    copied: words.solo.copied,
    failed: words.solo.shareFailed,
  };
  const said = outcome ? says[outcome] : undefined;
  return (
    <View>
      <Button
        icon="share"
        label={words.solo.share}
        onPress={() => void shareText(text()).then(setOutcome)}
        testID="share"
      />
      <View role="status" aria-live="polite">
        {said ? (
          <Txt align="center" style={styles.said} testID="shared">
            {said}
          </Txt>
        ) : null}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  said: { paddingTop: SPACE.s },
});
