import { useMemo } from 'react';
import { pytagora, type Digit, type Move } from '../../rules';
import { useDraft, type Talk } from '../../../../shell/frame';
import { useStable } from '../../../../ui';
import type { ChildrenWords } from '../../i18n/children.fr';
import type { TablesProps } from '../props';
import { answerForm, digitsIn, EMPTY_DRAFT, put, slotsFor, takeOut, type Draft } from './tables';
import { useChildrenTalk } from './useChildrenTalk';

/** A turn at the multiplication tables, as a finger plays it. */
export interface Tables {
  readonly hand: readonly Digit[];
  readonly options: readonly Move[];
  readonly answering: boolean;
  readonly draft: Draft;
  readonly digits: readonly Digit[];
  /** How many places the answer has. */
  readonly places: number;
  readonly talk: Talk<Move>;
  readonly tapPiece: (at: number) => void;
  readonly tapSlot: (slot: number) => void;
  putInto(slot: number, at: number): void;
  takeBack(at: number): void;
}

export function useTables(
  { view, help, canAct, act, hint, news: { change } }: TablesProps,
  words: ChildrenWords,
): Tables {
  const talk = useChildrenTalk(act, change, words, hint);
  const options = useMemo(() => pytagora.options(view), [view]);
  const hand = useMemo(() => view.hand ?? [], [view.hand]);
  const [kept, keep] = useDraft('answer', change, answerForm(hand.length));
  const answering = canAct && view.phase === 'answer';
  const draft = (answering ? kept : null) ?? EMPTY_DRAFT;
  const places = view.current ? slotsFor(view.current, help) : 0;

  const setDraft = (next: Draft) => {
    talk.hush();
    keep(next);
  };
  const tapPiece = useStable((at: number) => {
    if (!canAct) return;
    if (!answering) return talk.say(words.tables.notYet);
    if (draft.includes(at)) return setDraft(takeOut(draft, at));
    const free = draft.slice(0, places).indexOf(null);
    if (free < 0) return talk.say(words.tables.full);
    setDraft(put(draft, free, at));
  });
  const tapSlot = useStable((slot: number) => {
    if (!answering) return;
    const at = draft[slot] ?? null;
    if (at === null) return talk.say(words.tables.askPiece);
    setDraft(takeOut(draft, at));
  });
  return {
    hand,
    options,
    answering,
    draft,
    digits: digitsIn(draft, hand),
    places,
    talk,
    tapPiece,
    tapSlot,
    putInto: (slot, at) => setDraft(put(draft, slot, at)),
    takeBack: (at) => setDraft(takeOut(draft, at)),
  };
}
