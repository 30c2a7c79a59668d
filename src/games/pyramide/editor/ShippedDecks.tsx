import { StyleSheet, View } from 'react-native';
import type { DeckId, Shipped } from '../decks';
import { DECK_WORDS } from '../i18n/decks';
import { useApp } from '../../../shell';
import { Button, Panel, SPACE, Txt, useColours } from '../../../ui';
import { deckSays } from './OwnDeckRow';

export interface ShippedDecksProps {
  readonly decks: readonly (Shipped & { readonly id: DeckId })[];
  readonly onCopy: (id: DeckId) => void;
}

/** The app's own decks are not to be changed, but each can be the beginning of another. */
export function ShippedDecks({ decks, onCopy }: ShippedDecksProps) {
  const { language } = useApp();
  const colours = useColours();
  const words = DECK_WORDS[language];
  return (
    <Panel>
      <Txt strong size="large" heading={2}>
        {words.shipped}
      </Txt>
      {decks.map((deck) => {
        const name = words.shippedNames[deck.id] ?? deck.id;
        return (
          <View
            key={deck.id}
            role="group"
            aria-label={name}
            style={[styles.deck, { borderColor: colours.border }]}
          >
            <View style={styles.words}>
              <Txt strong>{name}</Txt>
              <Txt size="small" dim>
                {deckSays(words, deck).slice(1).join(' · ')}
              </Txt>
            </View>
            <Button label={words.copy} onPress={() => onCopy(deck.id)} testID={`copy-${deck.id}`} />
          </View>
        );
      })}
    </Panel>
  );
}

const styles = StyleSheet.create({
  deck: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: SPACE.s,
    borderTopWidth: StyleSheet.hairlineWidth,
    paddingTop: SPACE.m,
  },
  words: { flex: 1, minWidth: 150 },
});
