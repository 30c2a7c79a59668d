import type { Seat } from '../../../engine';
import { CARDS, type Card, type CardKind } from './cards';
import { homeOf, isSafe } from './journey';
import { isSamePawn, pawnOf, pawnsInPlay, sendHome, withPlayer, type Happened } from './pawns';
import { refuseStop } from './stops';
import type { PrimeClimbRefusal, Move, PawnName, State } from './types';

/** Ruling: a pawn is near up to this many circles away. */
const NEAR = 2;

/** All that the keeper would send, played on this pawn. */
function sentBy(state: State, target: PawnName): readonly PawnName[] {
  if (state.config.sending === 'choice') return [target];
  const { at } = pawnOf(state, target)!;
  return pawnsInPlay(state).filter((other) => {
    const circle = pawnOf(state, other)!.at;
    return !isSamePawn(other, target) && Math.abs(circle - at) <= NEAR && !isSafe(state.config, circle);
  });
}

function refuseKeeper({ players, seat, turn }: State, card: Card, kind: CardKind): PrimeClimbRefusal | null {
  if (!players[seat]!.keepers.includes(card)) return { code: 'not-your-card' };
  if (CARDS[card]!.kind !== kind) return { code: 'not-that-card' };
  // What was drawn or stolen in this turn waits for the next; an extra turn is a new one.
  return turn!.fresh.includes(card) ? { code: 'fresh-card' } : null;
}

export const refuseShift = (state: State, move: Move & { type: 'shift' }): PrimeClimbRefusal | null =>
  refuseKeeper(state, move.card, 'shift') ??
  refuseStop(state, state.players[state.seat]!.pawns[move.pawn], move.operation, byOf(move.card));

/** The k of a ±k keeper. */
export const byOf = (card: Card): number => {
  const face = CARDS[card]!;
  return face.kind === 'shift' ? face.by : 0;
};

export function refuseSend(
  state: State,
  { card, target }: Move & { type: 'send' },
): PrimeClimbRefusal | null {
  const held = refuseKeeper(state, card, 'send');
  if (held) return held;
  const pawn = pawnOf(state, target);
  const near = state.config.sending === 'near';
  if (pawn === null || (near && target.seat !== state.seat)) return { code: 'no-such-pawn' };
  if (pawn.out) return { code: 'pawn-out' };
  if (!near) return pawn.at === homeOf(state.config, pawn) ? { code: 'on-start', cells: [pawn.at] } : null;
  return sentBy(state, target).length > 0 ? null : { code: 'nobody-near', cells: [pawn.at] };
}

export function refuseCurse(
  state: State,
  { card, seat }: Move & { type: 'curse' },
): PrimeClimbRefusal | null {
  const held = refuseKeeper(state, card, 'curse');
  if (held) return held;
  if (seat === state.seat) return { code: 'not-yourself' };
  const player = state.players[seat];
  if (!player) return { code: 'no-such-pawn' };
  return player.cursed ? { code: 'cursed-already', numbers: { seat } } : null;
}

export function layAside(state: State, card: Card): State {
  const keepers = state.players[state.seat]!.keepers.filter((other) => other !== card);
  return { ...withPlayer(state, state.seat, { keepers }), used: [...state.used, card] };
}

export function send(state: State, card: Card, target: PawnName, happened: Happened): State {
  const { seat } = state;
  const pawns = sentBy(state, target);
  happened.push({ type: 'sent', seat, card, pawns });
  return pawns.reduce((now, name) => sendHome(now, seat, name, happened), layAside(state, card));
}

export function curse(state: State, card: Card, seat: Seat, happened: Happened): State {
  happened.push({ type: 'cursed', by: state.seat, seat, card });
  return withPlayer(layAside(state, card), seat, { cursed: true });
}
