import { LEVELS, type AnyBots, type Level, type Thinking } from '../../src/bots/core';
import {
  createDice,
  openTable,
  play,
  stageOf,
  type AnyGame,
  type Dice,
  type Json,
  type Table,
} from '../../src/engine/core';

/** The same work done in Node and in the Hermes VM: what came out of it, to be compared, and how long it took. */
export interface Trial {
  /** Hashes of whole games, by name. Times are worth believing only if these are alike in both. */
  readonly results: Readonly<Record<string, string>>;
  readonly movesPerSecond: number;
  readonly thinking: Readonly<Partial<Record<Level, Thought>>>;
}

/** Milliseconds of every choice, and the longest stretch between two yields. */
export interface Thought {
  readonly moves: readonly number[];
  readonly longestSlice: number;
}

export interface Load {
  readonly randomGames: number;
  readonly botGames: number;
}

type Clock = () => number;

export function runTrial(game: AnyGame, bots: AnyBots, load: Load, clock: Clock): Trial {
  const results: Record<string, string> = {};
  const config = game.defaults(game.seatCounts[0]!) as Json;

  let moves = 0;
  const began = clock();
  for (let seed = 1; seed <= load.randomGames; seed++) {
    const table = playRandomly(game, config, createDice(seed));
    moves += table.log.length;
    results[`random game ${seed}`] = hash(JSON.stringify(table.log));
  }
  const movesPerSecond = (1000 * moves) / Math.max(1, clock() - began);

  const thinking: Partial<Record<Level, Thought>> = {};
  for (const level of LEVELS) {
    if (!bots[level]) continue;
    const stopwatch = createStopwatch(clock);
    for (let seed = 1; seed <= load.botGames; seed++) {
      const log = playWith(game, config, createDice(seed), (view, dice) =>
        stopwatch.time(bots[level]!.choose(view, dice)),
      );
      results[`${level} game ${seed}`] = hash(JSON.stringify(log));
    }
    thinking[level] = stopwatch.read();
  }
  return { results, movesPerSecond, thinking };
}

const playRandomly = (game: AnyGame, config: Json, dice: Dice): Table => {
  let table = openTable(game, config, dice);
  for (;;) {
    const stage = stageOf(table);
    if (stage.kind !== 'play') return table;
    const { seat } = stage.acting[0];
    const played = play(table, seat, dice.pick(game.options(game.view(table.state, seat))) as Json, dice);
    if (played.kind === 'refused') throw new Error(played.refusal.code);
    table = played.table;
  }
};

function playWith(
  game: AnyGame,
  config: Json,
  dice: Dice,
  choose: (view: unknown, dice: Dice) => unknown,
): Table['log'] {
  let table = openTable(game, config, dice);
  for (;;) {
    const stage = stageOf(table);
    if (stage.kind !== 'play') return table.log;
    const { seat } = stage.acting[0];
    const played = play(table, seat, choose(game.view(table.state, seat), dice) as Json, dice);
    if (played.kind === 'refused') throw new Error(played.refusal.code);
    table = played.table;
  }
}

function createStopwatch(clock: Clock) {
  const moves: number[] = [];
  let longestSlice = 0;
  return {
    time<Move>(thinking: Thinking<Move>): Move {
      const began = clock();
      let slices = 0;
      let from = began;
      for (;;) {
        const step = thinking.next();
        const now = clock();
        longestSlice = Math.max(longestSlice, now - from);
        from = now;
        slices++;
        if (!step.done) continue;
        // A move made in one slice took no thought (a draw): it would only make the rest look quick.
        if (slices > 1) moves.push(now - began);
        return step.value;
      }
    },
    read: (): Thought => ({ moves, longestSlice }),
  };
}

/** FNV-1a over UTF-16: enough to tell two logs apart. */
function hash(text: string): string {
  let value = 0x811c9dc5;
  for (let k = 0; k < text.length; k++) value = Math.imul(value ^ text.charCodeAt(k), 0x01000193);
  return (value >>> 0).toString(16);
}
