import type { Eyes, Stage } from '../../../engine';
import { choicesOf } from './actions';
import { CARDS, type Card } from './cards';
import { taskOf } from './obey';
import { endingOf } from './turn';
import type { Move, State, View } from './types';
import { harmsOf, lawfulMoves, usesOfKeeper, usesOfNumbers } from './uses';

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

export function view(state: State, eyes: Eyes): View {
  const { phase, players, seat, turn } = state;
  const moving = phase === 'move';
  const held = moving ? players[seat]!.keepers : [];
  return {
    ...state,
    eyes,
    uses: moving
      ? [...usesOfNumbers(state), ...held.filter(isShift).flatMap((card) => usesOfKeeper(state, card))]
      : [],
    harms: held.flatMap((card) => (isShift(card) ? [] : harmsOf(state, card))),
    ending: moving && turn!.numbers.length === 0 ? endingOf(state) : null,
    task: phase === 'card' ? taskOf(state) : null,
  };
}

const isShift = (card: Card): boolean => CARDS[card]!.kind === 'shift';

/** All lawful moves of the seat whose turn it is; nobody else has one. */
export function options(seen: View): readonly Move[] {
  if (seen.eyes !== seen.seat) return [];
  switch (seen.phase) {
    case 'roll':
      return [{ type: 'roll' }];
    case 'move': {
      const end: Move[] = seen.turn!.numbers.length === 0 ? [{ type: 'end' }] : [];
      return [...lawfulMoves(usesOfNumbers(seen)), ...keepers(seen), ...end];
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

const keepers = (state: State): readonly Move[] =>
  state.players[state.seat]!.keepers.flatMap((card) =>
    isShift(card) ? lawfulMoves(usesOfKeeper(state, card)) : harmsOf(state, card),
  );
