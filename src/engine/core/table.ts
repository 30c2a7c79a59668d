import type { Dice } from './dice';
import type { Actor, AnyGame, Event, Refusal, Seat, Stage } from './game';
import type { Json } from './json';

export interface Entry {
  readonly actor: Actor;
  readonly move: Json;
}

/** An entry together with what it led to. */
export interface Happening {
  readonly entry: Entry;
  readonly events: readonly Event[];
}

/**
 * A game under way. It is a value: every function here returns a new table and leaves the old one as it was.
 * Each state since the last seal is kept, so undo returns to it exactly instead of computing it back.
 */
export interface Table {
  readonly game: AnyGame;
  readonly config: Json;
  readonly state: unknown;
  readonly log: readonly Entry[];
  readonly happenings: readonly Happening[];
  /** States before each of the last entries, back to the last sealed one. */
  readonly undoable: readonly unknown[];
}

export type Played =
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  | { readonly kind: 'played'; readonly table: Table; readonly happenings: readonly Happening[] };

export function openTable(game: AnyGame, config: Json, dice: Dice): Table {
  const bare: Table = { game, config, state: game.start(config), log: [], happenings: [], undoable: [] };
  return settle(bare, dice);
}

/** One entry, nothing more: chance that becomes due by it is left due. Used by replay. */
export function enter(table: Table, entry: Entry): Played {
  const { game } = table;
  const refusal = mayAct(table, entry.actor) ?? game.refuse(table.state, entry.actor, entry.move);
  if (refusal) return { kind: 'refused', refusal };
  const step = game.apply(table.state, entry.actor, entry.move);
  const happening: Happening = { entry, events: step.events };
  const sealed = step.sealed === true || typeof entry.actor !== 'number';
  return {
    kind: 'played',
    happenings: [happening],
    table: {
      ...table,
      state: step.state,
      log: [...table.log, entry],
      happenings: [...table.happenings, happening],
      undoable: sealed ? [] : [...table.undoable, table.state],
    },
  };
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

export const stageOf = (table: Table): Stage => table.game.stage(table.state);

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
  return {
    ...table,
    state: table.undoable[table.undoable.length - 1],
    log: table.log.slice(0, -1),
    happenings: table.happenings.slice(0, -1),
    undoable: table.undoable.slice(0, -1),
  };
}
