import { stopAt } from './arithmetic';
import { CARDS, type Card } from './cards';
import { byOf, layAside, refuseCurse, refuseSend, refuseShift } from './keepers';
import { pawnsInPlay } from './pawns';
import { isStuck, landsOn, refuseStop } from './stops';
import { earnsOn } from './turn';
import { OPERATIONS, PAWNS, type Move, type State, type Use, type View } from './types';

/** Every number left, once, on each pawn by each operation. */
export function usesOfNumbers(state: State): readonly Use[] {
  const { pawns } = state.players[state.seat]!;
  return [...new Set(state.turn!.numbers)].flatMap((number) => {
    const stuck = isStuck(state, number);
    return PAWNS.flatMap((pawn) =>
      OPERATIONS.map((operation) => {
        const forced = stuck && operation === '-' && !pawns[pawn].out;
        const lawful = forced || refuseStop(state, pawns[pawn], operation, number) === null;
        return asUse(state, { type: 'use', number, pawn, operation }, number, lawful);
      }),
    );
  });
}

/** A ±k keeper on each pawn, added and taken away. */
export function usesOfKeeper(state: State, card: Card): readonly Use[] {
  const played = layAside(state, card);
  return PAWNS.flatMap((pawn) =>
    (['+', '-'] as const).map((operation) => {
      const move = { type: 'shift', card, pawn, operation } as const;
      return asUse(played, move, byOf(card), refuseShift(state, move) === null);
    }),
  );
}

function asUse(state: State, move: Use['move'], by: number, lawful: boolean): Use {
  const { pawn, operation } = move;
  const own = state.players[state.seat]!.pawns[pawn];
  const stop = stopAt(own.at, operation, by);
  const to = lawful ? landsOn(state, own, operation, by) : typeof stop === 'number' ? stop : null;
  return {
    move,
    by,
    lawful,
    to,
    idle: lawful && to === own.at,
    earns: lawful && to !== null && earnsOn(state, pawn, to),
  };
}

/** The lawful plays of a keeper that sends or curses. */
export function harmsOf(state: State, card: Card): View['harms'] {
  if (CARDS[card]!.kind === 'send')
    return pawnsInPlay(state)
      .map((target) => ({ type: 'send', card, target }) as const)
      .filter((move) => refuseSend(state, move) === null);
  return state.players
    .map((_, seat) => ({ type: 'curse', card, seat }) as const)
    .filter((move) => refuseCurse(state, move) === null);
}

export const lawfulMoves = (uses: readonly Use[]): readonly Move[] =>
  uses.flatMap(({ lawful, move }) => (lawful ? [move] : []));
