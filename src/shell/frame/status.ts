import type { LineProps } from '../../ui';
import type { HintLayer } from '../learning';
import type { Said } from './useTalk';

export interface Status {
  /** What was refused, or what one is reminded of. */
  readonly said: Said | null;
  /** In words: somebody is thinking, or the game waits for a tap. */
  readonly waiting: string | null;
  readonly hint: HintLayer | null;
  /** What others did meanwhile; stands above what is to be done, and quieter. */
  readonly happened?: string;
  /** Shows what happened once more. */
  readonly replay?: LineProps['replay'];
  /** What is to be done, or what a draft would be worth. */
  readonly todo: LineProps;
}

/** What the line under a board says, by one order: refusal, waiting, hint, what happened, what to do. */
export function statusOf({ said, waiting, hint, happened = '', replay = null, todo }: Status): LineProps {
  if (said) return { text: said.text, wrong: true, ...(said.after ? { after: said.after } : {}) };
  if (waiting !== null) return { text: waiting };
  if (hint) return { text: hint.text, strong: true };
  return happened ? { ...todo, before: happened, ...(replay ? { replay } : {}) } : todo;
}
