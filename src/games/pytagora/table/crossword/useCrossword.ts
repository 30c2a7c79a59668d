import { useCallback, useMemo } from 'react';
import type { Refusal } from '../../../../engine';
import { isFace, type Face, type Move, type Spot } from '../../rules';
import { useTalk, type Talk } from '../../../../shell/frame';
import { useStable } from '../../../../ui';
import type { PytagoraWords } from '../../i18n';
import type { CrosswordProps } from '../props';
import { draftedAt, type Slot, type Source, type Target } from './draft';
import { useLaying, type Laying } from './useLaying';
import { useRackOrder, type RackOrder } from './useRackOrder';
import { refusalText } from './words';

/** A turn of the crossword, as a finger or a keyboard plays it. */
export interface Crossword {
  readonly hand: readonly Face[];
  readonly rack: RackOrder;
  readonly laying: Laying;
  readonly talk: Talk<Move>;
  /** The seat on the screen is to lay. */
  readonly playing: boolean;
  lay(): void;
  readonly tapSlot: (slot: Slot) => void;
  readonly tapCell: (spot: Spot) => void;
  typeKey(key: string, at: Spot): boolean;
  /** Lays the chosen piece there; without one, confirms what is laid. */
  enter(at: Spot): boolean;
  faceOf(source: Source): Face | null;
  drop(source: Source, target: Target): boolean;
}

export function useCrossword(
  { view, canAct, act, hint, sums, news: { change } }: CrosswordProps,
  words: PytagoraWords,
): Crossword {
  const hand = useMemo(() => view.hand ?? [], [view.hand]);
  const rack = useRackOrder(hand, change);
  const laying = useLaying(view, change);
  const gameSays = useCallback((refusal: Refusal) => refusalText(refusal, words), [words]);
  const talk = useTalk<Move>(act, change, gameSays, hint);
  const playing = canAct && view.phase === 'turn';
  const { verdict, pieces, draft } = laying;

  const lay = () => {
    if (verdict?.kind === 'lawful') return void talk.attempt({ type: 'lay', pieces });
    if (!verdict) return talk.say(words.refused['nothing-laid']!);
    const text = refusalText(verdict.refusal, words);
    // Whoever does the sums has found this out by trying.
    talk.say(sums && verdict.refusal.code === 'unequal' ? words.notYet(text) : text);
  };
  const tapSlot = useStable((slot: Slot) => {
    talk.hush();
    if (playing) laying.tapSlot(slot);
  });
  const tapCell = useStable((spot: Spot) => {
    talk.hush();
    if (playing) laying.tapCell(spot);
  });
  const typeKey = (key: string, at: Spot): boolean => {
    talk.hush();
    if (laying.type(key, at)) return true;
    // Whoever does not see the rack hears that there is no such piece left, or that the cell is taken.
    if (isFace(key)) talk.say(words.refused[hand.includes(key) ? 'cell-taken' : 'piece-not-in-hand']!);
    return isFace(key);
  };
  const enter = (at: Spot): boolean => {
    talk.hush();
    if (laying.chosen === null) lay();
    else laying.tapCell(at);
    return true;
  };
  const faceOf = (source: Source): Face | null => {
    if ('spot' in source) return draftedAt(draft, source.spot)?.face ?? null;
    return source.slot === 'shared' ? '=' : (hand[source.slot] ?? null);
  };
  const drop = (source: Source, target: Target): boolean => {
    if (target.kind === 'cell') {
      const put = laying.dropOn(source, target);
      if (!put) talk.say(words.refused['cell-taken']!);
      return put;
    }
    if ('spot' in source) {
      laying.takeBack(source.spot);
      return true;
    }
    if (source.slot === 'shared') return false;
    rack.put(source.slot, target.place);
    return true;
  };
  return { hand, rack, laying, talk, playing, lay, tapSlot, tapCell, typeKey, enter, faceOf, drop };
}
