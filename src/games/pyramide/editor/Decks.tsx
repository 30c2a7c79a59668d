import { useIsFocused } from '@react-navigation/native';
import { useMemo, useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { DECKS, loadText, outlineOf, type DeckId } from '../decks';
import { DECK_WORDS } from '../i18n/decks';
import { useDeckNavigation, useApp } from '../../../shell';
import { twice } from '../../../shell/twice';
import { saveFile } from '../../../storage/files';
import { Announced, Button, Dialog, Page, Panel, SPACE, Txt } from '../../../ui';
import { newDeck, setHead } from './edits';
import { ImportDialog } from './ImportDialog';
import { outlineOfOwn } from './outlines';
import { addOwnDeck, ownDecks, removeOwnDeck } from './ownDecks';
import { OwnDeckRow } from './OwnDeckRow';
import { ShippedDecks } from './ShippedDecks';
import { useImport } from './useImport';

/** Pyramide's decks: those that players wrote, and those that come with the app. */
export function Decks() {
  const { words: frame, language, store } = useApp();
  const navigate = useDeckNavigation();
  const words = DECK_WORDS[language];
  const focused = useIsFocused();
  const [said, setSaid] = useState<string | null>(null);
  const [changes, setChanges] = useState(0);
  const [doomed, setDoomed] = useState<{ id: string; title: string } | null>(null);
  const importing = useImport((sentence) => {
    setSaid(sentence);
    setChanges((count) => count + 1);
  });
  const own = useMemo(
    () => ownDecks(store).map((deck) => ({ ...deck, outline: outlineOfOwn(deck) })),
    // eslint-disable-next-line react-hooks/exhaustive-deps -- read anew after every change and every return
    [store, focused, changes],
  );
  const begin = (text: string) => navigate.deck(addOwnDeck(store, text, Date.now()).id);
  const copy = (id: DeckId) =>
    void twice(() => loadText(id)).then(
      (text) => begin(setHead('deck', words.copyOf(outlineOf(text).title))(text)),
      () => setSaid(words.copyFailed),
    );
  const write = async (title: string, text: string) => {
    const outcome = await saveFile(title || words.fileName, text, 'deck');
    setSaid({ saved: words.exported, failed: words.exportFailed, cancelled: null }[outcome]);
  };
  return (
    <Page
      title={frame.decks}
      back={{ label: frame.back, go: navigate.back }}
      footer={
        <View style={styles.footer}>
          <Button
            kind="main"
            icon="plus"
            label={words.create}
            onPress={() => begin(newDeck(language))}
            style={styles.wide}
            testID="create"
          />
          <Button
            icon="open"
            label={words.import}
            onPress={() => void importing.bring()}
            style={styles.grows}
            testID="import"
          />
        </View>
      }
    >
      {said ? <Announced testID="said">{said}</Announced> : null}
      <Panel>
        <Txt strong size="large" heading={2}>
          {words.own}
        </Txt>
        {own.length === 0 ? <Txt dim>{words.none}</Txt> : null}
        {own.map(({ id, text, outline }) => (
          <OwnDeckRow
            key={id}
            outline={outline}
            onOpen={() => navigate.deck(id)}
            onExport={() => void write(outline.title, text)}
            onRemove={() => setDoomed({ id, title: outline.title || words.untitled })}
          />
        ))}
      </Panel>
      <ShippedDecks decks={DECKS} onCopy={copy} />
      <ImportDialog importing={importing} onMend={navigate.deck} />
      <Dialog
        open={doomed !== null}
        title={words.removeSure(doomed?.title ?? '')}
        onClose={() => setDoomed(null)}
        closeLabel={frame.close}
      >
        <Txt>{words.removeSays}</Txt>
        <Button label={words.keep} onPress={() => setDoomed(null)} />
        <Button
          kind="danger"
          icon="bin"
          label={words.remove}
          testID="remove-sure"
          onPress={() => {
            if (doomed) removeOwnDeck(store, doomed.id);
            setDoomed(null);
            setSaid(null);
            setChanges((count) => count + 1);
          }}
        />
      </Dialog>
    </Page>
  );
}

const styles = StyleSheet.create({
  footer: { flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.s },
  wide: { flexGrow: 3 },
  grows: { flexGrow: 1 },
});
