import { StyleSheet, View } from 'react-native';
import type { Player } from '../../../engine';
import type { View as SeenView } from '../rules';
import type { PyramideWords } from '../i18n';
import { SPACE, Txt } from '../../../ui';
import { PyramidSteps } from './PyramidSteps';
import { nameOf, sideName } from './seating';

export interface ScoredProps {
  readonly view: SeenView;
  readonly seats: readonly Player[];
  readonly words: PyramideWords;
  readonly width: number;
}

/** After a riddle, a round or a list: where everybody stands. */
export function Scored({ view, seats, words, width }: ScoredProps) {
  const sides = view.score.map((_, side) => sideName(view, seats, side, words));
  const { riddle, list, finale } = view;
  if (view.phase === 'list-over' && list && finale)
    return (
      <View style={styles.lines}>
        {list.said.map((text, nth) => (
          <Txt key={nth} align="center">
            {text ?? '—'}
            {list.finders[nth] === null || list.finders[nth] === undefined
              ? ''
              : ` · ${nameOf(seats, list.finders[nth])}`}
          </Txt>
        ))}
      </View>
    );
  return (
    <View style={styles.lines}>
      <PyramidSteps
        score={view.score}
        initials={sides.map((name) => name.slice(0, 1))}
        width={Math.min(width, 360)}
        label={words.steps(sides, view.score)}
      />
      {view.phase === 'scored' && riddle ? (
        <>
          <Txt align="center">
            {words.scored.words(riddle.words.filter(({ fate }) => fate === 'found').length)} ·{' '}
            {riddle.enigma.result === 'right' ? words.scored.enigma : words.scored.enigmaMissed}
          </Txt>
          {/* Without it the points would not add up for whoever counts along. */}
          {riddle.bonus > 0 ? <Txt align="center">{words.scored.bonus(riddle.bonus)}</Txt> : null}
          {riddle.points.map((points, side) =>
            points > 0 ? (
              <Txt key={side} strong align="center">
                {words.scoredBy(sides[side] ?? '', points)}
              </Txt>
            ) : null,
          )}
        </>
      ) : null}
    </View>
  );
}

const styles = StyleSheet.create({ lines: { gap: SPACE.xs, alignItems: 'center' } });
