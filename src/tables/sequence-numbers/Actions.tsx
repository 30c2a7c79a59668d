import { StyleSheet, View } from 'react-native';
import type { Json, Seat, Sitter } from '../../engine/core';
import type { Card, View as SeenView } from '../../engine/sequence-numbers';
import type { Language } from '../../i18n';
import type { SequenceWords } from '../../i18n/sequence-numbers';
import { Button, SPACE } from '../../ui';
import { GAME_COLOUR } from './colours';
import { handSituation, mustPay } from './line';
import { playMove } from './bridge';

export interface ActionsProps {
  readonly view: SeenView;
  readonly seats: readonly Sitter[];
  readonly words: SequenceWords;
  readonly language: Language;
  readonly canAct: boolean;
  readonly held: Card | null;
  readonly draft: number | null;
  readonly undo: (() => void) | null;
  move(move: Json): boolean;
  act(move: Json, seat: Seat): boolean;
  say(text: string): void;
}

/** One main button in reach of a thumb, and beside it the one other thing that can be done now. */
export function Actions(props: ActionsProps) {
  const { view, seats, words, canAct, act } = props;
  const late = view.late.filter((seat) => seat !== view.seat && seats[seat]?.bot === null);
  return (
    <View style={styles.actions}>
      {late.map((seat) => (
        <Button
          key={seat}
          label={words.takeLate(seats[seat]!.name)}
          onPress={() => act({ type: 'take' }, seat)}
        />
      ))}
      <View style={styles.row}>{canAct ? <TurnButtons {...props} /> : null}</View>
    </View>
  );
}

function TurnButtons({ view, words, held, draft, undo, move, act, say }: ActionsProps) {
  const { strict } = view.config;
  if (view.phase === 'draw') {
    return (
      <>
        {undo ? (
          <Button label={words.takeBack} icon="undo" onPress={undo} style={styles.other} testID="take-back" />
        ) : null}
        {strict ? (
          <Button
            label={words.leave}
            onPress={() => move({ type: 'leave' })}
            style={styles.other}
            testID="leave"
          />
        ) : null}
        <Main label={words.draw} onPress={() => move({ type: 'draw' })} />
      </>
    );
  }
  if (mustPay(view)) {
    const pay = () => (held ? move({ type: 'pay', card: held }) : say(words.refused['pay-first']));
    return <Main label={words.line.pay} dimmed={held === null} onPress={pay} />;
  }
  const situation = handSituation(view);
  const takeLate = view.late.includes(view.seat);
  return (
    <>
      {takeLate ? (
        <Button label={words.draw} onPress={() => act({ type: 'take' }, view.seat)} style={styles.other} />
      ) : (
        <Button
          label={words.dead}
          dimmed={situation === 'playable' || situation === 'nothing'}
          onPress={() => (held ? move({ type: 'dead', card: held }) : say(words.refused['choose-dead']))}
          style={styles.other}
          testID="dead"
        />
      )}
      {situation === 'nothing' ? (
        <Main label={words.pass} onPress={() => move({ type: 'pass' })} />
      ) : held && draft !== null ? (
        <Main label={words.lay} onPress={() => move(playMove(held, draft))} />
      ) : (
        <Main label={words.draw} dimmed onPress={() => say(words.drawFirst)} />
      )}
    </>
  );
}

const Main = (props: {
  readonly label: string;
  readonly dimmed?: boolean;
  readonly onPress: () => unknown;
}) => (
  <Button
    kind="main"
    colour={GAME_COLOUR}
    label={props.label}
    dimmed={props.dimmed ?? false}
    onPress={() => void props.onPress()}
    style={styles.main}
    testID="main"
  />
);

const styles = StyleSheet.create({
  actions: { gap: SPACE.s },
  row: { flexDirection: 'row', gap: SPACE.m, minHeight: 52 },
  other: { flex: 2 },
  main: { flex: 3 },
});
