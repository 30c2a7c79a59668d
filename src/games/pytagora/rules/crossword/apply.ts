import type { Seat, Step } from '../../../../engine';
import { HAND, putInto, takenFrom } from '../bag';
import { everySeat, nextSeat, rankBy, withSeat } from '../seats';
import { verdictOn } from './judged';
import { BOX, EQUALS, FACES, heapOf, PLUS_OR_MINUS, type Face } from './pieces';
import { laidOn, type NewPiece } from './placement';
import type {
  CrosswordConfig,
  CrosswordEvent,
  CrosswordMove,
  CrosswordResult,
  CrosswordState,
  Laid,
} from './types';

type Stepped = Step<CrosswordState, CrosswordEvent>;

export const SWAP_PENALTY = 5;

/** All pieces this game is played with. */
export const piecesFor = ({ kind }: Pick<CrosswordConfig, 'kind'>): Face[] =>
  heapOf(FACES, kind === 'classic' ? BOX : PLUS_OR_MINUS);

export function start(config: CrosswordConfig): CrosswordState {
  const seats = everySeat(config.seats);
  // As many = as there are seats lie on the table from the beginning.
  const shared = seats.map((): Face => EQUALS);
  return {
    family: 'crossword',
    config,
    phase: config.first === 'chance' ? 'first' : 'deal',
    seat: config.first === 'chance' ? 0 : config.first,
    hands: seats.map(() => []),
    bag: takenFrom(piecesFor(config), shared),
    sharedEquals: shared.length,
    grid: [],
    scores: seats.map(() => 0),
    last: seats.map(() => null),
    swapped: false,
    passes: 0,
    owed: null,
    result: null,
  };
}

export function apply(state: CrosswordState, move: CrosswordMove): Stepped {
  switch (move.type) {
    case 'first':
      return { state: { ...state, phase: 'deal', seat: move.seat }, events: [] };
    case 'deal':
      return {
        state: { ...state, phase: 'turn', hands: move.hands, bag: takenFrom(state.bag, move.hands.flat()) },
        events: [{ type: 'dealt', first: state.seat }],
      };
    case 'lay':
      return lay(state, move.pieces);
    case 'refill':
      return refill(state);
    case 'swap':
      return swap(state);
    case 'give':
      return give(state, move.pieces);
    case 'pass':
      return pass(state);
  }
}

function lay(state: CrosswordState, pieces: readonly NewPiece[]): Stepped {
  const { seat, config } = state;
  const hand = state.hands[seat]!;
  const verdict = verdictOn({ ...state, hand }, pieces);
  if (verdict.kind === 'refused') throw new Error(`Laid though refused: ${verdict.refusal.code}`);
  const own = pieces.filter(({ from }) => from === 'hand').map(({ face }) => face);
  const shared = pieces.length - own.length;
  const laid: Laid = { ...verdict.run, ...verdict.score };
  const score = state.scores[seat]! + laid.points;
  const next: CrosswordState = {
    ...state,
    phase: 'refill',
    hands: withSeat(state.hands, seat, takenFrom(hand, own)),
    sharedEquals: state.sharedEquals - shared,
    grid: laidOn(state.grid, pieces, verdict.run),
    scores: withSeat(state.scores, seat, score),
    last: withSeat(state.last, seat, laid),
    passes: 0,
  };
  const events: CrosswordEvent[] = [{ type: 'laid', seat, shared, score, ...laid }];
  return score >= config.target ? end(next, 'target', events) : { state: next, events };
}

/** The hand is filled up as far as the bag lasts; with an empty bag the turn simply ends. */
function refill(state: CrosswordState): Stepped {
  const count = Math.min(HAND - state.hands[state.seat]!.length, state.bag.length);
  if (count === 0) return { state: nextTurn(state), events: [], sealed: true };
  return { state: { ...state, phase: 'give', owed: { count, why: 'refill' } }, events: [] };
}

/** The whole hand goes back before as many are drawn, so some of it may return. A score may go below 0. */
function swap(state: CrosswordState): Stepped {
  const { seat } = state;
  const hand = state.hands[seat]!;
  const score = state.scores[seat]! - SWAP_PENALTY;
  return {
    state: {
      ...state,
      phase: 'give',
      hands: withSeat(state.hands, seat, []),
      bag: putInto(state.bag, hand),
      scores: withSeat(state.scores, seat, score),
      swapped: true,
      owed: { count: hand.length, why: 'swap' },
    },
    events: [{ type: 'swapped', seat, count: hand.length, penalty: SWAP_PENALTY, score }],
  };
}

function give(state: CrosswordState, pieces: readonly Face[]): Stepped {
  const { seat } = state;
  const given: CrosswordState = {
    ...state,
    phase: 'turn',
    hands: withSeat(state.hands, seat, [...state.hands[seat]!, ...pieces]),
    bag: takenFrom(state.bag, pieces),
    owed: null,
  };
  return {
    // After a swap the turn goes on with the new hand.
    state: state.owed!.why === 'swap' ? given : nextTurn(given),
    events: [
      { type: 'drew', seat, count: pieces.length },
      { type: 'received', pieces, only: seat },
    ],
  };
}

const nextTurn = (state: CrosswordState): CrosswordState => ({
  ...state,
  phase: 'turn',
  seat: nextSeat(state.config.seats, state.seat),
  swapped: false,
});

/** Ruling: so many whole rounds in which nobody lays an equation end the game. */
const ROUNDS_WITHOUT = 3;

function pass(state: CrosswordState): Stepped {
  const passes = state.passes + 1;
  const passed: CrosswordEvent = { type: 'passed', seat: state.seat };
  const ending = endingAfter(passes, state);
  if (ending) return end({ ...state, passes }, ending, [passed]);
  return { state: nextTurn({ ...state, passes }), events: [passed], sealed: true };
}

/**
 * Rulings: when every seat in a row passes with the bag empty, the game is over. With pieces left in the bag it could go on
 * for ever where nothing can be laid any more (no = in reach, say). Nobody is said to be unable: whoever passes may have
 * overlooked something. Swaps leave the bag as full as it was, so passes in a row are all of one sort.
 */
function endingAfter(passes: number, { bag, config }: CrosswordState): CrosswordResult['ending'] | null {
  if (bag.length === 0) return passes >= config.seats ? 'all-passed' : null;
  return passes >= ROUNDS_WITHOUT * config.seats ? 'no-equation' : null;
}

/** The seat that reaches the target has the highest score by that. Ruling: otherwise the highest wins, ties share. */
function end(
  state: CrosswordState,
  ending: CrosswordResult['ending'],
  events: readonly CrosswordEvent[],
): Stepped {
  const ranking: readonly (readonly Seat[])[] = rankBy(state.scores);
  return {
    state: { ...state, phase: 'over', result: { ending, ranking } },
    events: [...events, { type: 'ended', ranking }],
    sealed: true,
  };
}
