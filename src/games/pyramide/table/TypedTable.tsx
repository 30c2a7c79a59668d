import { useState } from 'react';
import { KeyboardAvoidingView, StyleSheet, View } from 'react-native';
import { shapeOf, useReadAloud, type Shape } from '../../../shell/frame';
import { LANDING, SPACE, Txt } from '../../../ui';
import type { View as SeenView } from '../rules';
import { landing } from './actions';
import { appSpeaks } from './appSays';
import { SAND_WORDS } from './colours';
import { JustCast, JustCastLarge } from './DieCast';
import { Head } from './Head';
import { titleOf } from './headText';
import { OnceItLies } from './OnceItLies';
import { isSummed, type PlayingProps } from './playing';
import { ReadyToPlay } from './ReadyToPlay';
import { ReadOut } from './RiddleStage';
import { Ring, ringLabel } from './Ring';
import { TypedBoard } from './TypedBoard';
import { TypedControls } from './TypedControls';
import { useDoubt } from './useDoubt';

export interface TypedTableProps extends PlayingProps {
  readonly change: number;
}

/** Alone with the app: words are typed, and nobody has to be hidden from. One column, which the keyboard makes lower. */
export function TypedTable(props: TypedTableProps) {
  const { view, seats, words, status, actions, talk, undo, countdown, ready, header, change } = props;
  useReadAloud(appSpeaks(view, words), 'always');
  const sending = useDoubt(view, words, change, talk);
  // The keyboard on the screen takes its part of the room.
  const [measured, setMeasured] = useState<{ readonly of: Shape; readonly height: number } | null>(null);
  const whole = props.shape.height;
  const height = measured?.of === props.shape ? Math.min(measured.height, whole) : whole;
  const laid = shapeOf(props.shape.width, height, false, props.shape);
  const shape = { ...laid, wide: false };
  // A phone over its keyboard is about as broad as high: nothing has room beside anything else.
  const stage = laid.width < BROAD ? shape : laid;
  const short = height < SHORT;
  const lowest = height < LOWEST;
  const ring =
    countdown && !ready ? (
      <Ring countdown={countdown} size={short ? 40 : 64} label={ringLabel(view, words)} />
    ) : null;
  const asked = ready && view.phase === 'enigma';
  return (
    <KeyboardAvoidingView behavior="padding" style={styles.fill}>
      <View
        style={styles.page}
        onLayout={({ nativeEvent: { layout } }) => {
          if (layout.height > 0) setMeasured({ of: props.shape, height: layout.height });
        }}
      >
        <View style={styles.broad}>{header}</View>
        <View style={styles.head}>
          <View style={styles.where}>
            {lowest && isRiddle(view) ? (
              <Txt strong size="small" align="center" heading={2} colour={SAND_WORDS} testID="title">
                {titleOf(view, words)}
              </Txt>
            ) : (
              <Head view={view} words={words} small={short} />
            )}
          </View>
          {ring}
        </View>
        <View style={styles.rest}>
          {short ? null : (
            <JustCast just={props.just} view={view} seats={seats} words={words} shape={shape} />
          )}
          <TypedBoard {...{ view, seats, words, shape, stage, short, lowest }} just={props.just} />
          <OnceItLies style={styles.broad}>
            {/* While the app thinks there is nothing to press: the focus waits here for what comes. */}
            <View {...(actions || ready ? landing(actions) : LANDING)} style={styles.controls}>
              <TypedControls
                view={view}
                words={words}
                short={short}
                lowest={lowest}
                summed={isSummed(view) && view.phase !== 'over'}
                status={status}
                actions={actions}
                attempt={talk.attempt}
                sending={sending}
                undo={undo}
                ready={
                  asked ? (
                    <ReadOut view={view} seats={seats} words={words} shape={shape} ready={ready} />
                  ) : (
                    ready && <ReadyToPlay ready={ready} say={talk.say} />
                  )
                }
              />
            </View>
          </OnceItLies>
          <JustCastLarge just={props.just} view={view} seats={seats} words={words} />
        </View>
      </View>
    </KeyboardAvoidingView>
  );
}

/** The whole sentence is what one looks at. */
const isRiddle = ({ phase }: SeenView): boolean => phase === 'enigma' || phase === 'rival';

/** From here on one thing stands beside the other. */
const BROAD = 560;
/** Less than this there is on the smallest phone, and less than that where a keyboard stands on one. */
const SHORT = 520;
const LOWEST = 430;

const styles = StyleSheet.create({
  fill: { flex: 1 },
  page: { flex: 1, gap: SPACE.xs, alignItems: 'center' },
  rest: { flex: 1, minHeight: 0, alignSelf: 'stretch', gap: SPACE.xs, alignItems: 'center' },
  head: { flexDirection: 'row', alignItems: 'center', alignSelf: 'stretch', gap: SPACE.s },
  where: { flex: 1 },
  broad: { alignSelf: 'stretch' },
  controls: {
    alignSelf: 'stretch',
    alignItems: 'stretch',
    maxWidth: 640,
    width: '100%',
    marginHorizontal: 'auto',
    gap: SPACE.xs,
  },
});
