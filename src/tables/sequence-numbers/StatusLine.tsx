import { StyleSheet, View } from 'react-native';
import type { View as SeenView } from '../../engine/sequence-numbers';
import type { SequenceWords } from '../../i18n/sequence-numbers';
import { RADIUS, SPACE, Txt, useColours } from '../../ui';
import { hoverText } from './bridge';
import { useRestingHover, type HoverStore } from './hover';

export interface StatusLineProps {
  readonly text: string;
  /** What others did meanwhile; said first, and more quietly. */
  readonly before: string;
  /** How much of that there is room for. */
  readonly beforeLines: number;
  readonly refused: boolean;
  readonly hover: HoverStore;
  readonly view: SeenView;
  readonly words: SequenceWords;
}

/** Says what is going on, or what is wrong; read out by screen readers as it changes. */
export function StatusLine({ text, before, beforeLines, refused, hover, view, words }: StatusLineProps) {
  const colours = useColours();
  const held = useRestingHover(hover);
  const said = held ? hoverText(view, held.card, held.cell, words) : text;
  const wrong = refused && !held;
  return (
    <View
      role="status"
      aria-live="polite"
      testID="line"
      style={[styles.line, wrong ? { backgroundColor: colours.warnSurface } : null]}
    >
      {before && beforeLines > 0 && !held ? (
        <Txt align="center" size="small" dim numberOfLines={beforeLines} maxFontSizeMultiplier={1.5}>
          {before}
        </Txt>
      ) : null}
      <Txt
        align="center"
        colour={wrong ? colours.warn : colours.text}
        strong={wrong}
        maxFontSizeMultiplier={1.5}
      >
        {said}
      </Txt>
    </View>
  );
}

const styles = StyleSheet.create({
  line: {
    minHeight: 58,
    flex: 1,
    justifyContent: 'center',
    paddingHorizontal: SPACE.m,
    borderRadius: RADIUS.m,
  },
});
