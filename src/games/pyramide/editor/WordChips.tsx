import { Pressable, StyleSheet, View } from 'react-native';
import { WORDS_PER_RIDDLE } from '../decks';
import { DECK_WORDS } from '../i18n/decks';
import { useApp } from '../../../shell';
import { RADIUS, SPACE, TOUCH, Txt, useColours } from '../../../ui';
import { cover } from '../cover';
import { chunksOf, isMarked, type Marking, type Piece, type Range } from './marking';

export interface WordChipsProps {
  readonly marking: Marking;
  readonly onTap: (word: Range) => void;
}

/** The words of a sentence, each big enough for a finger; those to find are filled, and underlined for whoever sees no colour. */
export function WordChips({ marking, onTap }: WordChipsProps) {
  const { language } = useApp();
  const words = DECK_WORDS[language];
  return (
    <View role="group" aria-label={words.marks(marking.marks.length, WORDS_PER_RIDDLE)} style={styles.all}>
      {chunksOf(marking.plain).map((pieces, index) => (
        <View key={index} style={styles.chunk}>
          {pieces.map((piece) =>
            piece.isWord ? (
              <Chip key={piece.from} piece={piece} chosen={isMarked(marking, piece)} onTap={onTap} />
            ) : (
              <Txt key={piece.from}>{piece.text}</Txt>
            ),
          )}
        </View>
      ))}
    </View>
  );
}

interface ChipProps {
  readonly piece: Piece;
  readonly chosen: boolean;
  readonly onTap: (word: Range) => void;
}

function Chip({ piece, chosen, onTap }: ChipProps) {
  const { language } = useApp();
  const colours = useColours();
  const words = DECK_WORDS[language];
  return (
    <Pressable
      role="checkbox"
      aria-checked={chosen}
      aria-label={chosen ? `${piece.text}, ${words.marked}` : piece.text}
      onPress={() => onTap(piece)}
      style={({ pressed }) => [
        styles.chip,
        {
          backgroundColor: chosen ? cover.colour : colours.sunken,
          borderColor: chosen ? cover.colour : colours.border,
        },
        pressed ? styles.pressed : null,
      ]}
    >
      <Txt
        strong={chosen}
        align="center"
        colour={chosen ? '#FFFFFF' : colours.text}
        style={chosen ? styles.chosen : null}
      >
        {piece.text}
      </Txt>
    </Pressable>
  );
}

const styles = StyleSheet.create({
  all: { flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.s, rowGap: SPACE.s },
  chunk: { flexDirection: 'row', alignItems: 'center', maxWidth: '100%' },
  chip: {
    minHeight: TOUCH,
    minWidth: TOUCH,
    paddingHorizontal: SPACE.s,
    borderRadius: RADIUS.s,
    borderWidth: 1,
    justifyContent: 'center',
    flexShrink: 1,
  },
  chosen: { textDecorationLine: 'underline' },
  pressed: { opacity: 0.75 },
});
