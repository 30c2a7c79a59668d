import type { Step } from '../../../engine';
import { earnsCard } from './board';
import { pawnsToWin, plays } from './journey';
import { bumpAround, withPlayer, type Happened } from './pawns';
import { standingOf } from './ranking';
import { hasWon, landed, makeStop } from './stops';
import { PAWNS, type Ending, type GameEvent, type PawnIndex, type State, type Stop } from './types';

type Stepped = Step<State, GameEvent>;

/** A number or a ±k keeper on a pawn, and what it leads to at once. */
export function advance(state: State, stop: Stop, happened: Happened): Stepped {
  const stopped = makeStop(state, stop, happened);
  const { config, seat } = state;
  // The winning pawn need not use the rest; whom it would have bumped no longer matters.
  if (hasWon(stopped.players[seat]!, pawnsToWin(config))) return finish(stopped, happened);
  if (!plays(config, 'double-time') || stop.from === stop.to) return { state: stopped, events: happened };
  const { pawn } = stop;
  if (stopped.players[seat]!.pawns[pawn].out) return { state: stopped, events: happened };
  // Double time: land, bump and draw after each single number or ±k keeper. Only the pawn just moved does any of it.
  const bumped = bumpAround(landed(stopped, seat, happened), seat, { seat, pawn }, happened);
  return draw(bumped, [pawn], happened);
}

function finish(state: State, happened: Happened): Stepped {
  const result = standingOf(state);
  happened.push({ type: 'ended', result });
  return { state: { ...state, phase: 'over', result }, events: happened, sealed: true };
}

/** The move is over: what a pawn stands on it has landed on; bump, then draw. Double time has done all that already. */
export function endMove(state: State, happened: Happened): Stepped {
  if (plays(state.config, 'double-time')) return endTurn(state, happened);
  const { seat } = state;
  const bumped = lastMoved(state.turn!.path)
    .filter((pawn) => !state.players[seat]!.pawns[pawn].out)
    .reduce((now, pawn) => bumpAround(now, seat, { seat, pawn }, happened), landed(state, seat, happened));
  return draw(bumped, PAWNS, happened);
}

/**
 * The pawns that were moved, the last one first: of two own pawns on one circle it stays, and the other goes home. Ruling:
 * a number that changes nothing does not move a pawn; leaving a circle and coming back to it does.
 */
function lastMoved(path: readonly Stop[]): readonly PawnIndex[] {
  const moves = path.filter(({ from, to }) => from !== to);
  const last = moves[moves.length - 1];
  if (!last) return [];
  const other: PawnIndex = last.pawn === 0 ? 1 : 0;
  return moves.some(({ pawn }) => pawn === other) ? [last.pawn, other] : [last.pawn];
}

/**
 * Whether this pawn of the seat in turn earns a card on this circle. Ruling: one that leaves a prime and returns to it in the
 * same turn earns none. With all cards before the seats there is nothing to draw.
 */
export const earnsOn = ({ turn, deck, used }: State, pawn: PawnIndex, circle: number): boolean =>
  earnsCard(circle) && circle !== turn!.began[pawn] && deck.length + used.length > 0;

/** What the end of the turn would bring. */
export function endingOf(state: State): Ending {
  const { state: ended, events } = endMove(state, []);
  const bumped = new Set(events.flatMap((event) => (event.type === 'bumped' ? [event.seat] : [])));
  const [earner] = ended.phase === 'draw' ? ended.earned : [];
  return {
    bumped: [...bumped],
    red: earner === undefined ? null : ended.players[ended.seat]!.pawns[earner].at,
  };
}

/** One card, however many of these pawns have earned it. */
function draw(state: State, pawns: readonly PawnIndex[], happened: Happened): Stepped {
  const own = state.players[state.seat]!.pawns;
  const earned = pawns.filter((pawn) => !own[pawn].out && earnsOn(state, pawn, own[pawn].at));
  if (earned.length === 0) return goOn(state, happened);
  return { state: { ...refilled(state, happened), phase: 'draw', earned }, events: happened };
}

function refilled(state: State, happened: Happened): State {
  const { deck, used } = state;
  if (deck.length > 0) return state;
  happened.push({ type: 'reshuffled', cards: used.length });
  return { ...state, deck: [...used].sort((a, b) => a - b), used: [] };
}

/** After a card, or without one. In Double time the move goes on, elsewhere it was the end of the turn. */
export function goOn(state: State, happened: Happened): Stepped {
  const settled: State = { ...state, phase: 'move', earned: [], drawn: null };
  return plays(state.config, 'double-time')
    ? { state: settled, events: happened }
    : endTurn(settled, happened);
}

function endTurn(state: State, happened: Happened): Stepped {
  const { config, seat, again } = state;
  happened.push({ type: 'turn-ended', seat });
  const rested = withPlayer(state, seat, { cursed: false });
  const next: State = {
    ...rested,
    phase: 'roll',
    turn: null,
    seat: again > 0 ? seat : (seat + 1) % config.seats,
    again: again > 0 ? again - 1 : 0,
  };
  return { state: next, events: happened, sealed: true };
}
