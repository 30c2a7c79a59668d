import { useMemo } from 'react';
import type { Card, Move, PawnIndex, Use } from '../rules';
import type { PrimeClimbWords } from '../i18n';
import { useUntilChange, type Talk } from '../../../shell/frame';
import { useStable } from '../../../ui';
import {
  amountOf,
  inUseOr,
  lightsFor,
  liveOf,
  pawnOr,
  usesFor,
  leadingTo,
  type InUse,
  type Light,
} from './bridge';
import { keyMeans } from './keys';
import type { Props } from './props';

/** What the seat on the screen has in hand in its turn, and what its gestures do. */
export interface TurnInHand {
  /** It may use its numbers now. */
  readonly playing: boolean;
  /** Every number still to be used, the one that is meant first; or the keeper that was taken up. */
  readonly live: readonly InUse[];
  /** The pawn that is meant: carried, chosen, or the only one left. */
  readonly pawn: PawnIndex | null;
  readonly lights: readonly Light[];
  take(inUse: InUse): void;
  /** A ±k keeper, taken up or put back. */
  takeKeeper(card: Card): void;
  choosePawn(pawn: PawnIndex): void;
  play(use: Use): void;
  goTo(light: Light): void;
  /** A pawn is let go on a circle. Whether it stays there. */
  drop(pawn: PawnIndex, circle: number): boolean;
  /** Whether the key means something here. */
  press(key: string): boolean;
}

export const NO_LIGHTS: readonly Light[] = [];

export function useTurn(
  { view, canAct, news }: Props,
  words: PrimeClimbWords,
  talk: Talk<Move>,
  held: PawnIndex | null,
): TurnInHand {
  const [chosen, setChosen] = useUntilChange<InUse>(view.rolls);
  const [picked, setPicked] = useUntilChange<PawnIndex>(news.change);
  const playing = canAct && view.phase === 'move';
  const live = useMemo(() => liveOf(view, inUseOr(view, chosen)), [view, chosen]);
  const pawn = playing ? pawnOr(view, held ?? picked) : null;
  const lights = useMemo(() => (pawn === null ? NO_LIGHTS : lightsFor(view, live, pawn)), [view, live, pawn]);

  const takeKeeper = (card: Card) => {
    if (view.turn?.fresh.includes(card)) return talk.say(words.refused['fresh-card']);
    talk.hush();
    setChosen(chosen?.kind === 'keeper' && chosen.card === card ? null : { kind: 'keeper', card });
  };
  const choosePawn = useStable((which: PawnIndex) => {
    talk.hush();
    setPicked(picked === which ? null : which);
  });
  const play = (use: Use) => {
    if (pawn === null) return talk.say(words.refused['choose-pawn']);
    talk.attempt(use.move);
  };
  const goTo = useStable((light: Light) => {
    talk.attempt(light.uses[0]!.move);
  });
  const drop = (which: PawnIndex, circle: number): boolean => {
    const { at } = view.players[view.seat]!.pawns[which];
    if (live.length === 0 || circle === at) return false;
    const use = leadingTo(view, live, which, circle);
    if (use) return talk.attempt(use.move);
    talk.say(words.refused['not-there'](at, circle, live.map(amountOf)));
    return false;
  };
  const press = useStable((key: string): boolean => {
    const [first = null] = live;
    const uses = first === null ? [] : usesFor(view, first, pawn ?? 0);
    const meant = playing ? keyMeans(key, view, first, uses) : null;
    if (!meant) return false;
    if (meant.kind === 'use') play(meant.use);
    else if (meant.kind === 'pawn') choosePawn(meant.pawn);
    else if (meant.kind === 'number') setChosen(meant.inUse);
    else talk.attempt({ type: 'end' });
    return true;
  });
  return { playing, live, pawn, lights, take: setChosen, takeKeeper, choosePawn, play, goTo, drop, press };
}
