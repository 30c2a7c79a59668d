import { StyleSheet, Text } from 'react-native';
import type { TargetWordView, RiddleView } from '../rules';
import type { PyramideWords } from '../i18n';
import { FONT, SIZE, Txt, useColours, useTheme } from '../../../ui';
import { SAND, SAND_WORDS } from './colours';

export interface SentenceProps {
  readonly riddle: RiddleView;
  readonly words: PyramideWords;
  /** In points, where it is all that there is to look at. */
  readonly size?: number;
  /** The riddle is over, and everything may be read. */
  readonly open?: boolean;
}

/** A blank as wide for every word: its length would tell. */
const BLANK = '\u00A0'.repeat(9);

/**
 * The sentence with the words that were found. Pending and struck ones are blanks, and nothing here knows them: the view
 * does not hold them.
 */
export function Sentence({ riddle, words, size, open = false }: SentenceProps) {
  const colours = useColours();
  const { scale } = useTheme();
  const points = size ?? SIZE.body * scale;
  return (
    <Txt size={points} align="center" testID="sentence" aria-label={readOut(riddle, words, open)}>
      {(riddle.parts ?? []).map((part, nth) => {
        const word = riddle.words[nth];
        return (
          <Text key={nth}>
            {part}
            {word ? (
              shown(word, open) ? (
                <Text style={[styles.found, { color: word.fate === 'struck' ? colours.dim : SAND_WORDS }]}>
                  {word.word}
                </Text>
              ) : (
                <Text
                  style={[
                    styles.blank,
                    { backgroundColor: colours.sunken },
                    nth === riddle.at && word.fate === 'pending'
                      ? { textDecorationLine: 'underline', textDecorationColor: SAND }
                      : null,
                    word.fate === 'struck'
                      ? { textDecorationLine: 'line-through', color: colours.dim }
                      : null,
                  ]}
                >
                  {BLANK}
                </Text>
              )
            ) : null}
          </Text>
        );
      })}
    </Txt>
  );
}

/** DICO's eyes may know more than lies on the table; here is only what everybody knows. */
const shown = ({ word, fate }: TargetWordView, open: boolean): boolean =>
  word !== null && (open || fate === 'found');

const readOut = (riddle: RiddleView, words: PyramideWords, open: boolean): string =>
  (riddle.parts ?? [])
    .map((part, nth) => {
      const word = riddle.words[nth];
      if (!word) return part;
      return (
        part + (shown(word, open) ? word.word : word.fate === 'struck' ? words.blankStruck : words.blank)
      );
    })
    .join('');

const styles = StyleSheet.create({
  found: { fontFamily: FONT.strong },
  blank: { borderRadius: 6 },
});
