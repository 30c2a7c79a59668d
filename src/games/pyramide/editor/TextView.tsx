import { useEffect, useRef } from 'react';
import { StyleSheet, TextInput, useWindowDimensions } from 'react-native';
import { DECK_WORDS } from '../i18n/decks';
import { useApp } from '../../../shell';
import { FONT, Panel, RADIUS, SIZE, SPACE, Txt, useTheme } from '../../../ui';
import { FaultLines } from './FaultLines';
import { linesOf } from '../decks/limits';
import { selectRange } from './selectRange';
import type { Editing } from './useOwnDeck';

export interface TextViewProps {
  readonly editing: Editing;
  /** The line to begin at; null for none in particular. */
  readonly line: number | null;
}

const MOST_SHOWN = 30;

/** The whole deck as its text, and under it what is to be said of it, line by line. */
export function TextView({ editing, line }: TextViewProps) {
  const { language } = useApp();
  const { colours, scale } = useTheme();
  const words = DECK_WORDS[language];
  const { height } = useWindowDimensions();
  const input = useRef<TextInput>(null);
  const { text, validated, edit } = editing;
  const goTo = (wanted: number) => {
    const { from, to } = rangeOfLine(text, wanted);
    if (input.current) selectRange(input.current, from, to);
  };
  useEffect(() => {
    if (line !== null) goTo(line);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, on arriving: not again with every letter typed
  }, [line]);
  return (
    <Panel>
      <Txt size="small" dim>
        {words.textSays}
      </Txt>
      <TextInput
        ref={input}
        multiline
        aria-label={words.text}
        testID="deck-text"
        value={text}
        onChangeText={(next) => edit(() => next)}
        autoCapitalize="none"
        autoCorrect={false}
        allowFontScaling={false}
        style={[
          styles.text,
          {
            height: Math.max(200, Math.round(height * 0.45)),
            color: colours.text,
            backgroundColor: colours.table,
            borderColor: colours.dim,
            fontFamily: FONT.body,
            fontSize: SIZE.body * scale,
            lineHeight: 24 * scale,
          },
        ]}
      />
      <FaultLines faults={validated.faults} most={MOST_SHOWN} onLine={goTo} />
      {validated.notes.length > 0 ? (
        <>
          <Txt strong>{words.notes}</Txt>
          <FaultLines faults={validated.notes} most={MOST_SHOWN} onLine={goTo} />
        </>
      ) : null}
    </Panel>
  );
}

/** Where a line stands in the text; ends of lines count one each, as text fields count them. */
function rangeOfLine(text: string, line: number): { readonly from: number; readonly to: number } {
  const lines = linesOf(text);
  const wanted = Math.min(Math.max(1, line), lines.length);
  const from = lines.slice(0, wanted - 1).reduce((sum, one) => sum + one.length + 1, 0);
  return { from, to: from + lines[wanted - 1]!.length };
}

const styles = StyleSheet.create({
  text: {
    borderWidth: 1,
    borderRadius: RADIUS.m,
    padding: SPACE.m,
    textAlignVertical: 'top',
  },
});
