import { ScrollView, StyleSheet, View } from 'react-native';
import type { PrimeClimbWords } from '../i18n';
import { RADIUS, SPACE, Tappable, TOUCH, Txt, useColours, useEdge } from '../../../ui';
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
  const edge = useEdge();
  return (
    <View
      style={[styles.panel, { height, backgroundColor: colours.surface, borderColor: colours.border }]}
      testID="helper-explained"
    >
      <ScrollView style={styles.words} contentContainerStyle={styles.middle}>
        <Txt size="small">{words.explained.helper[helper]}</Txt>
      </ScrollView>
      <Tappable
        role="button"
        aria-label={words.explained.understood}
        onPress={onUnderstood}
        style={[styles.button, { backgroundColor: GAME_COLOUR }, edge]}
        testID="understood"
      >
        <Txt strong size={15} colour="#FFFFFF">
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
  words: { flex: 1, alignSelf: 'stretch' },
  middle: { flexGrow: 1, justifyContent: 'center' },
  button: {
    minHeight: TOUCH,
    paddingHorizontal: SPACE.m,
    borderRadius: RADIUS.m,
    alignItems: 'center',
    justifyContent: 'center',
  },
});
