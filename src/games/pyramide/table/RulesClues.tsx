import { StyleSheet, View } from 'react-native';
import type { PyramideWords } from '../i18n';
import { Icon, Panel, RADIUS, SPACE, Txt, useColours } from '../../../ui';
import { INK, PAPER } from './colours';

type ClueRules = PyramideWords['learning']['rules']['clues'];

/** Which clue words are allowed and which are not, an example each. */
export function RulesClues({ words }: { readonly words: ClueRules }) {
  return (
    <Panel>
      <Txt strong size="large" heading={2}>
        {words.title}
      </Txt>
      <Txt>{words.says}</Txt>
      <View role="list" style={styles.examples}>
        {words.fine.map((example) => (
          <Example key={example.clue} {...example} words={words} fine />
        ))}
        {words.unlawful.map((example) => (
          <Example key={example.clue} {...example} words={words} fine={false} />
        ))}
      </View>
      <Txt>{words.after}</Txt>
    </Panel>
  );
}

interface ExampleProps {
  readonly clue: string;
  readonly word: string;
  readonly why: string;
  readonly words: ClueRules;
  readonly fine: boolean;
}

function Example({ clue, word, why, words, fine }: ExampleProps) {
  const colours = useColours();
  const said = words.word(word);
  return (
    <View
      role="listitem"
      aria-label={`${clue}, ${said}, ${fine ? words.allowed : words.refused}. ${why}`}
      style={styles.example}
    >
      <Icon name={fine ? 'check' : 'close'} size={22} colour={fine ? colours.good : colours.warn} />
      <View style={[styles.paper, { borderColor: colours.border }]}>
        <Txt strong colour={INK}>
          {clue}
        </Txt>
      </View>
      <View style={styles.why}>
        <Txt size="small" dim>
          {said}
        </Txt>
        <Txt size="small">{why}</Txt>
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  examples: { gap: SPACE.s },
  example: { flexDirection: 'row', alignItems: 'center', gap: SPACE.s },
  paper: {
    backgroundColor: PAPER,
    borderRadius: RADIUS.m,
    borderWidth: 1,
    paddingHorizontal: SPACE.s,
    paddingVertical: SPACE.xs,
    width: 112,
    alignItems: 'center',
  },
  why: { flex: 1 },
});
