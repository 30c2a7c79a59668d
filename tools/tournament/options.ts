import { entered } from './players';

export interface Options {
  readonly game: string;
  readonly games: number;
  /** Names of levels and yardsticks; all of them when not given. */
  readonly players?: readonly string[];
  readonly seats?: number;
}

const GAMES = 400;

const USAGE = `npm run tournament -- <game> [--games N] [--levels a,b,greedy,random] [--seats n]
  games: ${entered().join(', ')}`;

export function readOptions(words: readonly string[]): Options {
  const [game, ...rest] = words;
  if (!game || game.startsWith('--')) throw new Error(USAGE);
  const given = new Map<string, string>();
  for (let k = 0; k < rest.length; k += 2) {
    const [name, value] = [rest[k]!, rest[k + 1]];
    if (!['--games', '--levels', '--seats'].includes(name) || value === undefined) throw new Error(USAGE);
    given.set(name, value);
  }
  const players = given.get('--levels')?.split(',');
  const seats = given.has('--seats') ? whole(given.get('--seats')!) : undefined;
  return {
    game,
    games: given.has('--games') ? whole(given.get('--games')!) : GAMES,
    ...(players && { players }),
    ...(seats !== undefined && { seats }),
  };
}

function whole(text: string): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1)
    throw new Error(`"${text}" is no number of that kind.\n${USAGE}`);
  return value;
}
