import { useMemo, useState } from 'react';
import { ScrollView, StyleSheet, View } from 'react-native';
import { FONT, SIZE, Txt, useAnnounced, useColours, useTheme, useEdge } from '../../../ui';
import type { RiddleView } from '../rules';
import type { PyramideWords } from '../i18n';
import { SAND_WORDS } from './colours';
import { tokensOf, type Token } from './tokens';
import { BLANK, LEADING, sizeFor, WORD_SPACE } from './typeSize';

export interface SentenceProps {
  readonly riddle: RiddleView;
  readonly words: PyramideWords;
  /** In points, where it is all that there is to look at. */
  readonly size?: number;
  /** The riddle is over, and everything may be read. */
  readonly open?: boolean;
  readonly align?: 'left' | 'center';
}

/** The whole of it in one line, to be pushed along: where a keyboard leaves no room for more. */
export function SentenceLine(props: Omit<SentenceProps, 'align'>) {
  const { riddle, words, open = false, size } = props;
  const { text } = useTheme();
  const points = size ?? SIZE.small * text;
  return (
    <ScrollView
      horizontal
      style={styles.line}
      contentContainerStyle={{ columnGap: points * WORD_SPACE }}
      role="img"
      testID="sentence"
      aria-label={readOut(riddle, words, open)}
    >
      {tokensOf(riddle, open).map((token, nth) => (
        <Together key={nth} token={token} size={points} at={riddle.at} />
      ))}
    </ScrollView>
  );
}

/** Words one after the other, so that blanks can be boxes, all of them alike. Read out as one sentence. */
export function Sentence({ riddle, words, size, open = false, align = 'center' }: SentenceProps) {
  const { scale } = useTheme();
  const points = size ?? SIZE.body * scale;
  return (
    <View
      role="img"
      testID="sentence"
      aria-label={readOut(riddle, words, open)}
      style={[
        styles.sentence,
        { columnGap: points * WORD_SPACE },
        align === 'center' ? styles.centred : null,
      ]}
    >
      {tokensOf(riddle, open).map((token, nth) => (
        <Together key={nth} token={token} size={points} at={riddle.at} />
      ))}
    </View>
  );
}

interface TogetherProps {
  readonly token: Token;
  readonly size: number;
  /** The word being played. */
  readonly at: number;
}

function Together({ token, size, at }: TogetherProps) {
  const colours = useColours();
  const edge = useEdge();
  const line = { lineHeight: Math.round(size * LEADING) };
  return (
    <View style={styles.token} aria-hidden>
      {token.map((piece, nth) =>
        piece.kind === 'blank' ? (
          <View
            key={nth}
            style={[
              styles.blank,
              {
                width: size * BLANK.width,
                height: size * BLANK.height,
                borderRadius: size * 0.2,
                borderColor: piece.at === at ? SAND_WORDS : colours.dim,
              },
              edge && piece.at === at ? styles.played : null,
            ]}
          />
        ) : (
          <Txt
            key={nth}
            size={size}
            fixed
            style={[
              line,
              piece.kind === 'word' ? styles.word : null,
              piece.kind === 'word' && piece.fate === 'struck' ? styles.struck : null,
            ]}
            {...(piece.kind === 'word'
              ? { colour: piece.fate === 'struck' ? colours.text : SAND_WORDS }
              : {})}
          >
            {piece.text}
          </Txt>
        ),
      )}
    </View>
  );
}

export interface StageSentenceProps extends Omit<SentenceProps, 'size'> {
  readonly least: number;
  readonly most: number;
  /** The room it will have, before that was measured. */
  readonly guess: Room;
}

interface Room {
  readonly width: number;
  readonly height: number;
}

/** The sentence in the largest type that fits the room it is given. */
export function StageSentence({ least, most, guess, ...rest }: StageSentenceProps) {
  // Whoever cannot read it hears it, as the table does.
  useAnnounced(readOut(rest.riddle, rest.words, rest.open ?? false));
  const of = `${guess.width} ${guess.height}`;
  const [measured, setMeasured] = useState<{ readonly of: string; readonly room: Room } | null>(null);
  // Turned round, it is measured anew; meanwhile it is set for the room that can be counted on.
  const room = useMemo(() => {
    if (measured?.of === of) return measured.room;
    const width = guess.width;
    // Another guess of a room that has not changed is told by no layout: what was measured is no more than there is.
    const height =
      measured?.room.width === width ? Math.min(measured.room.height, guess.height) : guess.height;
    return { width, height };
  }, [measured, of, guess.width, guess.height]);
  /** By how much it came out too high: no two devices measure alike. */
  const [shrunk, setShrunk] = useState({ of: room, by: 1 });
  const by = shrunk.of === room ? shrunk.by : 1;
  const size = Math.max(
    least,
    Math.floor(sizeFor(tokensOf(rest.riddle, rest.open ?? false), { ...room, least, most }) * by),
  );
  return (
    <View
      style={styles.stage}
      onLayout={({ nativeEvent: { layout } }) =>
        setMeasured((known) =>
          known?.of === of && known.room.width === layout.width && known.room.height === layout.height
            ? known
            : { of, room: { width: layout.width, height: layout.height } },
        )
      }
    >
      <View
        onLayout={({ nativeEvent: { layout } }) => {
          if (layout.height > room.height + 1 && size > least)
            setShrunk({ of: room, by: by * Math.min(0.97, Math.sqrt(room.height / layout.height)) });
        }}
      >
        <Sentence {...rest} size={size} />
      </View>
    </View>
  );
}

function readOut(riddle: RiddleView, words: PyramideWords, open: boolean): string {
  return (riddle.parts ?? [])
    .map((part, nth) => {
      const word = riddle.words[nth];
      if (!word) return part;
      const shown = word.word !== null && (open || word.fate === 'found');
      return part + (shown ? word.word : word.fate === 'struck' ? words.blankStruck : words.blank);
    })
    .join('');
}

const styles = StyleSheet.create({
  sentence: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center' },
  line: { flexGrow: 0, alignSelf: 'stretch' },
  centred: { justifyContent: 'center' },
  token: { flexDirection: 'row', alignItems: 'center' },
  word: { fontFamily: FONT.strong },
  struck: { textDecorationLine: 'underline', textDecorationStyle: 'dashed' },
  blank: { borderWidth: 1.5, borderStyle: 'dashed' },
  played: { borderWidth: 4, borderStyle: 'solid' },
  stage: { flex: 1, alignSelf: 'stretch', justifyContent: 'center', overflow: 'hidden' },
});
