import {
  createDice,
  openTable,
  play,
  saveTable,
  stageOf,
  type Json,
  type JsonObject,
  type Table,
} from '../../src/engine';
import { type Summary, writeKept } from '../../src/storage/kept';
import { registeredAs } from '../games';

export interface Wanted {
  readonly game: string;
  readonly seats: number;
  readonly seed: number;
  /** Options that differ from the usual ones. */
  readonly options?: Readonly<Record<string, Json>>;
  /** One person against the app, which has all the other seats. */
  readonly alone?: true;
  /** Goes on by chance until this holds. */
  readonly until: 'over' | ((table: Table) => boolean);
}

const NAMES = ['Léa', 'Tom', 'Mamie', 'Noé', 'Inès', 'Papi'];
/** A day of its own, so that a picture does not change with the calendar. */
const THAT_DAY = Date.UTC(2026, 1, 14, 15, 30);

/** A game played by chance with a fixed seed, as the browser would remember it under that id. */
export function keptGame(id: string, wanted: Wanted): Record<string, string> {
  const table = playedOut(wanted);
  const seats = NAMES.slice(0, wanted.seats).map((name, face) => ({
    name,
    face,
    bot: wanted.alone && face > 0 ? 'solid' : null,
    help: face === 0,
  }));
  const kept = {
    id,
    startedAt: THAT_DAY,
    updatedAt: THAT_DAY + table.log.length * 20_000,
    summary: summaryOf(table),
    saved: saveTable(table, seats, null),
  };
  return { [`meninges/games/${id}`]: writeKept(kept) };
}

function playedOut({ game: id, seats, seed, until, options = {} }: Wanted): Table {
  const { game } = registeredAs(id);
  const dice = createDice(seed);
  let table = openTable(game, { ...(game.defaults(seats) as JsonObject), ...options }, dice);
  for (let stage = stageOf(table); stage.kind === 'play'; stage = stageOf(table)) {
    if (until !== 'over' && until(table)) return table;
    const { seat } = stage.acting[0];
    const move = dice.pick(game.options(game.view(table.state, seat))) as Json;
    const played = play(table, seat, move, dice);
    if (played.kind === 'refused') throw new Error(`${id} refuses its own option: ${played.refusal.code}`);
    table = played.table;
  }
  if (until !== 'over') throw new Error(`${id}, seed ${seed}: over before it came to what was wanted.`);
  return table;
}

function summaryOf(table: Table): Summary {
  const stage = stageOf(table);
  if (stage.kind === 'over') return { over: true, winners: stage.ranking[0] ?? [], turn: null };
  return { over: false, winners: [], turn: stage.kind === 'play' ? stage.acting[0].seat : null };
}
