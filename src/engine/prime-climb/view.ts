import type { Eyes, Stage } from '../core';
import { choicesOf } from './actions';
import { CARDS } from './cards';
import { refuseCurse, refuseSend, refuseShift } from './keepers';
import { pawnsInPlay } from './pawns';
import { isStuck, refuseStop } from './stops';
import { OPERATIONS, PAWNS, type Move, type State, type View } from './types';

export function stage({ phase, seat, result }: State): Stage {
  switch (phase) {
    case 'over':
      return { kind: 'over', ranking: result!.ranking };
    case 'order':
    case 'dice':
    case 'draw':
      return { kind: 'chance' };
    default:
      return { kind: 'play', acting: [{ seat, role: 'mover' }], eyes: 'table' };
  }
}

export const view = (state: State, eyes: Eyes): View => ({ ...state, eyes });

/** All lawful moves of the seat whose turn it is; nobody else has any. */
export function options(seen: View): readonly Move[] {
  if (seen.eyes !== seen.seat) return [];
  switch (seen.phase) {
    case 'roll':
      return [{ type: 'roll' }];
    case 'move': {
      const end: Move[] = seen.turn!.numbers.length === 0 ? [{ type: 'end' }] : [];
      return [...uses(seen), ...keepers(seen), ...end];
    }
    case 'card': {
      const choices = choicesOf(seen);
      return choices.length === 0
        ? [{ type: 'obey', choice: null }]
        : choices.map((choice) => ({ type: 'obey', choice }));
    }
    default:
      return [];
  }
}

function uses(state: State): Move[] {
  const { pawns } = state.players[state.seat]!;
  const moves: Move[] = [];
  for (const number of new Set(state.turn!.numbers)) {
    const stuck = isStuck(state, number);
    for (const pawn of PAWNS)
      for (const operation of OPERATIONS) {
        const forced = stuck && operation === '-' && !pawns[pawn].out;
        if (forced || refuseStop(state, pawns[pawn], operation, number) === null)
          moves.push({ type: 'use', number, pawn, operation });
      }
  }
  return moves;
}

function keepers(state: State): Move[] {
  const moves: Move[] = [];
  for (const card of state.players[state.seat]!.keepers)
    switch (CARDS[card]!.kind) {
      case 'shift':
        for (const pawn of PAWNS)
          for (const operation of ['+', '-'] as const) {
            const move = { type: 'shift', card, pawn, operation } as const;
            if (refuseShift(state, move) === null) moves.push(move);
          }
        break;
      case 'send':
        for (const target of pawnsInPlay(state)) {
          const move = { type: 'send', card, target } as const;
          if (refuseSend(state, move) === null) moves.push(move);
        }
        break;
      default:
        for (let seat = 0; seat < state.players.length; seat++) {
          const move = { type: 'curse', card, seat } as const;
          if (refuseCurse(state, move) === null) moves.push(move);
        }
    }
  return moves;
}
