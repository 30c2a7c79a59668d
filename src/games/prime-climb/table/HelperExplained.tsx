import { StyleSheet, View } from 'react-native';
import type { PrimeClimbWords } from '../i18n';
import { RADIUS, SPACE, Tappable, TOUCH, Txt, useColours } from '../../../ui';
import { GAME_COLOUR } from './colours';

export interface HelperExplainedProps {
  readonly words: PrimeClimbWords;
  readonly helper: 'colours' | 'results';
  readonly height: number;
  readonly onUnderstood: () => void;
}

/** The helping hand, before it shows anything for the first time: what its rings are. */
export function HelperExplained({ words, helper, height, onUnderstood }: HelperExplainedProps) {
  const colours = useColours();
  return (
    <View
      style={[styles.panel, { height, backgroundColor: colours.surface, borderColor: colours.border }]}
      testID="helper-explained"
    >
      <Txt size="small" maxFontSizeMultiplier={1.1} style={styles.words}>
        {words.explained.helper[helper]}
      </Txt>
      <Tappable
        role="button"
        aria-label={words.explained.understood}
        onPress={onUnderstood}
        style={[styles.button, { backgroundColor: GAME_COLOUR }]}
        testID="understood"
      >
        <Txt strong size={15} colour="#FFFFFF" maxFontSizeMultiplier={1.1}>
          {words.explained.understood}
        </Txt>
      </Tappable>
    </View>
  );
}

const styles = StyleSheet.create({
  panel: {
    borderRadius: RADIUS.m,
    borderWidth: 1,
    paddingHorizontal: SPACE.s,
    flexDirection: 'row',
    alignItems: 'center',
    gap: SPACE.s,
  },
  words: { flex: 1 },
  button: {
    minHeight: TOUCH,
    paddingHorizontal: SPACE.m,
    borderRadius: RADIUS.m,
    alignItems: 'center',
    justifyContent: 'center',
  },
});
