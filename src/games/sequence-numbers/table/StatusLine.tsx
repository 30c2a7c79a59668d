import type { SequenceWords } from '../i18n';
import { statusOf, type Status } from '../../../shell/frame';
import { Line } from '../../../ui';
import { hoverText } from './bridge';
import { useRestingHover, type HoverStore } from './hover';
import type { Offers } from './offers';

export interface StatusLineProps {
  readonly status: Status;
  readonly hover: HoverStore;
  readonly offers: Offers;
  readonly words: SequenceWords;
}

/** The line under the board; while a card is held over the board it reads back what letting go would do. */
export function StatusLine({ status, hover, offers, words }: StatusLineProps) {
  const over = useRestingHover(hover);
  const now = over
    ? { ...status, happened: '', todo: { text: hoverText(offers, over.card, over.cell, words) } }
    : status;
  return <Line {...statusOf(now)} />;
}
