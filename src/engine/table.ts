import type { Dice } from './dice';
import type { Actor, AnyGame, Event, Refusal, Seat, Stage, Step } from './game';
import type { Json } from './json';

type EntryOf<Move> = {
  readonly actor: Actor;
  readonly move: Move;
};
export type Entry = EntryOf<Json>;

/** An entry together with what it led to. */
export type Happening = {
  readonly entry: Entry;
  readonly events: readonly Event[];
};

/**
 * A game under way. It is a value: every function here returns a new table and leaves the old one as it was.
 * Each state since the last seal is kept, so undo returns to it exactly instead of computing it back.
 */
export interface TableOf<Config, State, Move> {
  readonly game: AnyGame;
  readonly config: Config;
  readonly state: State;
  /** What the rules say of the state, worked out once. */
  readonly stage: Stage;
  readonly log: readonly EntryOf<Move>[];
  readonly happenings: readonly Happening[];
  /** States before each of the last entries, back to the last sealed one. */
  readonly undoable: readonly unknown[];
}

/** A game under way whose types nobody needs to know. */
export type Table = TableOf<Json, unknown, Json>;

export type Played =
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  | { readonly kind: 'played'; readonly table: Table; readonly happenings: readonly Happening[] };

/** A table with nothing behind it, in a given state; without one, where the game begins. */
export function tableAt(game: AnyGame, config: Json, state: unknown = game.start(config)): Table {
  return { game, config, state, stage: game.stage(state), log: [], happenings: [], undoable: [] };
}

export const openTable = (game: AnyGame, config: Json, dice: Dice): Table =>
  settle(tableAt(game, config), dice);

type Tried =
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  | { readonly kind: 'stepped'; readonly step: Step<unknown, Event>; readonly sealed: boolean };

/** What an entry leads to here, or why it may not be made. */
function tryEntry(table: Table, { actor, move }: Entry): Tried {
  const { game, state } = table;
  const refusal = mayAct(table, actor) ?? game.refuse(state, actor, move);
  if (refusal) return { kind: 'refused', refusal };
  const step = game.apply(state, actor, move);
  return { kind: 'stepped', step, sealed: step.sealed === true || typeof actor !== 'number' };
}

/** One entry, nothing more: chance that becomes due by it is left due. */
export function enter(table: Table, entry: Entry): Played {
  const tried = tryEntry(table, entry);
  if (tried.kind === 'refused') return tried;
  const { step, sealed } = tried;
  const happening: Happening = { entry, events: step.events };
  return {
    kind: 'played',
    happenings: [happening],
    table: {
      ...table,
      state: step.state,
      stage: table.game.stage(step.state),
      log: [...table.log, entry],
      happenings: [...table.happenings, happening],
      undoable: sealed ? [] : [...(step.fixes ? [] : table.undoable), table.state],
    },
  };
}

/**
 * Many entries, as `enter` would take them one by one. Their lists are written once and not copied at every entry, so that
 * a log of any length is replayed in a time that grows with it. Stops at the first that is refused.
 */
export function enterAll(table: Table, entries: Iterable<Entry>): { table: Table; refusal: Refusal | null } {
  const log = [...table.log];
  const happenings = [...table.happenings];
  let undoable = [...table.undoable];
  let now: Table = { ...table, log, happenings, undoable };
  for (const entry of entries) {
    const tried = tryEntry(now, entry);
    if (tried.kind === 'refused') return { table: now, refusal: tried.refusal };
    const { step, sealed } = tried;
    log.push(entry);
    happenings.push({ entry, events: step.events });
    if (sealed || step.fixes) undoable = [];
    if (!sealed) undoable.push(now.state);
    now = { ...now, state: step.state, stage: table.game.stage(step.state), undoable };
  }
  return { table: now, refusal: null };
}

/** A move by somebody, and whatever chance then owes. */
export function play(table: Table, actor: Actor, move: Json, dice: Dice): Played {
  const played = enter(table, { actor, move });
  if (played.kind === 'refused') return played;
  const settled = settle(played.table, dice);
  return { kind: 'played', table: settled, happenings: settled.happenings.slice(table.happenings.length) };
}

/** Lets chance do all that is due. */
export function settle(table: Table, dice: Dice): Table {
  let now = table;
  while (stageOf(now).kind === 'chance') {
    const played = enter(now, { actor: 'chance', move: now.game.chance(now.state, dice) as Json });
    if (played.kind === 'refused') throw new Error(`Chance was refused: ${played.refusal.code}`);
    now = played.table;
  }
  return now;
}

export const stageOf = ({ stage }: Table): Stage => stage;

export const NOT_YOURS = 'not-your-turn';

function mayAct(table: Table, actor: Actor): Refusal | null {
  const stage = stageOf(table);
  const lawful =
    actor === 'chance'
      ? stage.kind === 'chance'
      : actor === 'clock'
        ? stage.kind === 'play' && stage.countdown !== undefined
        : stage.kind === 'play' && stage.acting.some(({ seat }) => seat === actor);
  return lawful ? null : { code: NOT_YOURS };
}

/** The seat that may take its last move back: the one that made it, as long as the screen is still its own. */
export function undoSeat(table: Table): Seat | null {
  const last = table.log[table.log.length - 1];
  if (table.undoable.length === 0 || typeof last?.actor !== 'number') return null;
  const stage = stageOf(table);
  if (stage.kind !== 'play') return null;
  const stillThere =
    stage.eyes === last.actor ||
    (stage.eyes === 'table' && stage.acting.some(({ seat }) => seat === last.actor));
  return stillThere ? last.actor : null;
}

export function undo(table: Table): Table {
  if (undoSeat(table) === null) return table;
  const state = table.undoable[table.undoable.length - 1];
  return {
    ...table,
    state,
    stage: table.game.stage(state),
    log: table.log.slice(0, -1),
    happenings: table.happenings.slice(0, -1),
    undoable: table.undoable.slice(0, -1),
  };
}
