import { StyleSheet, View } from 'react-native';
import type { Clue } from '../rules';
import type { PyramideWords } from '../i18n';
import { RADIUS, SPACE, Txt, useColours } from '../../../ui';
import { INK, PAPER } from './colours';

export interface CluesProps {
  readonly clues: readonly Clue[];
  readonly words: PyramideWords;
}

/** What was said for this word, and what came of it, the latest last. */
export function Clues({ clues, words }: CluesProps) {
  const colours = useColours();
  const said = clues.filter(({ text }) => text !== null);
  if (said.length === 0) return null;
  return (
    <View role="list" aria-label={words.typed.clues} style={styles.clues}>
      {said.map(({ text, guess, end }, nth) => (
        <View key={nth} role="listitem" style={styles.clue}>
          <View style={styles.paper}>
            <Txt strong size="large" align="center" colour={INK} testID={`clue-${nth}`}>
              {text}
            </Txt>
          </View>
          {end !== 'open' && guess === null ? <Txt dim>…</Txt> : null}
          {guess !== null ? (
            <Txt colour={end === 'found' ? colours.good : colours.dim} strong={end === 'found'}>
              {end === 'found' ? guess : words.typed.guessed(guess)}
            </Txt>
          ) : null}
        </View>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  clues: { gap: SPACE.m, alignItems: 'center' },
  clue: { gap: 2, alignItems: 'center' },
  paper: {
    backgroundColor: PAPER,
    borderRadius: RADIUS.m,
    paddingHorizontal: SPACE.l,
    paddingVertical: SPACE.s,
    minWidth: 130,
  },
});
