import { StyleSheet, View } from 'react-native';
import { ReadyPanel, statusOf, TableLayout, useShape, useTalk } from '../../../shell/frame';
import { Button, Line, SPACE, Txt } from '../../../ui';
import { NULL_WORDS } from '../i18n';
import { nullGame } from '../rules';
import type { Props } from './props';
import { refusalText } from './tell';

/** A board, a line and buttons: what every table supplies. The rest is the frame's. */
export function Table(props: Props) {
  const { view, language, act, canAct, hint } = props;
  const { ready, waiting } = props.timing;
  const { width, height, header } = props.room;
  const words = NULL_WORDS[language];
  const shape = useShape(width, height);
  const { said, attempt } = useTalk(act, props.news.change, ({ code }) => refusalText(code, words), hint);
  const decided = nullGame.options(view).some(({ type }) => type === 'done');
  const todo = view.secret === null ? words.hidden : decided ? words.confirm : words.choose;
  return (
    <TableLayout
      shape={shape}
      header={header}
      board={
        <View style={styles.board} testID="board">
          <Txt size="hero" strong align="center">
            {view.secret === null ? words.hidden : words.secret(view.secret)}
          </Txt>
        </View>
      }
      sideWidth={shape.wide ? width / 2 : width}
      side={
        <>
          <Line {...statusOf({ said, waiting, hint, todo: { text: todo } })} />
          {ready ? <ReadyPanel ready={ready} /> : null}
          {canAct ? (
            <View style={styles.hand}>
              {(['keep', 'throw'] as const).map((what) => (
                <Button
                  key={what}
                  label={words[what]}
                  onPress={() => attempt({ type: 'choose', what })}
                  style={styles.grows}
                  testID={what}
                />
              ))}
              <Button
                kind="main"
                label={words.done}
                dimmed={!decided}
                onPress={() => attempt({ type: 'done' })}
                style={styles.grows}
                testID="done"
              />
            </View>
          ) : null}
        </>
      }
    />
  );
}

const styles = StyleSheet.create({
  board: { flex: 1, justifyContent: 'center' },
  hand: { flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.s },
  grows: { flexGrow: 1 },
});
