import { useMemo } from 'react';
import type { Card, Move, PawnIndex, Use } from '../rules';
import type { ClimbWords } from '../i18n';
import { useUntilChange, type Talk } from '../../../shell/frame';
import { useStable } from '../../../ui';
import { inUseOr, lightsFor, pawnOr, usesFor, type InUse, type Light } from './bridge';
import { keyMeans } from './keys';
import type { Props } from './props';

/** What the seat on the screen has in hand in its turn, and what its gestures do. */
export interface TurnInHand {
  /** It may use its numbers now. */
  readonly playing: boolean;
  readonly inUse: InUse | null;
  /** The pawn that is meant: carried, chosen, or the only one left. */
  readonly pawn: PawnIndex | null;
  /** What is in use, on that pawn; on the first while none is meant. */
  readonly uses: readonly Use[];
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

const NO_USES: readonly Use[] = [];
const NO_LIGHTS: readonly Light[] = [];

export function useTurn(
  { view, canAct, news }: Props,
  words: ClimbWords,
  talk: Talk<Move>,
  held: PawnIndex | null,
): TurnInHand {
  const [chosen, setChosen] = useUntilChange<InUse>(view.rolls);
  const [picked, setPicked] = useUntilChange<PawnIndex>(news.change);
  const playing = canAct && view.phase === 'move';
  const inUse = useMemo(() => inUseOr(view, chosen), [view, chosen]);
  const pawn = playing ? pawnOr(view, held ?? picked) : null;
  const uses = useMemo(
    () => (inUse === null ? NO_USES : usesFor(view, inUse, pawn ?? 0)),
    [view, inUse, pawn],
  );
  const lights = useMemo(() => (pawn === null ? NO_LIGHTS : lightsFor(uses)), [uses, pawn]);

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
    if (inUse === null || circle === view.players[view.seat]!.pawns[which].at) return false;
    const use = usesFor(view, inUse, which).find(({ to }) => to === circle);
    if (use) return talk.attempt(use.move);
    talk.say(words.refused['not-there']);
    return false;
  };
  const press = useStable((key: string): boolean => {
    const meant = playing ? keyMeans(key, view, inUse, uses) : null;
    if (!meant) return false;
    if (meant.kind === 'use') play(meant.use);
    else if (meant.kind === 'pawn') choosePawn(meant.pawn);
    else if (meant.kind === 'number') setChosen(meant.inUse);
    else talk.attempt({ type: 'end' });
    return true;
  });
  return {
    playing,
    inUse,
    pawn,
    uses,
    lights,
    take: setChosen,
    takeKeeper,
    choosePawn,
    play,
    goTo,
    drop,
    press,
  };
}
