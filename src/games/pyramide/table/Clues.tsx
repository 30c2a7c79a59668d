import { StyleSheet, View } from 'react-native';
import type { Clue } from '../rules';
import type { PyramideWords } from '../i18n';
import { RADIUS, SPACE, Txt, useColours } from '../../../ui';
import { Arriving } from './Arriving';
import { CLUE } from './beats';
import { INK, PAPER } from './colours';
import { sizeForText } from './typeSize';

export interface CluesProps {
  readonly clues: readonly Clue[];
  readonly words: PyramideWords;
  /** Who looks for the word, where that is the app. */
  readonly app?: string | null;
  /** Room for the latest of them, which is what one plays with. */
  readonly width?: number;
  readonly height?: number;
}

/** What was said for this word: the latest as large as can be, those before it smaller, with what came of them. */
export function Clues({ clues, words, app = null, width = 280, height = 90 }: CluesProps) {
  const said = clues.filter(({ text }) => text !== null);
  const last = said.length - 1;
  if (last < 0) return null;
  return (
    <View role="list" aria-label={words.typed.clues} style={styles.clues}>
      {last > 0 ? (
        <View style={styles.before}>
          {said.slice(0, last).map((clue, nth) => (
            <View key={nth} role="listitem" style={styles.row}>
              <View style={[styles.paper, styles.small]}>
                <Txt strong size="small" colour={INK} testID={`clue-${nth}`}>
                  {clue.text}
                </Txt>
              </View>
              <Guess clue={clue} words={words} app={app} small />
            </View>
          ))}
        </View>
      ) : null}
      <View role="listitem" style={styles.latest}>
        <Arriving place={CLUE} style={styles.paper}>
          <Txt
            strong
            align="center"
            colour={INK}
            fixed
            size={sizeForText(said[last]!.text!, { width: width - 56, height, least: 26, most: 64 })}
            testID={`clue-${last}`}
          >
            {said[last]!.text}
          </Txt>
        </Arriving>
        <Guess clue={said[last]!} words={words} app={app} />
      </View>
    </View>
  );
}

interface GuessProps {
  readonly clue: Clue;
  readonly words: PyramideWords;
  readonly app: string | null;
  readonly small?: boolean;
}

function Guess({ clue: { guess, end }, words, app, small = false }: GuessProps) {
  const colours = useColours();
  if (guess === null)
    return end === 'open' ? null : (
      <Txt dim size={small ? 'small' : 'body'} align="center">
        {unanswered(end, words, app)}
      </Txt>
    );
  const found = end === 'found';
  return (
    <Txt
      size={small ? 'small' : 'body'}
      colour={found ? colours.good : colours.dim}
      strong={found}
      align="center"
    >
      {found ? guess : words.typed.guessed(guess)}
    </Txt>
  );
}

/** No word came: the app says so as somebody would. */
function unanswered(end: Clue['end'], { typed }: PyramideWords, app: string | null): string {
  if (end === 'slow') return typed.late;
  return app === null ? typed.passed : typed.noIdea(app);
}

const styles = StyleSheet.create({
  clues: { gap: SPACE.s, alignItems: 'center' },
  before: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'center', gap: SPACE.s },
  row: { flexDirection: 'row', alignItems: 'center', gap: SPACE.xs },
  latest: { gap: 2, alignItems: 'center' },
  paper: {
    backgroundColor: PAPER,
    borderRadius: RADIUS.m,
    paddingHorizontal: SPACE.xl,
    paddingVertical: SPACE.xs,
    minWidth: 130,
  },
  small: { minWidth: 0, paddingHorizontal: SPACE.s, paddingVertical: 0, borderRadius: RADIUS.s },
});
