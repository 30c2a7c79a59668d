import {
  enter,
  type Event,
  type Refusal,
  type Seat,
  type Table,
  tableAt as engineTable,
} from '../../../../src/engine';
import {
  CARDS,
  defaults,
  PAWNS,
  primeClimb,
  type Card,
  type CardKind,
  type Config,
  type GameEvent,
  type Move,
  type Operation,
  type Pawn,
  type PawnIndex,
  type SeatState,
  type State,
} from '../../../../src/games/prime-climb/rules';

/** The first card of a kind; of the ±k keepers the one with this k. */
export const cardOf = (kind: CardKind, by?: number): Card =>
  CARDS.findIndex((face) => face.kind === kind && (face.kind !== 'shift' || face.by === by));

/** A pawn by its circle; `out`, or turned with an arrow before the circle. */
export type Place = number | 'out' | `←${number}`;

export interface Position {
  readonly config?: Partial<Config>;
  readonly seat?: Seat;
  /** Both pawns of each seat; seats left out have theirs at the start. */
  readonly pawns?: readonly (readonly [Place, Place])[];
  readonly keepers?: readonly (readonly Card[])[];
  readonly reached?: readonly number[];
  readonly cursed?: readonly Seat[];
  readonly used?: readonly Card[];
  /** All cards that lie nowhere else, unless said otherwise. */
  readonly deck?: readonly Card[];
  /** What the seat has rolled; without it, the seat is still to roll. */
  readonly dice?: readonly [number, number];
}

function pawnAt(place: Place | undefined, start: Pawn): Pawn {
  if (place === undefined) return start;
  if (place === 'out') return { at: 101 - start.at, turned: false, out: true };
  if (typeof place === 'number') return { at: place, turned: false, out: false };
  return { at: Number(place.slice(1)), turned: true, out: false };
}

/** A position in the middle of a game: seat 0 is in turn, unless said otherwise. */
export function position(what: Position): State {
  const config: Config = { ...defaults(what.config?.seats ?? 2), first: what.seat ?? 0, ...what.config };
  const opening = primeClimb.start(config);
  const players = opening.players.map((player, seat): SeatState => ({
    ...player,
    pawns: [
      pawnAt(what.pawns?.[seat]?.[0], player.pawns[0]),
      pawnAt(what.pawns?.[seat]?.[1], player.pawns[1]),
    ],
    keepers: what.keepers?.[seat] ?? [],
    reached: seat === (what.seat ?? 0) ? (what.reached ?? []) : [],
    cursed: what.cursed?.includes(seat) ?? false,
  }));
  const lying = [...players.flatMap(({ keepers }) => keepers), ...(what.used ?? [])];
  const state: State = {
    ...opening,
    players,
    used: what.used ?? [],
    deck: what.deck ?? opening.deck.filter((card) => !lying.includes(card)),
  };
  return what.dice ? after(state, 'roll', { type: 'dice', dice: what.dice }).state : state;
}

/** The seat in turn has read this card, earned by these pawns, each of which has just come to where it stands. */
export function reading(what: Position, card: Card, earners: readonly PawnIndex[] = [0]): State {
  const state = position({ ...what, dice: [1, 2] });
  return {
    ...state,
    phase: 'card',
    deck: state.deck.filter((other) => other !== card),
    drawn: { card, earners },
    turn: { ...state.turn!, numbers: [], began: [1, 1] },
  };
}

/** `a + 3` uses a number on the first pawn, `b ÷ 2` on the second; `keeper a - 5` plays a keeper. */
const STOP = /^(keeper )?([ab]) ([-+×÷]) (\d+)$/;
/** What chance does: `dice 3 9`, `card swap`, `card ±4`. */
const DICE = /^dice (\d+) (\d+)$/;
const CARD = /^card (?:±(\d)|([a-z0-9-]+))$/;

export type Written = string | Move;

export function move(written: Written): Move {
  if (typeof written !== 'string') return written;
  if (written === 'roll' || written === 'end') return { type: written };
  if (written === 'obey') return { type: 'obey', choice: null };
  const dice = DICE.exec(written);
  if (dice) return { type: 'dice', dice: [Number(dice[1]), Number(dice[2])] };
  const card = CARD.exec(written);
  if (card) {
    const kind = (card[2] ?? 'shift') as CardKind;
    return { type: 'turn-over', card: cardOf(kind, Number(card[1])) };
  }
  const stop = STOP.exec(written);
  if (!stop) throw new Error(`what is ${written}?`);
  const pawn = PAWNS[stop[2] === 'a' ? 0 : 1];
  const by = Number(stop[4]);
  if (!stop[1]) return { type: 'use', number: by, pawn, operation: stop[3] as Operation };
  return { type: 'shift', card: cardOf('shift', by), pawn, operation: stop[3] as '+' | '-' };
}

const tableAt = (state: State): Table => engineTable(primeClimb, state.config, state);

const actorOf = (state: State): Seat | 'chance' =>
  primeClimb.stage(state).kind === 'chance' ? 'chance' : state.seat;

const entered = (state: State, written: Written, actor: Seat | 'chance') =>
  enter(tableAt(state), { actor, move: move(written) });

export const refusal = (state: State, written: Written, actor = actorOf(state)): Refusal | null => {
  const played = entered(state, written, actor);
  return played.kind === 'refused' ? played.refusal : null;
};

export interface After {
  readonly state: State;
  readonly events: readonly GameEvent[];
}

/** What these moves lead to, by whoever is due. A refusal fails the test, in words. */
export function after(state: State, ...moves: readonly Written[]): After {
  let now = state;
  const events: GameEvent[] = [];
  for (const written of moves) {
    const played = entered(now, written, actorOf(now));
    if (played.kind === 'refused')
      throw new Error(`${JSON.stringify(written)} refused: ${played.refusal.code}`);
    now = played.table.state as State;
    const happened = played.happenings.flatMap((happening) => happening.events as readonly Event[]);
    events.push(...(happened as readonly unknown[] as readonly GameEvent[]));
  }
  return { state: now, events };
}

/** Where the pawns of a seat stand. */
export const places = (state: State, seat: Seat = 0): Place[] =>
  state.players[seat]!.pawns.map(({ at, turned, out }): Place => (out ? 'out' : turned ? `←${at}` : at));

export const typesOf = (events: readonly GameEvent[]): string[] => events.map(({ type }) => type);

/** The bumps, as `seat pawn from → to`. */
export const bumps = (events: readonly GameEvent[]): string[] =>
  events.flatMap((event) =>
    event.type === 'bumped' ? [`${event.seat}${'ab'[event.pawn]!} ${event.from} → ${event.to}`] : [],
  );
