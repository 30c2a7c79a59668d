import type { Seat } from '../../../engine';
import { LAST, reversed } from './board';
import { CARDS, type CardKind } from './cards';
import { directionOf, endOf } from './journey';
import { isSamePawn, pawnOf, pawnsInPlay } from './pawns';
import type { Choice, Idle, PawnIndex, PawnName, State } from './types';

/** Where a card sends "any pawn of your choice". */
export const CARD_CIRCLE = 64;
const HALF = 50;

const OWN_PAWN: readonly CardKind[] = ['fifty', 'double', 'ahead', 'behind', 'reverse'];

/** Cards that move "your pawn": the one that earned them. */
export const movesEarner = (kind: CardKind): boolean => OWN_PAWN.includes(kind);

/** Ruling: these work on the numbers as printed, whichever way the pawns run; on exactly 50 they do nothing. */
const fifty = (at: number): number | Idle => (at === HALF ? 'on-fifty' : at < HALF ? at + 50 : at - 50);
const double = (at: number): number | Idle => (at === HALF ? 'on-fifty' : at < HALF ? at * 2 : at - 10);

/**
 * The circle of the nearest other pawn ahead or behind, as this pawn travels; the seat's own other pawn counts. Ruling: so
 * does one on Start, though nobody is bumped there.
 */
function nearest(state: State, name: PawnName, way: 'ahead' | 'behind'): number | null {
  const pawn = pawnOf(state, name)!;
  const step = directionOf(state.config, pawn) * (way === 'ahead' ? 1 : -1);
  let found: number | null = null;
  for (const other of pawnsInPlay(state)) {
    const { at } = pawnOf(state, other)!;
    if (isSamePawn(other, name) || (at - pawn.at) * step <= 0) continue;
    if (found === null || (found - at) * step > 0) found = at;
  }
  return found;
}

/** Where the card in hand would take this pawn of the seat in turn; where it stands, if nowhere else. */
export function carriedTo(state: State, kind: CardKind, pawn: PawnIndex): number {
  const to = targetOf(state, kind, pawn);
  return typeof to === 'number' ? to : state.players[state.seat]!.pawns[pawn].at;
}

/** Why the card would leave this pawn of the seat in turn where it stands, or null where it moves it. */
export function idleWith(state: State, kind: CardKind, pawn: PawnIndex): Idle | null {
  const to = targetOf(state, kind, pawn);
  return typeof to === 'number' ? null : to;
}

function targetOf(state: State, kind: CardKind, pawn: PawnIndex): number | Idle {
  const name = { seat: state.seat, pawn };
  const own = pawnOf(state, name)!;
  const to = target(state, kind, name, own.at);
  if (typeof to === 'string') return to;
  if (to === own.at) return 'same-number';
  // No card but a number or a ±k keeper brings a pawn to its end: there and back a pawn may be waiting there.
  return to > LAST || to === endOf(state.config, own) ? 'goal' : to;
}

function target(state: State, kind: CardKind, name: PawnName, at: number): number | Idle {
  switch (kind) {
    case 'fifty':
      return fifty(at);
    case 'double':
      return double(at);
    case 'reverse':
      return reversed(at);
    case 'ahead':
      return nearest(state, name, 'ahead') ?? 'nobody-ahead';
    case 'behind':
      return nearest(state, name, 'behind') ?? 'nobody-behind';
    default:
      return at;
  }
}

/** A swap may not change nothing, nor bring a pawn to its end. */
export function refuseSwap(
  state: State,
  one: PawnName,
  other: PawnName,
): 'nothing-changes' | 'no-card-home' | null {
  const [first, second] = [pawnOf(state, one)!, pawnOf(state, other)!];
  if (first.at === second.at) return 'nothing-changes';
  return second.at === endOf(state.config, first) || first.at === endOf(state.config, second)
    ? 'no-card-home'
    : null;
}

function swaps(state: State): Choice[] {
  const names = pawnsInPlay(state);
  return names.flatMap((one, index) =>
    names
      .slice(index + 1)
      .filter((other) => refuseSwap(state, one, other) === null)
      .map((other): Choice => ({ kind: 'swap', one, other })),
  );
}

const steals = ({ players, seat }: State): Choice[] =>
  players.flatMap(({ keepers }, other: Seat) =>
    other === seat ? [] : keepers.map((card): Choice => ({ kind: 'steal', seat: other, card })),
  );

/** All that the card turned over leaves to choose. Empty where it leaves nothing, or does nothing. */
export function choicesOf(state: State): readonly Choice[] {
  const { card, earners } = state.drawn!;
  const { kind } = CARDS[card]!;
  if (movesEarner(kind)) {
    // The choice is free, also of the one that stays; where both stay there is none.
    const isIdle = earners.every((pawn) => idleWith(state, kind, pawn) !== null);
    return earners.length < 2 || isIdle ? [] : earners.map((pawn): Choice => ({ kind: 'earner', pawn }));
  }
  switch (kind) {
    case 'swap':
      return swaps(state);
    case 'to-64':
      return pawnsInPlay(state)
        .filter((name) => pawnOf(state, name)!.at !== CARD_CIRCLE)
        .map((name): Choice => ({ kind: 'pawn', target: name }));
    case 'steal':
      return steals(state);
    default:
      return [];
  }
}

/** Why the card turned over does nothing with this choice, or with none; null where it does something. */
export function idleOf(state: State, choice: Choice | null): Idle | null {
  const { card, earners } = state.drawn!;
  const { kind } = CARDS[card]!;
  if (movesEarner(kind)) return idleWith(state, kind, choice?.kind === 'earner' ? choice.pawn : earners[0]!);
  return choice === null ? (NOTHING_TO_CHOOSE[kind] ?? null) : null;
}

/** Cards that leave everything to choose do nothing where there is nothing. */
const NOTHING_TO_CHOOSE: { readonly [K in CardKind]?: Idle } = {
  swap: 'no-swap',
  'to-64': 'all-on-64',
  steal: 'no-keeper',
};
