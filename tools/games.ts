import { existsSync } from 'node:fs';
import { join } from 'node:path';

import type { AnyBot, AnyBots, Registered } from '../src/engine';
import { GAMES } from '../src/games/shelf';

/* eslint-disable @typescript-eslint/no-require-imports -- found by name, which an import cannot */
const FOLDER = join(__dirname, '../src/games');

/** Every game on the shelf; and the template, which is no game to open but has to keep what every game signs. */
export const GAME_IDS: readonly string[] = [...GAMES.map(({ id }) => id), 'null-game'];

export const folderOf = (id: string): string => join(FOLDER, id);

/** A game and its probe. The rules are found by the game's name, so that a new game has to be named in one place only. */
export function registeredAs(id: string): Registered {
  if (!GAME_IDS.includes(id)) throw new Error(`No game "${id}". There are: ${GAME_IDS.join(', ')}`);
  return (require(join(FOLDER, id, 'rules/probe')) as { registered: Registered }).registered;
}

export const allRegistered = (): readonly Registered[] => GAME_IDS.map(registeredAs);

/** What a game sends to a tournament: its levels, and players that are yardsticks only. */
export interface Entrants {
  readonly levels: AnyBots;
  readonly yardsticks: Readonly<Record<string, AnyBot>>;
}

type BotsModule =
  | {
      readonly companionOnly?: undefined;
      readonly bots: AnyBots;
      readonly yardsticks?: Readonly<Record<string, AnyBot>>;
    }
  /** The app has no seat of its own in this game: it joins whoever plays alone. */
  | { readonly companionOnly: true };

/** Null where the app cannot play every seat. */
export function entrantsOf(id: string): Entrants | null {
  const folder = join(FOLDER, id, 'bots');
  if (!existsSync(folder)) return null;
  const entrants = require(folder) as BotsModule;
  return entrants.companionOnly ? null : { levels: entrants.bots, yardsticks: entrants.yardsticks ?? {} };
}
