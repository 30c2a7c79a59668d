import {
  enter,
  stageOf,
  type Actor,
  type Event,
  type Refusal,
  type Seat,
  type Table,
  type TableOf,
} from '../../../../src/engine';
import {
  defaults,
  pyramide,
  SAMPLE,
  type AloneMode,
  type Config,
  type GameEvent,
  type Move,
  type Side,
  type State,
  type Stock,
} from '../../../../src/games/pyramide/rules';

/** So many cards that no tie of a test runs out of them; nothing in them comes twice, but for its words. */
export const PLENTY: Stock = {
  riddles: [SAMPLE.riddles, SAMPLE.riddles, SAMPLE.riddles].flatMap((riddles, heap) =>
    riddles.map((riddle) => (heap === 0 ? riddle : { ...riddle, id: `${riddle.id}-${heap}` })),
  ),
  lists: [...SAMPLE.lists, ...SAMPLE.lists, ...SAMPLE.lists],
  themes: [...SAMPLE.themes, ...SAMPLE.themes],
};

/** Without a clock and begun by seat or team 0, unless a test says otherwise. */
export const config = (seats: number, more: Partial<Config> = {}): Config => ({
  ...defaults(seats),
  clock: null,
  listSeconds: null,
  first: 0,
  stock: PLENTY,
  ...more,
});

export const aloneIn = (mode: AloneMode, riddles = 1, more: Partial<Config> = {}): Config => ({
  ...config(1, more),
  alone: { ...defaults(1).alone!, mode, riddles },
});

const BARE: readonly string[] = [
  ...[
    'on',
    'next',
    'leave',
    'said',
    'missed',
    'foul',
    'slow',
    'early-answer',
    'answered',
    'give-up',
    'agree',
  ],
  ...['differ', 'right', 'wrong', 'nobody', 'pass', 'time'],
];

/** `bet 3`, `found 2` (by seat 2), `clue mer`, `die 3 5` or, after a draw, `die 2 2, 6 1`. */
export function move(written: string): Move {
  const [type, rest] = [written.split(' ')[0]!, written.slice(written.indexOf(' ') + 1)];
  if (BARE.includes(written)) return { type: written } as Move;
  switch (type) {
    case 'bet':
      return { type, bricks: Number(rest) };
    case 'bid':
      return { type, clues: Number(rest) };
    case 'found':
      return { type, by: Number(rest) };
    case 'dico':
    case 'said-by':
      return { type, seat: Number(rest) };
    case 'clue':
    case 'guess':
    case 'answer':
      return { type, text: rest };
    case 'die':
      return { type: 'order', rolls: rest.split(', ').map((round) => round.split(' ').map(Number)) };
    default:
      throw new Error(`what is ${written}?`);
  }
}

export type PyramideTable = TableOf<Config, State, Move>;

export const tableOf = (state: State): PyramideTable => ({
  game: pyramide,
  config: state.config,
  state,
  stage: pyramide.stage(state),
  log: [],
  happenings: [],
  undoable: [],
});

export const stateOf = (table: Table): State => table.state as State;

/** Whoever is due. */
export function actorOf(state: State, { type }: Move): Actor {
  if (type === 'time') return 'clock';
  const stage = pyramide.stage(state);
  return stage.kind === 'play' ? stage.acting[0].seat : 'chance';
}

export const refusal = (state: State, written: string | Move, actor?: Actor): Refusal | null => {
  const made = typeof written === 'string' ? move(written) : written;
  return pyramide.refuse(state, actor ?? actorOf(state, made), made);
};

/** What is drawn is drawn at once; a die is thrown by the test. */
function drawn(table: PyramideTable): PyramideTable {
  let now = table;
  while (stateOf(now).phase === 'draw') {
    const { heap, drawn: so } = stateOf(now);
    now = must(now, { type: 'draw', from: heap!, index: so[heap!] }, 'chance');
  }
  return now;
}

function must(table: PyramideTable, made: Move, actor: Actor): PyramideTable {
  const played = enter(table, { actor, move: made });
  if (played.kind === 'refused') {
    const where = `${stateOf(table).phase} by ${actor}`;
    throw new Error(`${JSON.stringify(made)} refused in ${where}: ${played.refusal.code}`);
  }
  const state = stateOf(played.table);
  return { ...played.table, config: table.config, state, log: [...table.log, { actor, move: made }] };
}

/** A game that these moves lead to, by whoever is due. `'2: early-answer'` names another actor. */
export function playOn(table: PyramideTable, ...moves: readonly string[]): PyramideTable {
  let now = drawn(table);
  for (const written of moves) {
    const named = /^(\d): (.*)$/.exec(written);
    const made = move(named ? named[2]! : written);
    now = drawn(must(now, made, named ? Number(named[1]) : actorOf(stateOf(now), made)));
  }
  return now;
}

export const playing = (given: Config, ...moves: readonly string[]): PyramideTable =>
  playOn(tableOf(pyramide.start(given)), ...moves);

export const after = (given: Config, ...moves: readonly string[]): State => stateOf(playing(given, ...moves));

export const eventsOf = (table: Table): readonly GameEvent[] =>
  table.happenings.flatMap(({ events }) => events as readonly Event[] as readonly GameEvent[]);

export const lastEvents = (table: Table): readonly GameEvent[] =>
  table.happenings[table.happenings.length - 1]!.events as readonly Event[] as readonly GameEvent[];

/** `phase, seat role (eyes)`. */
export function who(state: State): string {
  const stage = pyramide.stage(state);
  if (stage.kind !== 'play') return stage.kind;
  const [{ seat, role }] = stage.acting;
  return `${state.phase}, ${seat} ${role} (${stage.eyes})`;
}

/** Five words that take all thirteen bricks, so that there is no bonus. */
const BETS = [3, 3, 3, 2, 2];

export const lost = (stake: number): readonly string[] => [
  `bet ${stake}`,
  ...Array.from({ length: stake }, () => 'missed'),
  'next',
];

/** A riddle from its title: so many words found (by this seat), then the enigma. */
export const riddle = (
  found: number,
  by: Seat,
  enigma: readonly string[] = ['answered', 'wrong'],
): readonly string[] => [
  'on',
  ...BETS.flatMap((stake, at) => (at < found ? [`bet ${stake}`, `found ${by}`, 'next'] : lost(stake))),
  ...enigma,
  'on',
];

/** A round of four riddles that this team wins with one word. */
export function roundOf4(winner: Side, first: Side): readonly string[] {
  const order = [0, 1, 2, 3].map((turn) => (first + turn) % 2);
  return [...order.flatMap((side, turn) => riddle(side === winner && turn < 2 ? 1 : 0, side + 2)), 'on'];
}

/** A list of expressions and who said each. */
export const list = (...finders: readonly (Seat | null)[]): readonly string[] => [
  'on',
  ...finders.flatMap((seat) => [seat === null ? 'nobody' : `said-by ${seat}`, 'next']),
  'on',
];

export { stageOf };
