import type { Actor } from '../../../engine';
import { CARD_CIRCLE, choicesOf, refuseSwap } from './actions';
import { CARDS } from './cards';
import { roundsOf } from './chance';
import { refuseCurse, refuseSend, refuseShift } from './keepers';
import { isSamePawn, pawnOf } from './pawns';
import { isStuck, refuseStop } from './stops';
import type { Choice, PrimeClimbRefusal, Code, Move, PawnName, Phase, State } from './types';

const no = (code: Code, facts: Omit<PrimeClimbRefusal, 'code'> = {}): PrimeClimbRefusal => ({
  code,
  ...facts,
});

const WHEN: Readonly<Record<Move['type'], Phase>> = {
  roll: 'roll',
  use: 'move',
  shift: 'move',
  send: 'move',
  curse: 'move',
  end: 'move',
  obey: 'card',
  order: 'order',
  dice: 'dice',
  'turn-over': 'draw',
};
const BY_CHANCE: readonly Phase[] = ['order', 'dice', 'draw'];

export function refuse(state: State, actor: Actor, move: Move): PrimeClimbRefusal | null {
  const { phase } = state;
  if (WHEN[move.type] !== phase) return no('not-now');
  if (actor !== (BY_CHANCE.includes(phase) ? 'chance' : state.seat)) return no('not-now');
  switch (move.type) {
    case 'use':
      return refuseUse(state, move);
    case 'shift':
      return refuseShift(state, move);
    case 'send':
      return refuseSend(state, move);
    case 'curse':
      return refuseCurse(state, move);
    case 'end':
      return refuseEnd(state);
    case 'obey':
      return refuseChoice(state, move.choice);
    case 'order': {
      const { left, sound } = roundsOf(state.config.seats, move.rolls);
      return sound && left.length === 1 ? null : no('not-now');
    }
    case 'turn-over':
      return state.deck.includes(move.card) ? null : no('no-such-card');
    default:
      return null;
  }
}

function refuseUse(state: State, move: Move & { type: 'use' }): PrimeClimbRefusal | null {
  const { number, operation } = move;
  if (!state.turn!.numbers.includes(number)) return no('no-such-number', { numbers: { number } });
  const pawn = state.players[state.seat]!.pawns[move.pawn];
  const refusal = refuseStop(state, pawn, operation, number);
  if (refusal === null || pawn.out || operation !== '-') return refusal;
  return isStuck(state, number) ? null : refusal;
}

/** Every number must be used. There is always a pawn for it: with no pawn left to move the game is over. */
function refuseEnd({ turn }: State): PrimeClimbRefusal | null {
  const left = turn!.numbers.length;
  return left > 0 ? no('numbers-left', { numbers: { left }, unfinished: true }) : null;
}

/** The kind of choice that a card leaves. */
const CHOICE_OF: Readonly<Record<string, Choice['kind']>> = { swap: 'swap', 'to-64': 'pawn', steal: 'steal' };

function refuseChoice(state: State, choice: Choice | null): PrimeClimbRefusal | null {
  const open = choicesOf(state).length > 0;
  if (choice === null) return open ? no('choose', { unfinished: true }) : null;
  if (!open) return no('no-choice');
  const { card, earners } = state.drawn!;
  const { kind } = CARDS[card]!;
  if ((CHOICE_OF[kind] ?? 'earner') !== choice.kind) return no('not-that-card');
  switch (choice.kind) {
    case 'earner':
      return earners.includes(choice.pawn) ? null : no('not-an-earner');
    case 'pawn':
      return (
        refusePawn(state, choice.target) ??
        (pawnOf(state, choice.target)!.at === CARD_CIRCLE
          ? no('nothing-changes', { cells: [CARD_CIRCLE] })
          : null)
      );
    case 'swap': {
      const { one, other } = choice;
      const refusal = refusePawn(state, one) ?? refusePawn(state, other);
      if (refusal) return refusal;
      if (isSamePawn(one, other)) return no('same-pawn');
      const code = refuseSwap(state, one, other);
      return code && no(code, { cells: [pawnOf(state, one)!.at, pawnOf(state, other)!.at] });
    }
    case 'steal': {
      if (choice.seat === state.seat) return no('no-such-card');
      return state.players[choice.seat]?.keepers.includes(choice.card) ? null : no('no-such-card');
    }
  }
}

function refusePawn(state: State, name: PawnName): PrimeClimbRefusal | null {
  const pawn = pawnOf(state, name);
  if (pawn === null) return no('no-such-pawn');
  return pawn.out ? no('pawn-out') : null;
}
