import { useRef, useState } from 'react';
import { StyleSheet, TextInput, View } from 'react-native';
import { FONT, RADIUS, SIZE, SPACE } from '../../../ui';
import { LONGEST_TEXT } from '../rules';
import { SandButton } from './Buttons';
import { INK, INK_DIM, PAPER } from './colours';

export interface WordFieldProps {
  readonly label: string;
  readonly hint: string;
  readonly send: string;
  readonly language: string;
  /** Whether it was taken; if not, it stays to be changed. */
  readonly onSend: (text: string) => boolean;
}

/** One word, typed. The keyboard stays for the next one. */
export function WordField({ label, hint, send, language, onSend }: WordFieldProps) {
  const [text, setText] = useState('');
  const input = useRef<TextInput>(null);
  const submit = () => {
    if (onSend(text.trim())) setText('');
    input.current?.focus();
  };
  return (
    <View style={styles.row}>
      <TextInput
        ref={input}
        aria-label={label}
        testID="word-input"
        placeholder={hint}
        placeholderTextColor={INK_DIM}
        value={text}
        onChangeText={setText}
        onSubmitEditing={submit}
        submitBehavior="submit"
        autoFocus
        autoCapitalize="none"
        autoCorrect={false}
        spellCheck={false}
        enterKeyHint="send"
        maxLength={LONGEST_TEXT}
        {...({ lang: language } as object)}
        style={styles.input}
      />
      <SandButton label={send} onPress={submit} testID="send" />
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', gap: SPACE.s },
  input: {
    flex: 1,
    minWidth: 0,
    minHeight: 52,
    borderRadius: RADIUS.l,
    paddingHorizontal: SPACE.l,
    backgroundColor: PAPER,
    color: INK,
    fontFamily: FONT.strong,
    fontSize: SIZE.large,
  },
});
