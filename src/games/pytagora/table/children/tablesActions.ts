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

/** Answer or pass. Once answered, the turn passes on by itself. */
export function tablesActions({ options, digits, attempt }: Answering, words: ChildrenWords): ActionsProps {
  if (!options.some(({ type }) => type === 'decline')) return NO_ACTIONS;
  return {
    main: {
      label: words.answer,
      icon: 'check',
      dimmed: digits.length === 0,
      onPress: () => attempt({ type: 'answer', digits }),
    },
    other: {
      label: words.pass,
      icon: 'next',
      onPress: () => attempt({ type: 'decline' }),
      testID: 'decline',
    },
  };
}
