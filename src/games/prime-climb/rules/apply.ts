import type { Actor, Step } from '../../../engine';
import { stopAt } from './arithmetic';
import { CARDS, SHIFTS, type Card } from './cards';
import { numbersOf, roundsOf } from './chance';
import { isSolitaire, startOf } from './journey';
import { byOf, curse, layAside, send } from './keepers';
import { obey } from './obey';
import { withPlayer, type Happened } from './pawns';
import { landsOn } from './stops';
import { advance, endMove } from './turn';
import type { Config, GameEvent, Move, Pawn, SeatState, State } from './types';

type Stepped = Step<State, GameEvent>;

export function start(config: Config): State {
  const pawn: Pawn = { at: startOf(config), turned: false, out: false };
  const player: SeatState = { pawns: [pawn, pawn], keepers: [], reached: [], cursed: false, turns: 0 };
  return {
    config,
    phase: config.first === 'roll' && config.seats > 1 ? 'order' : 'roll',
    seat: config.first === 'roll' ? 0 : config.first,
    players: Array.from({ length: config.seats }, () => player),
    deck: isSolitaire(config) ? SHIFTS : CARDS.map((_, card: Card) => card),
    used: [],
    draws: 0,
    rolls: 0,
    turn: null,
    earned: [],
    drawn: null,
    again: 0,
    result: null,
  };
}

export function apply(state: State, _actor: Actor, move: Move): Stepped {
  const happened: Happened = [];
  const { seat } = state;
  switch (move.type) {
    case 'order': {
      const first = roundsOf(state.config.seats, move.rolls).left[0]!;
      happened.push({ type: 'ordered', rolls: move.rolls, first });
      return { state: { ...state, phase: 'roll', seat: first }, events: happened };
    }
    case 'roll': {
      const turns = state.players[seat]!.turns + 1;
      return { state: { ...withPlayer(state, seat, { turns }), phase: 'dice' }, events: happened };
    }
    case 'dice':
      return roll(state, move.dice, happened);
    case 'use':
      return spend(state, move, happened);
    case 'shift': {
      const { card, pawn, operation } = move;
      const { at: from } = state.players[seat]!.pawns[pawn];
      const by = byOf(card);
      const to = stopAt(from, operation, by) as number;
      return advance(layAside(state, card), { pawn, from, to, by, operation, card }, happened);
    }
    case 'send':
      return { state: send(state, move.card, move.target, happened), events: happened };
    case 'curse':
      return { state: curse(state, move.card, move.seat, happened), events: happened };
    case 'end':
      return endMove(state, happened);
    case 'turn-over':
      return turnOver(state, move.card, happened);
    case 'obey':
      return obey(state, move.choice, happened);
  }
}

function roll(state: State, dice: readonly [number, number], happened: Happened): Stepped {
  const { seat } = state;
  const [one, other] = state.players[seat]!.pawns;
  happened.push({ type: 'rolled', seat, dice });
  return {
    state: {
      ...state,
      phase: 'move',
      rolls: state.rolls + 1,
      turn: {
        dice,
        numbers: numbersOf(dice),
        began: [one.at, other.at],
        path: [],
        fresh: [],
      },
    },
    events: happened,
  };
}

function spend(state: State, move: Move & { type: 'use' }, happened: Happened): Stepped {
  const { number: by, pawn, operation } = move;
  const turn = state.turn!;
  const own = state.players[state.seat]!.pawns[pawn];
  const stop = { pawn, from: own.at, to: landsOn(state, own, operation, by), by, operation, card: null };
  const place = turn.numbers.indexOf(by);
  const numbers = turn.numbers.filter((_, index) => index !== place);
  return advance({ ...state, turn: { ...turn, numbers } }, stop, happened);
}

function turnOver(state: State, card: Card, happened: Happened): Stepped {
  happened.push({ type: 'card-drawn', seat: state.seat, card });
  return {
    state: {
      ...state,
      phase: 'card',
      deck: state.deck.filter((other) => other !== card),
      draws: state.draws + 1,
      drawn: { card, earners: state.earned },
      earned: [],
    },
    events: happened,
  };
}
