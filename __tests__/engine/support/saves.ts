import { readSaved, replay, saveTable, type Reading, type Player, type Table } from '../../../src/engine';
import { GAME_IDS, registeredAs } from '../../../tools/games';
import { playthrough } from '../../../tools/conformance/playthrough';

const NAMES = ['Léa', 'Tom', 'Noé', 'Zoé', 'Ana', 'Max'];

export const playersFor = (seats: number): Player[] =>
  NAMES.slice(0, seats).map((name, face) => ({ name, face, bot: null, help: false }));

/** The text of a game played to its end by chance alone. */
export function aSave(id: string, seats: number, more: object = {}, seed = 21): string {
  const registered = registeredAs(id);
  const config = { ...registered.game.defaults(seats), ...more };
  return JSON.stringify(saveTable(playthrough(registered, config, seed).end, playersFor(seats), null));
}

/** Both readings, as the app does them. */
export function read(text: string): Reading<Table> {
  const saved = readSaved(text);
  if (saved.kind === 'bad') return saved;
  const { game } = saved.value;
  return GAME_IDS.includes(game)
    ? replay(registeredAs(game).game, saved.value)
    : { kind: 'bad', why: 'unknown-game' };
}
