import type { View as SeenView } from '../../engine/sequence-numbers';
import type { SequenceWords } from '../../i18n/sequence-numbers';
import { Line } from '../../ui';
import { hoverText } from './bridge';
import { useRestingHover, type HoverStore } from './hover';

export interface StatusLineProps {
  readonly text: string;
  /** What others did meanwhile; said first, and more quietly. */
  readonly before: string;
  /** How much of that there is room for. */
  readonly beforeLines: number;
  readonly refused: boolean;
  readonly hover: HoverStore;
  readonly view: SeenView;
  readonly words: SequenceWords;
}

/** The line under the board; while a card is held over the board it reads back what letting go would do. */
export function StatusLine({ text, before, beforeLines, refused, hover, view, words }: StatusLineProps) {
  const held = useRestingHover(hover);
  if (held) return <Line text={hoverText(view, held.card, held.cell, words)} />;
  return <Line text={text} before={before} beforeLines={beforeLines} wrong={refused} />;
}
