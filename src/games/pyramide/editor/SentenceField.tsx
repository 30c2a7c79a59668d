import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { WORDS_PER_RIDDLE } from '../decks';
import { DECK_WORDS, sayFault } from '../i18n/decks';
import { useApp } from '../../../shell';
import { SPACE, Txt, useColours } from '../../../ui';
import { Field } from './Field';
import type { Said } from './validate';
import { markedText, markingOf, retype, tapWord, type Marking, type Range } from './marking';
import { Notices } from './Notices';
import { WordChips } from './WordChips';

export interface SentenceFieldProps {
  readonly title: string;
  /** With its asterisks; they are never shown. */
  readonly sentence: string;
  readonly onChange: (sentence: string) => void;
  readonly said: Said;
}

/** The sentence, written as one reads it, and under it its words, to be tapped. */
export function SentenceField({ title, sentence, onChange, said }: SentenceFieldProps) {
  const { language } = useApp();
  const colours = useColours();
  const words = DECK_WORDS[language];
  /** Once touched, as it is being written: the deck's own copy comes a moment later, with its spaces set. */
  const [typed, setTyped] = useState<Marking | null>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const marking = typed ?? markingOf(sentence);
  const write = (next: Marking) => {
    setTyped(next);
    setRefused(null);
    onChange(markedText(next));
  };
  const tap = (word: Range) => {
    const outcome = tapWord(marking, word, title);
    if (outcome === 'enough') return setRefused(words.enough(WORDS_PER_RIDDLE));
    if ('code' in outcome) return setRefused(sayFault(words, outcome));
    write(outcome);
  };
  return (
    <View style={styles.all}>
      <Field
        tall
        label={words.sentence}
        says={words.sentenceSays}
        value={marking.plain}
        onChange={(plain) => write(retype(marking, plain))}
        testID="sentence"
      />
      <View style={styles.marks}>
        <Txt strong aria-live="polite" testID="marks">
          {words.marks(marking.marks.length, WORDS_PER_RIDDLE)}
        </Txt>
        <Txt size="small" dim>
          {marking.plain.trim() === '' ? words.marksWait : words.marksSays}
        </Txt>
        <WordChips marking={marking} onTap={tap} />
        {refused ? (
          <Txt role="alert" colour={colours.warn} testID="refused">
            {refused}
          </Txt>
        ) : null}
        <Notices {...said} />
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  all: { gap: SPACE.l },
  marks: { gap: SPACE.s },
});
