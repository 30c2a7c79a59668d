import { useState } from 'react';
import { ScrollView, StyleSheet, View } from 'react-native';
import type { Player } from '../../../engine';
import type { Card, View as SeenView } from '../rules';
import { CATALOGUES, type Language } from '../../../i18n';
import type { SequenceWords } from '../i18n';
import {
  Button,
  Dialog,
  Face,
  KEEPS_COLOURS,
  RADIUS,
  SPACE,
  Tappable,
  Txt,
  useColours,
  useTheme,
} from '../../../ui';
import { usePlace, type Place } from '../../../shell/beats';
import { DECK, pilePlace } from './beats';
import { cardSpoken } from './bridge';
import { CardFace } from './CardFace';
import { seatColour } from './colours';
import { pileIn, pileScale, SMALL_CARD } from './layout';

export interface PilesProps {
  readonly view: SeenView;
  readonly seats: readonly Player[];
  readonly words: SequenceWords;
  readonly language: Language;
  readonly width: number;
}

/** The deck's height and everybody's last card; a tap shows the whole piles. All of it lies open. */
export function Piles({ view, seats, words, language, width }: PilesProps) {
  const { colours, dark, scale, text, pieces } = useTheme();
  const wanted = pileScale(scale > text, pieces);
  const [open, setOpen] = useState(false);
  const deck = usePlace(DECK);
  const size = seats.length > 3 ? pileIn(width, seats.length, scale, wanted) : wanted;
  /** With more than three seats there is no room for faces: the colour of each card's edge is its owner's, or their team's. */
  const crowded = seats.length > 3;
  const summary = seats.map((player, seat) => {
    const top = view.piles[seat]!.at(-1);
    return words.pileTop(player.name, top ? cardSpoken(top, words) : words.pileEmpty);
  });
  return (
    <>
      <Tappable
        role="button"
        spoken={`${words.pilesOpen}. ${words.deckSpoken(view.deckSize)}. ${summary.join('. ')}`}
        testID="piles"
        onPress={() => setOpen(true)}
        style={({ pressed }) => [styles.row, { width, opacity: pressed ? 0.7 : 1 }]}
      >
        <View style={styles.deck}>
          <View
            ref={deck}
            collapsable={false}
            style={[
              styles.back,
              {
                backgroundColor: colours.accent,
                width: 18 * size,
                height: 26 * size,
              },
            ]}
          />
          <Txt size="small" dim>
            {crowded ? view.deckSize : words.deck(view.deckSize)}
          </Txt>
        </View>
        <View style={styles.tops}>
          {seats.map((player, seat) => (
            <View key={seat} style={styles.top}>
              {crowded ? null : <Face name={player.name} face={player.face} size={18 * size} />}
              <Top
                card={view.piles[seat]!.at(-1)}
                words={words}
                size={size}
                place={pilePlace(seat)}
                {...(crowded ? { edge: seatColour(view.config, player, seat, dark) } : {})}
              />
            </View>
          ))}
        </View>
      </Tappable>
      <Dialog
        open={open}
        title={words.piles}
        onClose={() => setOpen(false)}
        closeLabel={CATALOGUES[language].close}
      >
        <Txt dim size="small">
          {words.newestFirst}
        </Txt>
        {seats.map((player, seat) => (
          <View key={seat} style={styles.pile}>
            <Txt strong>{words.pileOf(player.name)}</Txt>
            <ScrollView horizontal contentContainerStyle={styles.cards}>
              {view.piles[seat]!.length === 0 ? <Txt dim>{words.pileEmpty}</Txt> : null}
              {[...view.piles[seat]!].reverse().map((card) => (
                <Top key={card} card={card} words={words} size={wanted} />
              ))}
            </ScrollView>
          </View>
        ))}
        <Button label={CATALOGUES[language].close} onPress={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

interface TopProps {
  readonly card: Card | undefined;
  readonly words: SequenceWords;
  /** By how much it is larger than on a phone. */
  readonly size: number;
  readonly edge?: string;
  /** Where cards that are played go. */
  readonly place?: Place;
}

/** A small card, face up; an empty place where there is none. */
function Top({ card, words, size, edge, place }: TopProps) {
  const ref = usePlace(place ?? null);
  const colours = useColours();
  const [width, height] = [SMALL_CARD.width * size, SMALL_CARD.height * size];
  return (
    <View
      ref={ref}
      collapsable={false}
      {...(edge ? KEEPS_COLOURS : {})}
      style={[
        styles.small,
        { width, height },
        { backgroundColor: card ? colours.raised : 'transparent', borderColor: edge ?? colours.border },
        edge ? styles.owned : null,
      ]}
    >
      {card ? <CardFace card={card} words={words} width={width} height={height} /> : null}
    </View>
  );
}

const styles = StyleSheet.create({
  row: {
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'space-between',
    minHeight: 44,
    gap: SPACE.s,
  },
  deck: { flexDirection: 'row', alignItems: 'center', gap: 6 },
  back: { borderRadius: 4 },
  tops: { flexDirection: 'row', gap: SPACE.xs, flexShrink: 1 },
  top: { flexDirection: 'row', alignItems: 'center', gap: 3, flexShrink: 1 },
  small: {
    borderRadius: RADIUS.s,
    borderWidth: 1,
    alignItems: 'center',
    justifyContent: 'center',
  },
  owned: { borderWidth: 2 },
  pile: { gap: SPACE.xs },
  cards: { gap: SPACE.xs, minHeight: 34, alignItems: 'center' },
});
