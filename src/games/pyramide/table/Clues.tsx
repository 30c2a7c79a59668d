import { ScrollView, StyleSheet, View } from 'react-native';
import type { Clue } from '../rules';
import type { PyramideWords } from '../i18n';
import { RADIUS, SPACE, Txt, useColours } from '../../../ui';
import { Arriving } from './Arriving';
import { CLUE } from './beats';
import { INK, PAPER } from './colours';
import { Large } from './Large';
import { sizeForText } from './typeSize';

export interface CluesProps {
  readonly clues: readonly Clue[];
  readonly words: PyramideWords;
  /** Who looks for the word, where that is the app. */
  readonly app?: string | null;
  /** Room for the latest of them, which is what one plays with. */
  readonly width?: number;
  readonly height?: number;
  /** No larger than this, however short it is. */
  readonly most?: number;
  /** Above a keyboard there is hardly any: those before stand in one line, and so do all of them for who looks at the word itself. */
  readonly low?: 'guesses' | 'explains';
}

/** What was said for this word: the latest as large as can be, those before it smaller, with what came of them. */
export function Clues(props: CluesProps) {
  const { words, app = null, low } = props;
  const said = props.clues.filter(({ text }) => text !== null).map((clue, nth) => ({ clue, nth }));
  const latest = low === 'explains' ? null : (said.at(-1) ?? null);
  const before = latest ? said.slice(0, -1) : said;
  if (said.length === 0) return null;
  const small = before.map(({ clue, nth }) => (
    <View key={nth} role="listitem" style={styles.row}>
      <View style={[styles.paper, styles.small]}>
        <Txt strong size="small" colour={INK} testID={`clue-${nth}`}>
          {clue.text}
        </Txt>
      </View>
      <Guess clue={clue} words={words} app={app} small />
    </View>
  ));
  return (
    <View role="list" aria-label={words.typed.clues} style={[styles.clues, low ? styles.close : null]}>
      {small.length === 0 ? null : low ? (
        // To be pushed along, the last one first.
        <ScrollView horizontal style={styles.line} contentContainerStyle={styles.pushed}>
          {small.reverse()}
        </ScrollView>
      ) : (
        <View style={styles.before}>{small}</View>
      )}
      {latest ? <Latest {...props} clue={latest.clue} nth={latest.nth} alone={small.length === 0} /> : null}
    </View>
  );
}

interface LatestProps extends CluesProps {
  readonly clue: Clue;
  readonly nth: number;
  /** None was said before it. */
  readonly alone: boolean;
}

function Latest({
  clue,
  nth,
  alone,
  words,
  app = null,
  width = 280,
  height = 90,
  most = 64,
  low,
}: LatestProps) {
  const room = low && !alone ? { height: LOW, least: 22 } : { height, least: 26 };
  return (
    <View role="listitem" style={[styles.latest, low ? styles.row : null]}>
      <Arriving place={CLUE} style={[styles.paper, low ? styles.low : null]}>
        <Large
          colour={INK}
          fixed
          size={sizeForText(clue.text!, { ...room, width: width - 56, most })}
          testID={`clue-${nth}`}
        >
          {clue.text}
        </Large>
      </Arriving>
      <Guess clue={clue} words={words} app={app} small={low !== undefined} />
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

/** Where a line of clues stands above it. */
const LOW = 34;

const styles = StyleSheet.create({
  clues: { gap: SPACE.s, alignItems: 'center' },
  close: { gap: SPACE.xs },
  line: { flexGrow: 0, maxWidth: '100%' },
  pushed: { gap: SPACE.s, flexGrow: 1, justifyContent: 'center' },
  low: { paddingHorizontal: SPACE.l, minWidth: 0, paddingVertical: 2 },
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
