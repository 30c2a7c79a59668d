import { createDice, openTable, saveTable, type Json, type Player } from '../../../../src/engine';
import { writeKept } from '../../../../src/storage/kept';
import { registeredAs } from '../../../../tools/games';

const NAMES = ['Léa', 'Tom', 'Zoé', 'Max', 'Ida', 'Guy'];

export interface Begun {
  readonly game: string;
  /** The way it is played, by the name that the probe gives it. */
  readonly way: string;
  readonly id: string;
  readonly path: string;
  readonly storage: Readonly<Record<string, string>>;
}

export interface Beginning {
  readonly seed?: number;
  readonly options?: Readonly<Record<string, Json>>;
  /** Who is not a person without help. */
  readonly seats?: readonly Partial<Player>[];
}

/** A game that was just begun, as the browser remembers it. */
export function begun(
  game: string,
  way: string,
  { seed = 3, options = {}, seats = [] }: Beginning = {},
): Begun {
  const { game: rules, probe } = registeredAs(game);
  const found = probe.ways.find(({ name }) => name === way)!;
  const config = { ...found.configFor(found.seats[0]!), ...options };
  const table = openTable(rules, config, createDice(seed));
  const players = NAMES.slice(0, Math.max(config.seats, seats.length)).map((name, face): Player => ({
    name,
    face,
    bot: null,
    help: false,
    ...seats[face],
  }));
  const id = `${game}-${way}`.replace(/\W+/g, '-');
  const text = writeKept({
    id,
    startedAt: Date.UTC(2026, 1, 14),
    updatedAt: Date.UTC(2026, 1, 14, 15),
    summary: { over: false, winners: [], turn: null },
    saved: saveTable(table, players, null),
  });
  return { game, way, id, path: `/table/${id}`, storage: { [`meninges/games/${id}`]: text } };
}

export const waysOf = (game: string): readonly string[] =>
  registeredAs(game).probe.ways.map(({ name }) => name);
