import type { Player } from '../../../engine';
import type { PyramideWords } from '../i18n';
import type { View as SeenView } from '../rules';
import { PyramidSteps } from './PyramidSteps';
import { sideName } from './seating';

export interface StepsProps {
  readonly view: SeenView;
  readonly seats: readonly Player[];
  readonly words: PyramideWords;
  readonly width: number;
  readonly height: number;
}

/** Where everybody stands in this round. */
export function Steps({ view, seats, words, width, height }: StepsProps) {
  const names = view.score.map((_, side) => sideName(view, seats, side, words));
  return (
    <PyramidSteps
      score={view.score}
      names={names}
      width={width}
      height={height}
      label={words.steps(names, view.score)}
    />
  );
}
