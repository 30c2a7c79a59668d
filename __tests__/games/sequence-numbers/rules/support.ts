import {
  enter,
  type Actor,
  type Event,
  type Refusal,
  type Seat,
  type Table,
  tableAt as engineTable,
} from '../../../../src/engine';
import {
  BOARD,
  CELLS_OF,
  DECK,
  defaults,
  DIRECTIONS,
  LENGTH,
  resultOf,
  sequenceNumbers,
  SIDE,
  type Card,
  type Config,
  type GameEvent,
  type Move,
  type Sequence,
  type State,
  type Team,
} from '../../../../src/games/sequence-numbers/rules';

/** Rows and columns are counted from 0, from the top left corner, as one reads. */
export const at = (row: number, column: number): number => row * SIDE + column;

export type Way = 'across' | 'down' | 'falling' | 'rising';
const WAYS: readonly Way[] = ['across', 'down', 'falling', 'rising'];

/** Cells in a line, from its start: the left end, in a column the top. So `rising` climbs. */
export function line(way: Way, start: number, length: number = LENGTH): number[] {
  const [down, right] = DIRECTIONS[WAYS.indexOf(way)]!;
  return Array.from({ length }, (_, k) => start + k * (down * SIDE + right));
}

export const equationsOf = (number: number): Card[] => DECK.filter((card) => resultOf(card) === number);

/** An equation that leads to this cell: the addition, or the subtraction. */
export const cardFor = (cell: number, kind: 'sum' | 'difference' = 'sum'): Card =>
  equationsOf(BOARD[cell]!).find((card) => card.includes(kind === 'sum' ? '+' : '-'))!;

/** The other cell with the same number. */
export const twin = (cell: number): number => CELLS_OF[BOARD[cell]!]!.find((other) => other !== cell)!;

export interface Position {
  readonly config?: Partial<Config>;
  readonly seat?: Seat;
  /** Hands by seat; seats left out hold nothing. */
  readonly hands?: readonly (readonly Card[])[];
  readonly piles?: readonly (readonly Card[])[];
  /** All cards that lie nowhere else, unless said otherwise. */
  readonly deck?: readonly Card[];
  /** Chips by team. */
  readonly chips?: readonly (readonly number[])[];
  readonly sequences?: readonly Sequence[];
  readonly state?: Partial<State>;
}

/** A position in the middle of a game: seat 0 is about to play, unless said otherwise. */
export function position(what: Position): State {
  const config = { ...defaults(what.config?.seats ?? 2), ...what.config };
  const perSeat = (given: readonly (readonly Card[])[] = []) =>
    Array.from({ length: config.seats }, (_, seat) => given[seat] ?? []);
  const hands = perSeat(what.hands);
  const piles = perSeat(what.piles);
  const lying = new Set([...hands.flat(), ...piles.flat()]);
  const chips = BOARD.map((): Team | null => null);
  what.chips?.forEach((cells, team) => cells.forEach((cell) => (chips[cell] = team)));
  return {
    ...sequenceNumbers.start(config),
    phase: 'turn',
    seat: what.seat ?? 0,
    hands,
    piles,
    chips,
    deck: what.deck ?? DECK.filter((card) => !lying.has(card)),
    sequences: what.sequences ?? [],
    ...what.state,
  };
}

/** The table as the app would hold it in this position: nothing to take back yet. */
export const tableAt = (state: State): Table => engineTable(sequenceNumbers, state.config, state);

export function refusal(state: State, actor: Actor, move: Move): Refusal | null {
  const played = enter(tableAt(state), { actor, move: move });
  return played.kind === 'refused' ? played.refusal : null;
}

export interface After {
  readonly state: State;
  readonly events: readonly GameEvent[];
}

/** What the move leads to. A refusal fails the test, in words. */
export function after(state: State, actor: Actor, move: Move): After {
  const played = enter(tableAt(state), { actor, move: move });
  if (played.kind === 'refused') throw new Error(`${JSON.stringify(move)} refused: ${played.refusal.code}`);
  const events = played.happenings.flatMap((happening) => happening.events as readonly Event[]);
  return { state: played.table.state as State, events: events as readonly unknown[] as readonly GameEvent[] };
}

/** Several moves in a row. */
export const afterAll = (state: State, ...moves: readonly (readonly [Actor, Move])[]): State =>
  moves.reduce((now, [actor, move]) => after(now, actor, move).state, state);

export const play = (card: Card, cell: number): Move => ({ type: 'play', card, cell });

/** Lays a chip by the card for that cell. */
export const lay = (cell: number): Move => play(cardFor(cell), cell);

/** The seat draws and chance gives it exactly this card. */
export const drawing = (seat: Seat, card: Card): readonly (readonly [Actor, Move])[] => [
  [seat, { type: 'draw' }],
  ['chance', { type: 'give', card }],
];

export const typesOf = (events: readonly Event[]): string[] => events.map((event) => event.type);
