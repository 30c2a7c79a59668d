import type { Step } from '../../../../engine';
import { putInto, takenFrom } from '../bag';
import { BOX, DIGITS, heapOf, isDigit, type Digit } from '../crossword/pieces';
import { everySeat, nextSeat, rankByFewest, withSeat } from '../seats';
import { askerOf, clockwiseFrom, currentRow, lyingDigits, lyingEquals, resultOf, ROUNDS } from './rounds';
import type { TablesConfig, TablesEvent, TablesMove, TablesState } from './types';

type Stepped = Step<TablesState, TablesEvent>;

export function start(config: TablesConfig): TablesState {
  const first = config.first === 'chance' ? 0 : config.first;
  return {
    family: 'tables',
    config,
    phase: config.first === 'chance' ? 'first' : 'deal',
    first,
    seat: first,
    hands: everySeat(config.seats).map(() => []),
    bag: heapOf(DIGITS, BOX),
    equals: BOX['='],
    rows: [],
    returned: 0,
    ranking: null,
  };
}

export function apply(state: TablesState, move: TablesMove): Stepped {
  switch (move.type) {
    case 'first':
      return { state: { ...state, phase: 'deal', first: move.seat, seat: move.seat }, events: [] };
    case 'deal': {
      const hands = move.hands.map((hand) => hand.filter(isDigit));
      return {
        state: { ...state, phase: 'ask', hands, bag: takenFrom(state.bag, hands.flat()) },
        events: [{ type: 'dealt', first: state.first }],
      };
    }
    case 'ask':
      return ask(state, move.digits);
    case 'answer':
      return answer(state, move.digits);
    case 'decline':
      // Ruling: who declines passes; whether it has the digits is nobody's business.
      return nextAnswer(state, [{ type: 'passed', seat: state.seat }]);
    case 'done':
      return nextAnswer(state, []);
    case 'share':
      return share(state, move.digits);
  }
}

function ask(state: TablesState, digits: readonly [Digit, Digit]): Stepped {
  const asker = askerOf(state);
  const asked: TablesState = {
    ...state,
    phase: 'answer',
    seat: asker,
    bag: takenFrom(state.bag, digits),
    rows: [...state.rows, { asker, digits, answered: [] }],
  };
  const [left, right] = digits.map(Number) as [number, number];
  return { state: asked, events: [{ type: 'asked', seat: asker, left, right }] };
}

function answer(state: TablesState, digits: readonly Digit[]): Stepped {
  const { seat } = state;
  const row = currentRow(state);
  return {
    state: {
      ...state,
      phase: 'answered',
      hands: withSeat(state.hands, seat, takenFrom(state.hands[seat]!, digits)),
      equals: state.equals - 1,
      rows: [...state.rows.slice(0, -1), { ...row, answered: [...row.answered, seat] }],
    },
    events: [{ type: 'answered', seat, result: resultOf(row) }],
  };
}

/** Clockwise, once a seat a round. */
function nextAnswer(state: TablesState, events: readonly TablesEvent[]): Stepped {
  const seat = nextSeat(state.config.seats, state.seat);
  if (seat === currentRow(state).asker) return endRound(state, events);
  return { state: { ...state, phase: 'answer', seat }, events, sealed: true };
}

/**
 * Before the next round every seat draws; not after the last. Ruling: before the bag or the = run out, the digits of the rounds
 * that are over go into the bag and their = onto the table. That is always enough: four seats never hold more than 60 of the 77
 * digits then.
 */
function endRound(state: TablesState, events: readonly TablesEvent[]): Stepped {
  if (state.rows.length === ROUNDS) {
    const ranking = rankByFewest(state.hands);
    return {
      state: { ...state, phase: 'over', ranking },
      events: [...events, { type: 'ended', ranking }],
      sealed: true,
    };
  }
  const next: TablesState = { ...state, phase: 'share' };
  if (!isShort(state)) return { state: next, events, sealed: true };
  const digits = lyingDigits(state);
  const equals = lyingEquals(state);
  return {
    state: {
      ...next,
      bag: putInto(state.bag, digits),
      equals: state.equals + equals,
      returned: state.rows.length,
    },
    events: [...events, { type: 'returned', digits: digits.length, equals }],
    sealed: true,
  };
}

const DIGITS_ASKED = 2;

/** Whether the bag lacks a digit for every seat and two to ask with, or the table an = for every seat. */
const isShort = ({ bag, equals, config: { seats } }: TablesState): boolean =>
  bag.length < seats + DIGITS_ASKED || equals < seats;

function share(state: TablesState, digits: readonly Digit[]): Stepped {
  const drawers = clockwiseFrom(currentRow(state).asker, state.config.seats).slice(0, digits.length);
  const hands = state.hands.map((hand, seat) => {
    const turn = drawers.indexOf(seat);
    return turn < 0 ? hand : [...hand, digits[turn]!];
  });
  const events = drawers.flatMap((seat, turn): TablesEvent[] => [
    { type: 'drew', seat, count: 1 },
    { type: 'received', pieces: [digits[turn]!], only: seat },
  ]);
  return {
    state: { ...state, phase: 'ask', hands, bag: takenFrom(state.bag, digits) },
    events,
    sealed: true,
  };
}
