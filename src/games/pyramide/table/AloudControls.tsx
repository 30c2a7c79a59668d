import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { Line, SIZE, SPACE } from '../../../ui';
import type { Shape } from '../../../shell/frame';
import type { View as SeenView } from '../rules';
import { landing } from './actions';
import { AloudButtons, type AloudButtonsProps } from './AloudButtons';
import { FoundWords } from './FoundWords';
import { isLarge, type PlayingProps } from './playing';
import type { Secret } from './secret';
import { Sentence } from './Sentence';
import { Tally } from './Tally';

export interface AloudControlsProps extends Pick<
  PlayingProps,
  'seats' | 'status' | 'actions' | 'undo' | 'words'
> {
  readonly attempt: AloudButtonsProps['attempt'];
  readonly view: SeenView;
  readonly shape: Shape;
  readonly secret: Secret | null;
  /** What stands in the place of all actions until time begins. */
  readonly ready: ReactNode;
}

/** What was found so far, the line, and what can be tapped: the same on every screen, in as much room as there is. */
export function AloudControls(props: AloudControlsProps) {
  const { view, seats, words, status, shape, secret } = props;
  const { riddle, names } = view;
  const noted = names
    ? { targets: names.names, at: names.at }
    : riddle && { targets: riddle.words, at: riddle.at };
  return (
    <>
      <Tally view={view} seats={seats} words={words} compact={shape.tight || shape.low} />
      {riddle?.open && !secret?.more ? (
        <Sentence
          riddle={riddle}
          words={words}
          {...(shape.roomy
            ? {}
            : { size: shape.text * (shape.tight || shape.low ? SIZE.small - 1 : SIZE.small + 1) })}
        />
      ) : noted ? (
        <FoundWords {...noted} words={words} large={isLarge(shape)} />
      ) : null}
      <View
        {...landing(props.actions)}
        style={[styles.below, shape.wide ? null : { minHeight: steadyHeight(view, shape) }]}
      >
        {hasLine(props) ? <Line {...status} compact={shape.tight || shape.low} /> : null}
        {props.ready}
        <AloudButtons {...props} />
      </View>
    </>
  );
}

/** Upright, what is to be tapped is as high in every phase of a word: neither card, bricks nor noted words move from one to the next. */
function steadyHeight({ list, riddle }: SeenView, { tight }: Shape): number {
  if (list) return tight ? 140 : 168;
  // Where the sentence lies open on the smallest phone, what came of a word needs that room itself.
  if (tight && riddle?.open) return 0;
  return tight ? 256 : 270;
}

/** What came of a word stands large above, and so does what time is asked for. A refusal is always said. */
const hasLine = ({ view, status, ready }: AloudControlsProps): boolean =>
  status.wrong === true || (view.phase !== 'between' && !ready);

const styles = StyleSheet.create({ below: { justifyContent: 'flex-end', gap: SPACE.s } });
