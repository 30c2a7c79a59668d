import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { useUntilChange, type Talk } from '../../../shell/frame';
import { Button, Line, SPACE, type LineProps } from '../../../ui';
import type { PyramideWords } from '../i18n';
import type { Move, View as SeenView } from '../rules';
import type { Actions } from './actions';
import { Main, NumbersRow, Small, TakeBack } from './Buttons';
import type { Sending } from './useDoubt';
import { WordField } from './WordField';

export interface TypedControlsProps {
  readonly view: SeenView;
  readonly words: PyramideWords;
  /** There is no room for everything below each other. */
  readonly short: boolean;
  /** There is hardly room for two lines of text. */
  readonly lowest: boolean;
  /** What there is to say stands large above. */
  readonly summed: boolean;
  readonly status: LineProps;
  readonly actions: Actions | null;
  readonly attempt: Talk<Move>['attempt'];
  readonly sending: Sending;
  readonly undo: (() => void) | null;
  /** What stands in the place of all actions until time begins. */
  readonly ready: ReactNode;
}

/** The line, and what can be typed or tapped; where room is short, what is rarely tapped stands beside the line. */
export function TypedControls(props: TypedControlsProps) {
  const { view, short, summed, status, actions } = props;
  // For this word only: with the next one the field is for the word again.
  const [early, setEarly] = useUntilChange<true>(view.beat);
  const trying = actions?.early === true && early === true;
  const rare =
    actions && !props.ready ? (
      <Rare {...props} actions={actions} trying={trying} onTry={() => setEarly(trying ? null : true)} />
    ) : null;
  return (
    <>
      {summed && !status.wrong ? null : (
        <View style={short ? styles.beside : null}>
          <View style={short ? styles.line : null}>
            <Line
              {...(trying && !status.wrong ? { text: props.words.typed.trying } : status)}
              compact={short}
            />
          </View>
          {short ? rare : null}
        </View>
      )}
      {props.ready}
      {actions && !props.ready ? <Typing {...props} actions={actions} trying={trying} /> : null}
      {short && !summed ? null : rare}
      {actions?.main && !props.ready ? <Main action={actions.main} attempt={props.attempt} /> : null}
    </>
  );
}

interface WithActions extends Pick<TypedControlsProps, 'words' | 'attempt' | 'sending'> {
  readonly actions: Actions;
  /** The enigma is tried before its time. */
  readonly trying: boolean;
}

type TypingProps = WithActions & Pick<TypedControlsProps, 'view' | 'lowest'>;

function Typing({ view, words, actions, attempt, sending, trying, lowest }: TypingProps) {
  const field = trying ? 'answer' : actions.field;
  const send = (text: string): boolean =>
    field === 'clue' || field === 'guess'
      ? sending.send(field, text)
      : field !== null && attempt({ type: field, text });
  return (
    <>
      {actions.numbers.length > 0 ? (
        <NumbersRow numbers={actions.numbers} attempt={attempt} low={lowest} />
      ) : null}
      {field ? (
        <WordField
          key={`${field}-${view.beat}`}
          name={field}
          label={words.typed[field]}
          hint={field === 'clue' ? words.typed.clueHint : words.typed.guess}
          send={words.typed.send}
          language={view.config.language}
          onSend={send}
        />
      ) : null}
    </>
  );
}

interface RareProps extends WithActions, Pick<TypedControlsProps, 'undo' | 'short'> {
  readonly onTry: () => void;
}

/** Passing, trying the enigma before its time, insisting, taking back. */
function Rare({ words, actions, attempt, sending, undo, trying, onTry, short }: RareProps) {
  // What is doubted is dealt with first.
  const crowded = short && sending.doubt !== null;
  return (
    <View style={styles.small}>
      {sending.doubt ? (
        <Button
          label={short ? words.typed.insistShort : words.typed.insist}
          onPress={sending.insist}
          testID="insist"
        />
      ) : null}
      {actions.early && !crowded ? (
        <Button
          kind="bare"
          label={trying ? words.typed.notEarly : words.typed.early}
          onPress={onTry}
          testID="early"
        />
      ) : null}
      {undo && !crowded ? <TakeBack small={short} label={words.doing.takeBack} onPress={undo} /> : null}
      {crowded
        ? null
        : actions.small.map((action) => (
            <Small key={action.id} action={action} attempt={attempt} dense={short} />
          ))}
    </View>
  );
}

const styles = StyleSheet.create({
  beside: { flexDirection: 'row', alignItems: 'center', gap: SPACE.xs },
  line: { flex: 1 },
  small: { flexShrink: 1, flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'center', gap: SPACE.xs },
});
