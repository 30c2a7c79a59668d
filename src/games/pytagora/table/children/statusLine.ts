import { statusOf, type Status } from '../../../../shell/frame';

export interface KindLine {
  readonly text: string;
  /** What others did before. */
  readonly before: string;
  /** Something did not fit. */
  readonly puzzled: boolean;
  /** Shows it once more. */
  readonly replay: Status['replay'];
}

/** What the line of a children's table says. What a lesson does not want, it says itself, above and more kindly. */
export function kindLine(status: Status): KindLine {
  const said = status.said?.code === 'lesson' ? null : status.said;
  const { text, before = '', replay = null } = statusOf({ ...status, said });
  return { text, before, puzzled: said?.refused === true, replay };
}
