import type { ReactNode } from 'react';
import type { Player } from '../../../engine';
import type { Running } from '../../../shell';
import type { Ready, Shape, Talk } from '../../../shell/frame';
import type { LineProps } from '../../../ui';
import type { PyramideWords } from '../i18n';
import type { Move, Phase, View } from '../rules';
import type { Actions } from './actions';
import type { JustNow } from './justNow';

/** What both ways of playing are given. */
export interface PlayingProps {
  readonly view: View;
  readonly seats: readonly Player[];
  readonly words: PyramideWords;
  readonly shape: Shape;
  readonly status: LineProps;
  /** Null while somebody else is to act. */
  readonly actions: Actions | null;
  readonly talk: Talk<Move>;
  readonly undo: (() => void) | null;
  /** While it runs, stands still, or waits for the tap that starts it. */
  readonly countdown: Running | null;
  /** It waits for a tap, in the place of all actions. */
  readonly ready: Ready | null;
  readonly header: ReactNode;
  /** What has led to what is looked at. */
  readonly just: JustNow;
}

/** Something is over, and what it brought is told. */
const SUMMED: readonly Phase[] = ['scored', 'round', 'list-over', 'over'];
export const isSummed = ({ phase }: View): boolean => SUMMED.includes(phase);

/** A tablet or a desktop: everything grows with the screen. */
export const isLarge = ({ roomy, wide, low }: Shape): boolean => roomy || (wide && !low);

/** The width of everything that is read and tapped below the board, or beside it. */
export const columnOf = ({ wide, width }: Shape): number =>
  wide ? Math.min(width * 0.5, 520) : Math.min(width, 640);
