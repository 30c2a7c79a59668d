import {
  isObject,
  isWhole,
  type Event,
  type Game,
  type Json,
  type Seat,
  type Eyes,
  type Refusal,
} from '../../../engine';

/**
 * The smallest game that uses all of the contract: the template for a new one, and what the frame is tested on.
 * Each seat in turn holds a secret number from 1 to 6 that chance gave it, and keeps it or throws it away within five
 * seconds; who waits too long keeps. After as many rounds as agreed the largest sum of kept numbers wins.
 */
export type Config = {
  readonly seats: number;
  readonly rounds: number;
};

export type State = {
  readonly config: Config;
  readonly turn: number;
  /** Known to the seat in turn alone; null while chance is due. */
  readonly secret: number | null;
  readonly sums: readonly number[];
  /** The seat has made up its mind; it may still change it until it passes the turn on. */
  readonly chosen: 'keep' | 'throw' | null;
};

export type View = Omit<State, 'secret'> & {
  readonly eyes: Eyes;
  readonly secret: number | null;
};

export type Move =
  | { readonly type: 'roll'; readonly value: number }
  | { readonly type: 'choose'; readonly what: 'keep' | 'throw' }
  | { readonly type: 'done' }
  | { readonly type: 'too-late' };

export type NullEvent = Event &
  (
    | { readonly type: 'rolled'; readonly value: number; readonly only: Seat }
    | { readonly type: 'kept' | 'thrown'; readonly seat: Seat }
  );

export type Code = 'not-now' | 'seats' | 'choose-first' | 'no-such-number';

const SIDES = 6;
export const THINKING_MS = 5000;

export const seatInTurn = ({ turn, config }: Pick<State, 'turn' | 'config'>): Seat => turn % config.seats;
const isOver = ({ turn, config }: Pick<State, 'turn' | 'config'>): boolean =>
  turn >= config.seats * config.rounds;

function refuse(state: State, actor: unknown, move: Move): Refusal<Code> | null {
  const by = { roll: 'chance', 'too-late': 'clock', choose: seatInTurn(state), done: seatInTurn(state) }[
    move.type
  ];
  if (actor !== by || isOver(state)) return { code: 'not-now' };
  if ((move.type === 'roll') !== (state.secret === null)) return { code: 'not-now' };
  if (move.type === 'roll' && !isWhole(move.value, 1, SIDES + 1)) return { code: 'no-such-number' };
  if (move.type === 'done' && state.chosen === null) return { code: 'choose-first', unfinished: true };
  return null;
}

function finishTurn(state: State, chosen: 'keep' | 'throw') {
  const seat = seatInTurn(state);
  const kept = chosen === 'keep' ? state.secret! : 0;
  const sums = state.sums.map((sum, index) => (index === seat ? sum + kept : sum));
  const event: NullEvent = { type: chosen === 'keep' ? 'kept' : 'thrown', seat };
  return {
    state: { ...state, turn: state.turn + 1, secret: null, sums, chosen: null },
    events: [event],
    sealed: true,
  };
}

function ranking(sums: readonly number[]): Seat[][] {
  const levels = [...new Set(sums)].sort((a, b) => b - a);
  return levels.map((level) => sums.flatMap((sum, seat) => (sum === level ? [seat] : [])));
}

function readMove(raw: Json): Move | null {
  if (!isObject(raw)) return null;
  if (raw.type === 'done' || raw.type === 'too-late') return { type: raw.type };
  if (raw.type === 'choose' && (raw.what === 'keep' || raw.what === 'throw'))
    return { type: 'choose', what: raw.what };
  return raw.type === 'roll' && typeof raw.value === 'number' ? { type: 'roll', value: raw.value } : null;
}

export const nullGame: Game<Config, State, Move, View, NullEvent, Code> = {
  id: 'null-game',
  rulesVersion: 1,
  seatCounts: [1, 2, 3],
  defaults: (seats) => ({ seats, rounds: 2 }),
  refuseConfig: ({ seats }) => (isWhole(seats, 1, 4) ? null : { code: 'seats' }),
  seatsOf: ({ seats }) => seats,
  start: (config) => ({
    config,
    turn: 0,
    secret: null,
    sums: Array.from({ length: config.seats }, () => 0),
    chosen: null,
  }),
  stage: (state) => {
    if (isOver(state)) return { kind: 'over', ranking: ranking(state.sums) };
    if (state.secret === null) return { kind: 'chance' };
    const seat = seatInTurn(state);
    return {
      kind: 'play',
      acting: [{ seat, role: 'turn' }],
      eyes: seat,
      // The number is to be read first: time begins with a tap.
      countdown: { id: `turn-${state.turn}`, ms: THINKING_MS, starts: 'on-tap' },
    };
  },
  refuse,
  apply: (state, _actor, move) => {
    switch (move.type) {
      case 'roll': {
        const event: NullEvent = { type: 'rolled', value: move.value, only: seatInTurn(state) };
        return { state: { ...state, secret: move.value }, events: [event] };
      }
      case 'choose':
        return { state: { ...state, chosen: move.what }, events: [] };
      case 'done':
        return finishTurn(state, state.chosen!);
      case 'too-late':
        return finishTurn(state, 'keep');
    }
  },
  chance: (_state, dice) => ({ type: 'roll', value: 1 + dice.below(SIDES) }),
  expire: () => ({ type: 'too-late' }),
  view: (state, eyes) => ({
    ...state,
    eyes,
    secret: eyes === seatInTurn(state) ? state.secret : null,
    // What was chosen says something about the number, so it stays hidden until the turn is over.
    chosen: eyes === seatInTurn(state) ? state.chosen : null,
  }),
  options: (view) => {
    // Who is in turn sees its number; where it sees none, chance is due.
    if (isOver(view) || view.eyes !== seatInTurn(view) || view.secret === null) return [];
    const choose: Move[] = [
      { type: 'choose', what: 'keep' },
      { type: 'choose', what: 'throw' },
    ];
    return view.chosen === null ? choose : [{ type: 'done' }];
  },
  readConfig: (raw) => {
    if (!isObject(raw)) return null;
    const { seats, rounds } = raw;
    return isWhole(seats, 1, 4) && isWhole(rounds, 1, 100) ? { seats, rounds } : null;
  },
  readMove,
};
/** @public Found by name, for the bench. */
export { nullGame as game };
