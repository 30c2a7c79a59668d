import type { Refusal } from '../../engine/core';
import type { Move, View } from '../../engine/pyramide';
import type { PyramideWords } from '../../i18n/pyramide';
import type { TableProps } from '../../shell';

/** What both ways of playing are given. */
export interface PlayingProps extends TableProps {
  readonly seen: View;
  readonly words: PyramideWords;
  readonly line: string;
  readonly wrong: boolean;
  readonly move: (move: Move) => Refusal | null;
}
