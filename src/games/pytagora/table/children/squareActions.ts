import { NO_ACTIONS, type ActionsProps } from './Actions';
import type { Square } from './useSquare';
import type { ChildrenWords } from '../../i18n/children.fr';

/** The main button always names what is to be done; where laying is to be done by hand, it says so when pressed. */
export function squareActions(
  { task, drawn, talk, draw, lay }: Square,
  words: ChildrenWords,
  undo: (() => void) | null,
): ActionsProps {
  const done = { label: words.done, onPress: () => talk.attempt({ type: 'done' }) };
  switch (task) {
    case 'wait':
      return NO_ACTIONS;
    case 'lay':
      return { main: { label: words.draw, dimmed: true, onPress: draw }, other: null };
    case 'draw':
      return { main: { label: words.draw, onPress: draw }, other: null };
    case 'pass':
      return { main: { label: words.pass, onPress: draw }, other: null };
    case 'lay-drawn': {
      if (!drawn) return NO_ACTIONS;
      const { at, digit, fits } = drawn;
      const [one, other] = fits;
      if (!one) return NO_ACTIONS;
      return other
        ? {
            main: {
              label: words.laySide,
              dimmed: true,
              onPress: () => talk.say(words.square.whichEnd(digit)),
            },
            other: null,
          }
        : { main: { label: words.lay(digit), onPress: () => lay(at, one.end) }, other: null };
    }
    case 'keep-drawn':
      return { main: done, other: null };
    case 'finish':
      return {
        main: done,
        other: undo ? { label: words.takeBack, onPress: undo, testID: 'take-back', undo: true } : null,
      };
  }
}
