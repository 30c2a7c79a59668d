import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import type { Shape, Talk } from '../../../shell/frame';
import { Button, Line, SIZE, SPACE, useTheme } from '../../../ui';
import type { PyramideWords } from '../i18n';
import type { Move, Phase, View as SeenView } from '../rules';
import { isReadOut } from './AloudBoard';
import { FoundWords } from './FoundWords';
import { Big, Main, NumbersRow, Small, TakeBack } from './Buttons';
import type { PlayingProps } from './playing';
import type { Secret } from './secret';
import { Sentence } from './Sentence';

export interface AloudControlsProps extends Pick<PlayingProps, 'status' | 'actions' | 'undo' | 'countdown'> {
  readonly attempt: Talk<Move>['attempt'];
  readonly view: SeenView;
  readonly words: PyramideWords;
  readonly shape: Shape;
  readonly secret: Secret | null;
  /** What stands in the place of all actions until time begins. */
  readonly ready: ReactNode;
}

const WITH_SENTENCE: readonly Phase[] = [
  'bet',
  'clue',
  'guess',
  'between',
  'enigma',
  'rival',
  'verdict',
  'scored',
];

/** The sentence, or what was found of it so far, the line, and what can be tapped, large where nobody looks. */
export function AloudControls(props: AloudControlsProps) {
  const { view, words, status, actions, attempt, undo } = props;
  const { leftHanded, scale } = useTheme();
  const { phase, riddle } = view;
  return (
    <>
      {riddle && hasSentence(props) && !isReadOut(view, props.countdown) ? (
        riddle.open ? (
          <Sentence
            riddle={riddle}
            open={phase === 'scored'}
            words={words}
            {...(phase === 'enigma' ? { size: SIZE.large * scale } : {})}
          />
        ) : (
          <FoundWords riddle={riddle} words={words} />
        )
      ) : null}
      {hasLine(props) ? <Line {...status} /> : null}
      {props.ready}
      {actions && actions.numbers.length > 0 ? (
        <NumbersRow numbers={actions.numbers} attempt={attempt} />
      ) : null}
      {actions?.besideNumbers.map(({ id, label, move }) => (
        <Button key={id} label={label} onPress={() => attempt(move)} testID={id} />
      ))}
      {actions?.main ? <Main action={actions.main} attempt={attempt} /> : null}
      {actions && actions.big.length > 0 ? (
        <View style={[styles.row, leftHanded ? styles.mirrored : null]}>
          {actions.big.map((action) => (
            <Big key={action.id} action={action} attempt={attempt} />
          ))}
        </View>
      ) : null}
      <View style={styles.small}>
        {undo ? <TakeBack label={words.doing.takeBack} onPress={undo} /> : null}
        {actions?.small.map((action) => (
          <Small key={action.id} action={action} attempt={attempt} />
        ))}
      </View>
    </>
  );
}

/**
 * Where DICO has the whole sentence on the card, it need not stand here with blanks as well. On a small screen the buttons come
 * first: the sentence is back as soon as the word is done.
 */
function hasSentence({ view, secret, shape }: AloudControlsProps): boolean {
  if (!WITH_SENTENCE.includes(view.phase) || secret?.more) return false;
  const short = shape.tight || shape.low;
  return !(short && secret && view.hunt);
}

/** What came of a word stands large above; on a small screen so does what time is asked for. A refusal is always said. */
function hasLine({ view, status, shape, ready }: AloudControlsProps): boolean {
  if (status.wrong) return true;
  return view.phase !== 'between' && !(ready && (shape.tight || shape.low));
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', gap: SPACE.m },
  small: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'center', gap: SPACE.xs },
  mirrored: { flexDirection: 'row-reverse' },
});
