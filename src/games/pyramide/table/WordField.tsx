import { useRef } from 'react';
import { StyleSheet, TextInput, View } from 'react-native';
import { useDraft, type DraftForm } from '../../../shell/frame';
import { FONT, RADIUS, SIZE, SPACE, useTheme } from '../../../ui';
import { LONGEST_TEXT } from '../rules';
import { SandButton } from './Buttons';
import { INK, INK_DIM, PAPER } from './colours';

export interface WordFieldProps {
  /** What is typed here: under this name it is kept until it is sent. */
  readonly name: string;
  readonly label: string;
  readonly hint: string;
  readonly send: string;
  readonly language: string;
  /** Whether it was taken; if not, it stays to be changed. */
  readonly onSend: (text: string) => boolean;
}

/** Words so large need a row of their own. */
const STACKED = 1.5;

const TYPED: DraftForm<string> = {
  write: (text) => text,
  read: (raw) => (typeof raw === 'string' && raw.length <= LONGEST_TEXT ? raw : null),
};
/** What is typed stays while others act: the field itself goes with what it asks for. */
const WHILE_ASKED = 0;

/** One word, typed. The keyboard stays for the next one. */
export function WordField({ name, label, hint, send, language, onSend }: WordFieldProps) {
  const [typed, setTyped] = useDraft(name, WHILE_ASKED, TYPED);
  const text = typed ?? '';
  const setText = (next: string) => setTyped(next === '' ? null : next);
  const { scale, text: larger } = useTheme();
  const stacked = larger > STACKED;
  const input = useRef<TextInput>(null);
  const submit = () => {
    if (onSend(text.trim())) setText('');
    input.current?.focus();
  };
  return (
    <View style={[styles.row, stacked ? styles.stacked : null]}>
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
        allowFontScaling={false}
        style={[styles.input, stacked ? null : styles.beside, { fontSize: SIZE.large * scale }]}
      />
      <SandButton label={send} onPress={submit} testID="send" />
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', gap: SPACE.s },
  beside: { flex: 1, minWidth: 0 },
  stacked: { flexDirection: 'column' },
  input: {
    minHeight: 52,
    borderRadius: RADIUS.l,
    paddingHorizontal: SPACE.l,
    backgroundColor: PAPER,
    color: INK,
    fontFamily: FONT.strong,
  },
});
