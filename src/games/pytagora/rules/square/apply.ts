import type { Step } from '../../../../engine';
import { takenFrom } from '../bag';
import { BOX, DIGITS, heapOf, isDigit, type Digit } from '../crossword/pieces';
import { everySeat, nextSeat, rankByFewest, withSeat } from '../seats';
import { areAllClosed, isClosed, LAYOUTS, nextPlace } from './path';
import type { SquareConfig, SquareEvent, SquareMove, SquareState } from './types';

type Stepped = Step<SquareState, SquareEvent>;

export function start(config: SquareConfig): SquareState {
  const layout = LAYOUTS[config.kind];
  // Ruling: the digits that start the squares are set on the table before the deal.
  const starts = layout.squares.map((square) => square[0]!);
  return {
    family: 'square',
    config,
    phase: config.first === 'chance' ? 'first' : 'deal',
    seat: config.first === 'chance' ? 0 : config.first,
    hands: everySeat(config.seats).map(() => []),
    bag: takenFrom(heapOf(DIGITS, BOX), starts),
    grown: layout.ends.map(() => 0),
    ranking: null,
  };
}

export function apply(state: SquareState, move: SquareMove): Stepped {
  const { seat } = state;
  switch (move.type) {
    case 'first':
      return { state: { ...state, phase: 'deal', seat: move.seat }, events: [] };
    case 'deal': {
      const hands = move.hands.map((hand) => hand.filter(isDigit));
      return {
        state: { ...state, phase: 'turn', hands, bag: takenFrom(state.bag, hands.flat()) },
        events: [{ type: 'dealt', first: seat }],
      };
    }
    case 'place':
      return place(state, move.digit, move.end);
    case 'draw':
      return { state: { ...state, phase: 'give' }, events: [] };
    case 'give': {
      const pieces = move.pieces.filter(isDigit);
      return {
        state: {
          ...state,
          phase: 'drawn',
          hands: withSeat(state.hands, seat, [...state.hands[seat]!, ...pieces]),
          bag: takenFrom(state.bag, pieces),
        },
        events: [
          { type: 'drew', seat, count: pieces.length },
          { type: 'received', pieces, only: seat },
        ],
      };
    }
    case 'pass':
      return { state: nextTurn(state), events: [{ type: 'passed', seat }], sealed: true };
    case 'done':
      return { state: nextTurn(state), events: [], sealed: true };
  }
}

const nextTurn = (state: SquareState): SquareState => ({
  ...state,
  phase: 'turn',
  seat: nextSeat(state.config.seats, state.seat),
});

function place(state: SquareState, digit: Digit, end: number): Stepped {
  const { seat } = state;
  const layout = LAYOUTS[state.config.kind];
  const { square, direction } = layout.ends[end]!;
  const grown = state.grown.map((laid, nth) => (nth === end ? laid + 1 : laid));
  const hand = state.hands[seat]!;
  // The last of its face leaves the hand: after a draw that is the digit that was drawn.
  const held = hand.lastIndexOf(digit);
  const hands = withSeat(
    state.hands,
    seat,
    hand.filter((_, nth) => nth !== held),
  );
  const next: SquareState = { ...state, phase: 'placed', hands, grown };
  const events: SquareEvent[] = [
    { type: 'placed', seat, digit, square, place: nextPlace(layout, state.grown, end)!, direction },
  ];
  if (isClosed(layout, grown, square)) events.push({ type: 'square-closed', seat, square });
  if (!areAllClosed(layout, grown)) return { state: next, events };
  const ranking = rankByFewest(hands);
  return {
    state: { ...next, phase: 'over', ranking },
    events: [...events, { type: 'ended', ranking }],
    sealed: true,
  };
}
