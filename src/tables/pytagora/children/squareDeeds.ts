import type { Json } from '../../../engine/core';
import type { SquareView } from '../../../engine/pytagora';
import type { ChildrenWords } from '../../../i18n/pytagora/children.fr';
import type { ActionsProps } from './Actions';
import type { Opening, Task } from './square';

export interface DeedsOf {
  readonly view: SquareView;
  readonly task: Task;
  readonly openings: readonly Opening[];
  readonly words: ChildrenWords;
  readonly undo: (() => void) | null;
  attempt(move: Json): boolean;
  draw(): void;
  say(text: string): void;
}

/** The main button always names what is to be done; where laying is to be done by hand, it says so when pressed. */
export function squareDeeds({
  view,
  task,
  openings,
  words,
  undo,
  attempt,
  draw,
  say,
}: DeedsOf): ActionsProps {
  const none = { main: null, other: null };
  switch (task) {
    case 'wait':
      return none;
    case 'lay':
      return { main: { label: words.draw, dimmed: true, onPress: draw }, other: null };
    case 'draw':
      return { main: { label: words.draw, onPress: draw }, other: null };
    case 'pass':
      return { main: { label: words.pass, onPress: draw }, other: null };
    case 'lay-drawn': {
      const digit = view.hand?.[view.hand.length - 1];
      if (digit === undefined) return none;
      const [one, other] = openings.filter(({ needs }) => needs === digit);
      if (!one) return none;
      const lay = () => attempt({ type: 'place', digit, end: one.end });
      return other
        ? {
            main: { label: words.laySide, dimmed: true, onPress: () => say(words.square.whichEnd(digit)) },
            other: null,
          }
        : { main: { label: words.lay(digit), onPress: lay }, other: null };
    }
    case 'keep-drawn':
      return { main: { label: words.done, onPress: () => attempt({ type: 'done' }) }, other: null };
    case 'finish':
      return {
        main: { label: words.done, onPress: () => attempt({ type: 'done' }) },
        other: undo ? { label: words.takeBack, onPress: undo, testID: 'take-back', undo: true } : null,
      };
  }
}
