import { ReadyPanel, type Ready, type Talk } from '../../../shell/frame';
import type { Move } from '../rules';
import { ON_SAND, SAND } from './colours';

export interface ReadyToPlayProps {
  readonly ready: Ready;
  /** The card has not been read yet. */
  readonly first?: string | null;
  readonly say: Talk<Move>['say'];
}

export function ReadyToPlay({ ready, first = null, say }: ReadyToPlayProps) {
  return <ReadyPanel ready={ready} colour={SAND} textColour={ON_SAND} first={first} onFirst={say} />;
}
