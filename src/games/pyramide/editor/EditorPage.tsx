import type { ReactNode } from 'react';
import { KeyboardAvoidingView, StyleSheet, View } from 'react-native';
import { DECK_WORDS } from '../i18n/decks';
import { useDeckNavigation, useApp } from '../../../shell';
import { Announced, Button, Page, SPACE, Txt, useColours } from '../../../ui';
import type { Editing } from './useOwnDeck';
import type { Undo } from './useUndo';

export interface EditorPageProps {
  readonly title: string;
  readonly editing: Editing;
  readonly undo?: Undo;
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** What all screens of a deck share: the way back, what could not be kept, and what was just taken out. */
export function EditorPage({ title, editing, undo, aside, children }: EditorPageProps) {
  const { words: frame, language } = useApp();
  const colours = useColours();
  const navigate = useDeckNavigation();
  const words = DECK_WORDS[language];
  const back = () => {
    editing.save();
    navigate.leaveDeck();
  };
  const footer =
    undo && undo.offered !== null ? (
      <View style={styles.undo}>
        <Announced style={styles.words}>{words.removed(undo.offered)}</Announced>
        <Button icon="undo" label={words.undo} onPress={undo.putBack} testID="undo" />
      </View>
    ) : null;
  return (
    <KeyboardAvoidingView behavior="padding" style={styles.whole}>
      <Page
        title={title}
        back={{ label: frame.back, go: back }}
        {...(aside ? { aside } : {})}
        {...(footer ? { footer } : {})}
      >
        {editing.trouble ? (
          <Txt role="alert" colour={colours.warn} testID="trouble">
            {words[editing.trouble]}
          </Txt>
        ) : null}
        {children}
      </Page>
    </KeyboardAvoidingView>
  );
}

const styles = StyleSheet.create({
  whole: { flex: 1 },
  undo: { flexDirection: 'row', alignItems: 'center', gap: SPACE.m, flexWrap: 'wrap' },
  words: { flex: 1, minWidth: 140 },
});
