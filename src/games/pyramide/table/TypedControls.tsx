import { useState, type ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import type { Player } from '../../../engine';
import type { Talk } from '../../../shell/frame';
import { Button, Line, SPACE, Txt, type LineProps } from '../../../ui';
import type { PyramideWords } from '../i18n';
import { APP, type Move, type View as SeenView } from '../rules';
import type { Actions } from './actions';
import { FoundWords } from './FoundWords';
import { Main, NumbersRow, Small, TakeBack } from './Buttons';
import { nameOf } from './seating';
import { Sentence } from './Sentence';
import type { ClueSending } from './useDoubt';
import { WordField } from './WordField';

export interface TypedControlsProps {
  readonly view: SeenView;
  readonly seats: readonly Player[];
  readonly words: PyramideWords;
  /** There is no room for everything at once. */
  readonly short: boolean;
  readonly status: LineProps;
  readonly actions: Actions | null;
  readonly attempt: Talk<Move>['attempt'];
  readonly sending: ClueSending;
  readonly undo: (() => void) | null;
  /** What stands in the place of all actions until time begins. */
  readonly ready: ReactNode;
}

/** The sentence, the line, and what can be typed or tapped. */
export function TypedControls(props: TypedControlsProps) {
  const { view, seats, words, status, actions, sending } = props;
  const { riddle, phase, acting } = view;
  const { doubt } = sending;
  return (
    <>
      {riddle && hasSentence(props) ? (
        riddle.parts ? (
          <Sentence riddle={riddle} open={phase === 'scored'} words={words} />
        ) : (
          <FoundWords riddle={riddle} words={words} />
        )
      ) : null}
      <Line {...(doubt ? { text: doubt.says, wrong: true, after: words.typed.insistSays } : status)} />
      {props.ready ? (
        props.ready
      ) : actions ? (
        <TypedActions {...props} actions={actions} />
      ) : (
        <Txt dim align="center">
          {acting[0]?.seat === APP ? words.typed.appThinks(nameOf(seats, APP)) : ''}
        </Txt>
      )}
    </>
  );
}

/** On a small screen whoever explains has the word before them, and the field comes first. */
const hasSentence = ({ view: { phase }, short }: TypedControlsProps): boolean =>
  phase !== 'title' && phase !== 'round' && !(short && phase === 'clue');

function TypedActions(props: TypedControlsProps & { readonly actions: Actions }) {
  const { view, words, actions, attempt, sending, undo } = props;
  // For this word only: with the next one the field is for the word again.
  const [early, setEarly] = useState<number | null>(null);
  const trying = actions.early && early === view.beat;
  const field = trying ? 'answer' : actions.field;
  const send = (text: string): boolean =>
    field === 'clue' ? sending.send(text) : field !== null && attempt({ type: field, text });
  return (
    <>
      {actions.numbers.length > 0 ? <NumbersRow numbers={actions.numbers} attempt={attempt} /> : null}
      {field ? (
        <WordField
          key={`${field}-${view.beat}`}
          name={field}
          label={words.typed[field]}
          hint={field === 'clue' ? words.typed.clueHint : words.typed[field]}
          send={words.typed.send}
          language={view.config.language}
          onSend={send}
        />
      ) : null}
      <View style={styles.small}>
        {sending.doubt ? (
          <Button label={words.typed.insist} onPress={sending.insist} testID="insist" />
        ) : null}
        {actions.early ? (
          <Button
            kind="bare"
            label={trying ? words.typed.notEarly : words.typed.early}
            onPress={() => setEarly(trying ? null : view.beat)}
            testID="early"
          />
        ) : null}
        {undo ? <TakeBack label={words.doing.takeBack} onPress={undo} /> : null}
        {actions.small.map((action) => (
          <Small key={action.id} action={action} attempt={attempt} />
        ))}
      </View>
      {actions.main ? <Main action={actions.main} attempt={attempt} /> : null}
    </>
  );
}

const styles = StyleSheet.create({
  small: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'center', gap: SPACE.xs },
});
