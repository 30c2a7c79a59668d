import { useCallback, useState } from 'react';
import { isWhole, type Json } from '../../../engine';
import { CELLS, isCard, type Card, type Move } from '../rules';
import type { SequenceWords } from '../i18n';
import { useDraft, type DraftForm, type Talk } from '../../../shell/frame';
import { useStable } from '../../../ui';
import type { Props } from './props';

/** A card on its way to a cell. */
export interface Playing {
  /** A card may be chosen, carried and laid now. */
  readonly open: boolean;
  /** The chosen card. */
  readonly held: Card | null;
  /** The cell it would be laid on, where that wants a second thought. */
  readonly draft: number | null;
  choose(card: Card): void;
  lift(card: Card): void;
  tap(cell: number): void;
  lay(card: Card, cell: number): boolean;
}

/** A card laid on a cell and not confirmed: kept with the save. Whether the hand still has the card is asked when it is read. */
interface Laid {
  readonly card: Card;
  readonly cell: number;
}

const LAID: DraftForm<Laid> = {
  write: ({ card, cell }) => [card, cell],
  read: (raw) => {
    const [card, cell]: readonly Json[] = Array.isArray(raw) ? raw : [];
    return isCard(card) && isWhole(cell, 0, CELLS) ? { card, cell } : null;
  },
};

/** Choosing, drafting and laying, by taps or by carrying; what comes of it the rules say. */
export function usePlaying(
  { view, canAct, news: { change } }: Pick<Props, 'view' | 'canAct' | 'news'>,
  { attempt, say, hush }: Talk<Move>,
  words: SequenceWords,
): Playing {
  const [laid, setLaid] = useDraft('laid', change, LAID);
  const [chosen, setChosen] = useState<Card | null>(laid?.card ?? null);
  const open = canAct && view.phase === 'turn';
  const held = chosen !== null && view.hand?.includes(chosen) ? chosen : null;
  const draft = held !== null && laid?.card === held ? laid.cell : null;

  const pick = useCallback(
    (next: (before: Card | null) => Card | null) => {
      hush();
      setLaid(null);
      setChosen(next);
    },
    [hush, setLaid],
  );
  const choose = useCallback((card: Card) => pick((before) => (before === card ? null : card)), [pick]);
  const lift = useCallback((card: Card) => pick(() => card), [pick]);
  const lay = useCallback((card: Card, cell: number) => attempt({ type: 'play', card, cell }), [attempt]);
  const tap = useStable((cell: number) => {
    if (!open) return;
    if (held === null) return say(words.refused['choose-first']);
    // A slip of the finger must not cost a card: there, the first tap only drafts.
    if (view.atRisk.includes(held) && draft !== cell) {
      hush();
      setLaid({ card: held, cell });
      return;
    }
    lay(held, cell);
  });
  return { open, held, draft, choose, lift, tap, lay };
}
