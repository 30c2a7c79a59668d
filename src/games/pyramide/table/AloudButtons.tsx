import { StyleSheet, View } from 'react-native';
import { Button, SPACE, useTheme } from '../../../ui';
import type { Shape, Talk } from '../../../shell/frame';
import type { Move } from '../rules';
import { Big, Main, NumbersRow, Small, TakeBack } from './Buttons';
import type { PlayingProps } from './playing';

export interface AloudButtonsProps extends Pick<PlayingProps, 'words' | 'actions' | 'undo'> {
  readonly attempt: Talk<Move>['attempt'];
  readonly shape: Shape;
  /** Beside each other, where there is no height for more. */
  readonly row?: boolean;
}

/** Three names beside each other are set smaller than here. */
const NARROW = 420;
const STACKED = 1.5;

/** What can be tapped, large where nobody looks. */
export function AloudButtons({ words, actions, attempt, undo, shape, row = false }: AloudButtonsProps) {
  const { leftHanded, text } = useTheme();
  // Three of them have no room for large words beside each other.
  const stacked = !row && text > STACKED && actions !== null && actions.big.length > 2;
  // On the smallest phone larger words have one row for all that is rarely tapped.
  const crowded = shape.tight && text > 1;
  const small = [
    ...(undo
      ? [<TakeBack key="undo" small={shape.tight || shape.low} label={words.doing.takeBack} onPress={undo} />]
      : []),
    ...(actions?.small ?? []).map((action) => (
      <Small key={action.id} action={action} attempt={attempt} shrinks={crowded} />
    )),
  ];
  return (
    <>
      {actions?.exchanges.map(({ id, label, move }) => (
        <Button key={id} icon="shuffle" label={label} onPress={() => attempt(move)} testID={id} />
      ))}
      {actions && actions.numbers.length > 0 ? (
        <NumbersRow numbers={actions.numbers} attempt={attempt} tight={shape.tight} />
      ) : null}
      {actions?.besideNumbers.map(({ id, label, move }) => (
        <Button key={id} label={label} onPress={() => attempt(move)} testID={id} />
      ))}
      {actions?.main ? <Main action={actions.main} attempt={attempt} /> : null}
      {actions && actions.big.length > 0 ? (
        <View
          style={[
            styles.row,
            row ? styles.grow : null,
            leftHanded ? styles.mirrored : null,
            stacked ? styles.stacked : null,
          ]}
        >
          {actions.big.map((action) => (
            <Big
              key={action.id}
              action={action}
              attempt={attempt}
              crowded={shape.width < NARROW && actions.big.length > 2}
              low={crowded}
            />
          ))}
        </View>
      ) : null}
      {small.length > 0 ? <View style={[styles.small, crowded ? styles.oneRow : null]}>{small}</View> : null}
    </>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', gap: SPACE.m },
  grow: { flex: 1 },
  small: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'center', gap: SPACE.xs },
  oneRow: { flexWrap: 'nowrap' },
  stacked: { flexDirection: 'column' },
  mirrored: { flexDirection: 'row-reverse' },
});
