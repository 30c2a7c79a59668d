import type { ReactNode } from 'react';
import { StyleSheet, useWindowDimensions, View, type ViewStyle } from 'react-native';
import type { Player } from '../../../engine';
import type { Move, View as SeenView } from '../rules';
import type { SequenceWords } from '../i18n';
import type { Talk } from '../../../shell/frame';
import { Button, BUTTON, SPACE, useTheme, type ButtonProps } from '../../../ui';
import { GAME_COLOUR } from './colours';
import type { Offers } from './offers';
import type { Playing } from './usePlaying';

export interface ActionsProps {
  readonly view: SeenView;
  readonly offers: Offers;
  readonly seats: readonly Player[];
  readonly words: SequenceWords;
  readonly canAct: boolean;
  /** Whether a dead card is in the hand is for the seat to find out. */
  readonly sums: boolean;
  readonly playing: Playing;
  readonly talk: Talk<Move>;
  readonly undo: (() => void) | null;
  /** The frame's, while nobody here has anything to do. */
  readonly button: ReactNode;
}

/** One main button in reach of a thumb, and beside it the one other thing that can be done now. */
export function Actions(props: ActionsProps) {
  const { view, offers, seats, words, canAct, talk, button } = props;
  const { scale } = useTheme();
  const late = view.late.filter((seat) => seat !== view.seat && seats[seat]?.bot === null);
  const Buttons = offers.can.has('draw') ? DrawButtons : TurnButtons;
  return (
    <View style={styles.actions}>
      {late.map((seat) => (
        <Button
          key={seat}
          label={words.takeLate(seats[seat]!.name)}
          onPress={() => talk.attempt({ type: 'take' }, { seat })}
        />
      ))}
      <View style={[styles.row, { minHeight: BUTTON * scale }]}>
        {canAct ? <Buttons {...props} /> : button ? <View style={styles.alone}>{button}</View> : null}
      </View>
    </View>
  );
}

/** The chip lies: the card is to be drawn. */
function DrawButtons({ offers, words, undo, talk }: ActionsProps) {
  return (
    <>
      <TakeBack words={words} undo={undo} />
      {offers.can.has('leave') ? (
        <Other label={words.leave} onPress={() => talk.attempt({ type: 'leave' })} testID="leave" />
      ) : null}
      <Main label={words.draw} onPress={() => talk.attempt({ type: 'draw' })} />
    </>
  );
}

const TakeBack = ({ words, undo }: Pick<ActionsProps, 'words' | 'undo'>) =>
  undo ? <Other label={words.takeBack} icon="undo" onPress={undo} testID="take-back" /> : null;

/**
 * Before a card is played there is something to take back on a strict table only: a report, or a fine just paid. It takes the
 * place of whichever button has nothing to do.
 */
function TurnButtons(props: ActionsProps) {
  const { words, sums, talk, undo } = props;
  const { can } = props.offers;
  const { held, draft, lay } = props.playing;
  const { attempt, say } = talk;
  if (can.has('pay')) {
    const pay = () => (held ? attempt({ type: 'pay', card: held }) : say(words.refused['pay-first']));
    return (
      <>
        <TakeBack words={words} undo={undo} />
        <Main label={words.pay} dimmed={held === null} onPress={pay} />
      </>
    );
  }
  const exchange = () => (held ? attempt({ type: 'dead', card: held }) : say(words.refused['choose-dead']));
  const other = can.has('take') ? 'take' : undo && !can.has('dead') ? 'undo' : 'dead';
  return (
    <>
      {other === 'take' ? <Other label={words.draw} onPress={() => attempt({ type: 'take' })} /> : null}
      {other === 'undo' ? <TakeBack words={words} undo={undo} /> : null}
      {other === 'dead' ? (
        <Other label={words.dead} dimmed={!sums && !can.has('dead')} onPress={exchange} testID="dead" />
      ) : null}
      {can.has('pass') ? (
        <Main label={words.pass} onPress={() => attempt({ type: 'pass' })} />
      ) : held && draft !== null ? (
        <Main label={words.lay} onPress={() => lay(held, draft)} />
      ) : undo && other !== 'undo' ? (
        <TakeBack words={words} undo={undo} />
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
    style={useShare(3)}
    testID="main"
  />
);

const Other = (props: ButtonProps) => <Button {...props} style={useShare(2)} />;

/** Words that the device has this much larger need a row each, on a phone. */
const STACKED = { text: 1.5, width: 500 } as const;

function useShare(flex: number): ViewStyle {
  const { text } = useTheme();
  const { width } = useWindowDimensions();
  return text > STACKED.text && width < STACKED.width ? styles.alone : { flex };
}

const styles = StyleSheet.create({
  actions: { gap: SPACE.s },
  row: { flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.m },
  alone: { width: '100%' },
});
