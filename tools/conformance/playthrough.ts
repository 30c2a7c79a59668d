import {
  createDice,
  enter,
  freeze,
  stageOf,
  type Actor,
  type Dice,
  type Entry,
  type Happening,
  type Json,
  type Registered,
  type Table,
  tableAt,
} from '../../src/engine';

/** One entry of a game, with the table before and after it. */
export interface Turned {
  readonly before: Table;
  readonly entry: Entry;
  readonly happening: Happening;
  readonly after: Table;
}

export interface Playthrough {
  readonly opening: Table;
  readonly steps: readonly Turned[];
  readonly end: Table;
  /** Every table of the game, the opening first. */
  readonly tables: readonly Table[];
}

/** All that is handed to a game is frozen, so that a rule which changes its input fails at once. */
const frozen = (table: Table): Table => {
  freeze(table.state);
  freeze(table.log);
  return table;
};

/** A whole game by chance alone, or the first entries of one. Out-of-turn seats and the clock get a word in now and then. */
export function playthrough(
  { game, probe }: Registered,
  config: unknown,
  seed: number,
  entries = Infinity,
): Playthrough {
  const dice = createDice(seed);
  const given = freeze(config) as Json;
  const opening: Table = frozen(tableAt(game, given, game.start(given)));
  const steps: Turned[] = [];
  let now = opening;
  while (stageOf(now).kind !== 'over' && steps.length < entries) {
    if (steps.length > probe.longest) throw new Error(`${game.id}: not over after ${probe.longest} entries`);
    const entry = freeze(nextEntry(now, dice));
    const played = enter(now, entry);
    if (played.kind === 'refused')
      throw new Error(`${JSON.stringify(entry)} refused: ${played.refusal.code}`);
    const after = frozen(played.table);
    steps.push({ before: now, entry, happening: freeze(played.happenings[0]!), after });
    now = after;
  }
  return { opening, steps, end: now, tables: [opening, ...steps.map(({ after }) => after)] };
}

function nextEntry(table: Table, dice: Dice): Entry {
  const { game, state } = table;
  const stage = stageOf(table);
  if (stage.kind === 'chance') return { actor: 'chance', move: game.chance(state, dice) as Json };
  if (stage.kind === 'over') throw new Error('the game is over');
  if (stage.countdown && game.expire && dice.below(6) === 0)
    return { actor: 'clock', move: game.expire(state, stage.countdown.id) as Json };
  const waited: Actor = stage.acting[0].seat;
  const seat = dice.below(8) === 0 ? dice.pick(stage.acting).seat : waited;
  const options = game.options(freeze(game.view(state, seat)));
  if (options.length > 0) return { actor: seat, move: dice.pick(options) as Json };
  if (seat !== waited) return nextEntry(table, dice);
  throw new Error(`seat ${seat} is waited for and has no move`);
}

/** Everybody who could try to move, whether or not it is for them. */
export const actorsOf = ({ game, config }: Table): Actor[] => [
  ...Array.from({ length: game.seatsOf(config) }, (_, seat) => seat),
  'chance',
  'clock',
];

export const throughText = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;
