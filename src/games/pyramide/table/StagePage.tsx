import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import type { Shape } from '../../../shell/frame';
import { SPACE } from '../../../ui';
import { landing, type Actions } from './actions';
import { OnceItLies } from './OnceItLies';

export interface StagePageProps {
  readonly shape: Shape;
  /** The seats, where the frame leaves their place to the table. */
  readonly header: ReactNode;
  /** Where in the game one is, in one line. */
  readonly head: ReactNode;
  /** The die that has led to it. */
  readonly cast: ReactNode;
  /** In the place of all that is below the head, as long as there is nothing else to look at. */
  readonly instead: ReactNode;
  /** What everybody looks at: it has all the room that is left. */
  readonly children: ReactNode;
  readonly bottom: ReactNode;
  /** The bottom is as high in every phase, so that nothing above it moves. */
  readonly steady: boolean;
  /** What stands there. */
  readonly actions: Actions | null;
}

/** One thing for everybody to look at, over the whole screen: the phone is turned round, or held up. */
export function StagePage({
  shape,
  header,
  head,
  cast,
  instead,
  children,
  bottom,
  steady,
  actions,
}: StagePageProps) {
  return (
    <View style={styles.page}>
      {header}
      {head}
      <View style={styles.rest}>
        {cast}
        <View style={styles.middle}>{children}</View>
        <OnceItLies style={styles.below}>
          <View
            {...landing(actions)}
            style={[
              styles.bottom,
              steady ? { minHeight: bottomOf(shape) } : null,
              shape.low ? styles.row : null,
            ]}
          >
            {bottom}
          </View>
        </OnceItLies>
        {instead}
      </View>
    </View>
  );
}

const bottomOf = ({ low, wide, tight, roomy, text }: Shape): number =>
  text * (low ? 62 : tight ? 176 : wide ? 180 : roomy ? 230 : 216);

const styles = StyleSheet.create({
  page: { flex: 1, gap: SPACE.s },
  rest: { flex: 1, minHeight: 0, gap: SPACE.s },
  /** A word larger than a phone that was turned round would push the page aside. */
  middle: {
    flex: 1,
    minHeight: 0,
    alignItems: 'center',
    justifyContent: 'center',
    gap: SPACE.m,
    overflow: 'hidden',
  },
  below: { alignSelf: 'stretch' },
  bottom: {
    alignSelf: 'center',
    width: '100%',
    maxWidth: 720,
    justifyContent: 'flex-end',
    gap: SPACE.s,
  },
  row: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'center',
    maxWidth: undefined,
  },
});
