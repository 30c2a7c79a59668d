import type { Digit, Move } from '../../rules';
import type { ChildrenWords } from '../../i18n/children.fr';
import { NO_ACTIONS, type ActionsProps } from './Actions';

export interface Answering {
  /** What the seat on the screen may do. */
  readonly options: readonly Move[];
  /** The digits put down so far. */
  readonly digits: readonly Digit[];
  attempt(move: Move): boolean;
}

/** Answer or pass; once answered, take it back or pass the turn on. */
export function tablesActions(
  { options, digits, attempt }: Answering,
  words: ChildrenWords,
  undo: (() => void) | null,
): ActionsProps {
  const may = (type: Move['type']) => options.some((move) => move.type === type);
  if (may('done'))
    return {
      main: { label: words.done, onPress: () => attempt({ type: 'done' }) },
      other: undo ? { label: words.takeBack, onPress: undo, testID: 'take-back', undo: true } : null,
    };
  if (!may('decline')) return NO_ACTIONS;
  return {
    main: {
      label: words.answer,
      dimmed: digits.length === 0,
      onPress: () => attempt({ type: 'answer', digits }),
    },
    other: { label: words.pass, onPress: () => attempt({ type: 'decline' }), testID: 'decline' },
  };
}
