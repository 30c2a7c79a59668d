import type { Seat, Step } from '../../../engine';
import { CARD_CIRCLE, carriedTo, choicesOf, idleOf, movesEarner } from './actions';
import { CARDS, isKeeper, type Card } from './cards';
import { bumpAround, pawnOf, withPawn, withPlayer, type Happened } from './pawns';
import { landed } from './stops';
import { goOn } from './turn';
import type { Choice, GameEvent, PawnName, State, Task } from './types';

/** The seat does as the card says. Landing by an action bumps; it never earns another card. */
export function obey(state: State, choice: Choice | null, happened: Happened): Step<State, GameEvent> {
  const { card } = state.drawn!;
  if (isKeeper(card)) {
    happened.push({ type: 'kept', seat: state.seat, card });
    return goOn(keep(state, card), happened);
  }
  const aside: State = { ...state, used: [...state.used, card] };
  const reason = idleOf(state, choice);
  if (reason === null) return goOn(act(aside, card, choice, happened), happened);
  // An action without effect is shown with its reason and passed over.
  happened.push({ type: 'card-idle', seat: state.seat, card, reason });
  return goOn(aside, happened);
}

/** What the card turned over asks for. */
export function taskOf(state: State): Task {
  const choices = choicesOf(state);
  const isDone = isKeeper(state.drawn!.card) || choices.length > 0;
  return { choices, idle: isDone ? null : idleOf(state, null) };
}

function keep(state: State, card: Card): State {
  const { seat, turn } = state;
  const keepers = [...state.players[seat]!.keepers, card];
  return { ...withPlayer(state, seat, { keepers }), turn: { ...turn!, fresh: [...turn!.fresh, card] } };
}

function act(state: State, card: Card, choice: Choice | null, happened: Happened): State {
  const { kind } = CARDS[card]!;
  const { seat } = state;
  if (kind === 'again') {
    // Drawn in the middle of a turn (Double time), the extra one comes after it.
    happened.push({ type: 'again', seat });
    return { ...state, again: state.again + 1 };
  }
  if (movesEarner(kind)) {
    const pawn = choice?.kind === 'earner' ? choice.pawn : state.drawn!.earners[0]!;
    return land(state, card, { seat, pawn }, carriedTo(state, kind, pawn), happened);
  }
  if (choice?.kind === 'pawn') return land(state, card, choice.target, CARD_CIRCLE, happened);
  if (choice?.kind === 'swap') return swap(state, card, choice.one, choice.other, happened);
  if (choice?.kind === 'steal') return steal(state, choice.seat, choice.card, happened);
  return state;
}

function carry(state: State, card: Card, name: PawnName, to: number, happened: Happened): State {
  happened.push({ type: 'carried', by: state.seat, card, ...name, from: pawnOf(state, name)!.at, to });
  // Ruling: where an action puts a pawn it has landed, whoever's card it was.
  return landed(withPawn(state, name, { at: to }), name.seat, happened);
}

function land(state: State, card: Card, name: PawnName, to: number, happened: Happened): State {
  return bumpAround(carry(state, card, name, to, happened), state.seat, name, happened);
}

/** Each comes to stand where the other stood, so there is nobody left to bump. */
function swap(state: State, card: Card, one: PawnName, other: PawnName, happened: Happened): State {
  const [first, second] = [pawnOf(state, one)!.at, pawnOf(state, other)!.at];
  return carry(carry(state, card, one, second, happened), card, other, first, happened);
}

function steal(state: State, from: Seat, card: Card, happened: Happened): State {
  const keepers = state.players[from]!.keepers.filter((other) => other !== card);
  happened.push({ type: 'stolen', by: state.seat, seat: from, card });
  return keep(withPlayer(state, from, { keepers }), card);
}
