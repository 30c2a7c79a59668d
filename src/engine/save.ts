import type { AnyGame, Eyes } from './game';
import { isObject, isText, isWhole, type Json, type JsonObject } from './json';
import { enterAll, tableAt, type Entry, type Table } from './table';

/** 2: what countdowns have left is kept by their ids, and a draft may lie beside the log. */
export const SAVE_FORMAT = 2;

/** Who sits where. A seat is a person, or the app at a named level. */
export type Player = {
  readonly name: string;
  /** One of the faces the set-up screen offers. */
  readonly face: number;
  /** A level's name; null for a person. */
  readonly bot: string | null;
  /** Help that this seat wants and others may not. */
  readonly help: boolean;
  /** This seat works everything out by itself: nothing is read back before it has committed to a move. */
  readonly sums?: true;
};

/** Milliseconds that countdowns had left, by their ids: those that have begun since the last seal, so that undo gives no time. */
export type TimeLeft = Readonly<Record<string, number>>;

export type Saved = {
  readonly format: number;
  readonly game: string;
  readonly rulesVersion: number;
  readonly config: Json;
  readonly seats: readonly Player[];
  readonly log: readonly Entry[];
  /** Null when none has begun. Up to 0.3.0 it was a number, for the countdown that was due. */
  readonly countdownLeft: TimeLeft | number | null;
  readonly draft?: Draft;
};

/** Laid but not confirmed. It is shown to the eyes it was laid under and to no others, and only where it was laid. */
export type Draft = {
  readonly eyes: Eyes;
  /** The length of the log then. */
  readonly at: number;
  /** What lies there, by names that the game's table gives. Whoever reads it back trusts none of it. */
  readonly parts: JsonObject;
};

export const BAD_SAVES = [
  'not-json', // damaged or cut off
  'not-ours', // some other file
  'future', // written by a newer app
  'unknown-game', // a game this app does not have
  'damaged', // ours, but something in it is not as it was written
  'older-rules', // begun under rules that have changed since, and not lawful under today's
] as const;
export type BadSave = (typeof BAD_SAVES)[number];

export type Reading<T> =
  | { readonly kind: 'read'; readonly value: T }
  | { readonly kind: 'bad'; readonly why: BadSave };

const bad = (why: BadSave): Reading<never> => ({ kind: 'bad', why });

export function saveTable(table: Table, seats: readonly Player[], countdownLeft: TimeLeft | null): Saved {
  return {
    format: SAVE_FORMAT,
    game: table.game.id,
    rulesVersion: table.game.rulesVersion,
    config: table.config,
    seats,
    log: table.log,
    countdownLeft,
  };
}

/** First reading: is this text one of our saves at all? Needs no game, so games can stay unloaded. */
export function readSaved(text: string): Reading<Saved> {
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch {
    return bad('not-json');
  }
  if (!isObject(raw) || !('format' in raw) || !isText(raw.game) || !Array.isArray(raw.log))
    return bad('not-ours');
  if (!isWhole(raw.format, 1, Infinity)) return bad('not-ours');
  if (raw.format > SAVE_FORMAT) return bad('future');
  const saved = readFields(raw);
  return saved ? { kind: 'read', value: saved } : bad('damaged');
}

function readFields(raw: JsonObject): Saved | null {
  const { format, game, rulesVersion, config, seats, log, countdownLeft } = raw;
  if (!isWhole(rulesVersion, 1, Infinity) || config === undefined) return null;
  if (!Array.isArray(seats) || !Array.isArray(log)) return null;
  const players = seats.map(readPlayer);
  const entries = log.map(readEntry);
  if (players.includes(null) || entries.includes(null)) return null;
  const draft = readDraft(raw.draft, seats.length, log.length);
  const left = countdownLeft ?? null;
  if (left !== null && !isTimeLeft(left)) return null;
  return {
    format: format as number,
    game: game as string,
    rulesVersion,
    config,
    seats: players as Player[],
    log: entries as Entry[],
    countdownLeft: left,
    ...(draft ? { draft } : {}),
  };
}

const isTime = (value: Json): value is number =>
  typeof value === 'number' && value >= 0 && Number.isFinite(value);
const isTimeLeft = (left: Json): left is TimeLeft | number =>
  isTime(left) || (isObject(left) && Object.values(left).every(isTime));
/** A draft that makes no sense, or was laid in another position, is left out: nothing was confirmed, and nothing is lost. */
function readDraft(raw: Json | undefined, seats: number, length: number): Draft | null {
  if (!isObject(raw) || raw.at !== length || !isObject(raw.parts)) return null;
  const { eyes, at, parts } = raw;
  return eyes === 'table' || isWhole(eyes, 0, seats) ? { eyes, at, parts } : null;
}

function readPlayer(raw: Json): Player | null {
  if (!isObject(raw)) return null;
  const { name, face, bot, help, sums } = raw;
  if (!isText(name) || name.length > 60 || !isWhole(face, 0, 100)) return null;
  if (!(bot === null || isText(bot)) || typeof help !== 'boolean') return null;
  return { name, face, bot, help, ...(sums === true ? { sums } : {}) };
}

function readEntry(raw: Json): Entry | null {
  if (!isObject(raw) || raw.move === undefined) return null;
  const { actor, move } = raw;
  if (actor !== 'chance' && actor !== 'clock' && !isWhole(actor, 0, 100)) return null;
  return { actor, move };
}

/**
 * Second reading: plays the log through the rules. Nothing is installed unless all of it is lawful. A game that was begun
 * under older rules is tried with today's.
 */
export function replay(game: AnyGame, saved: Saved): Reading<Table> {
  if (saved.game !== game.id) return bad('unknown-game');
  if (saved.rulesVersion > game.rulesVersion) return bad('future');
  const table = replayed(game, saved);
  if (table) return { kind: 'read', value: table };
  return bad(saved.rulesVersion < game.rulesVersion ? 'older-rules' : 'damaged');
}

function replayed(game: AnyGame, saved: Saved): Table | null {
  try {
    const config = game.readConfig(saved.config);
    if (config === null || game.refuseConfig(config)) return null;
    if (saved.seats.length !== game.seatsOf(config)) return null;
    const entries: Entry[] = [];
    for (const { actor, move: raw } of saved.log) {
      const move = game.readMove(raw);
      if (move === null) return null;
      entries.push({ actor, move });
    }
    const { table, refusal } = enterAll(tableAt(game, config), entries);
    return refusal ? null : table;
  } catch {
    return null;
  }
}
