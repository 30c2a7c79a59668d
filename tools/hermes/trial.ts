import {
  LEVELS,
  type AnyBots,
  type Level,
  type Thinking,
  createDice,
  openTable,
  play,
  stageOf,
  type AnyGame,
  type Dice,
  type Json,
  type Table,
} from '../../src/engine';

/** The same work done in Node and in the Hermes VM: what came out of it, to be compared, and how long it took. */
export interface Trial {
  /** Hashes of whole games, by name. Times are worth believing only if these are alike in both. */
  readonly results: Readonly<Record<string, string>>;
  readonly movesPerSecond: number;
  readonly thinking: Readonly<Partial<Record<Level, Thought>>>;
}

/** Milliseconds of every choice, and of the longest stretch between two yields in it. */
export interface Thought {
  readonly moves: readonly number[];
  readonly slices: readonly number[];
}

export interface Load {
  readonly randomGames: number;
  readonly botGames: number;
  /** The games are the same in every round; of each figure the best is kept, since whatever slowed the others was not ours. */
  readonly rounds: number;
}

type Clock = () => number;

export function runTrial(game: AnyGame, bots: AnyBots, load: Load, clock: Clock): Trial {
  const results: Record<string, string> = {};
  const config = game.defaults(game.seatCounts.includes(2) ? 2 : game.seatCounts[0]!) as Json;

  let movesPerSecond = 0;
  const thinking: Partial<Record<Level, Thought>> = {};
  for (let round = 0; round < load.rounds; round++) {
    let moves = 0;
    const began = clock();
    for (let seed = 1; seed <= load.randomGames; seed++) {
      const table = playRandomly(game, config, createDice(seed));
      moves += table.log.length;
      results[`random game ${seed}`] = hash(JSON.stringify(table.log));
    }
    movesPerSecond = Math.max(movesPerSecond, (1000 * moves) / Math.max(1, clock() - began));

    for (const level of LEVELS) {
      if (!bots[level]) continue;
      const stopwatch = createStopwatch(clock);
      for (let seed = 1; seed <= load.botGames; seed++) {
        const log = playWith(game, config, createDice(seed), (view, turn) =>
          stopwatch.time(() => bots[level]!.choose(view, createDice(turn))),
        );
        results[`${level} game ${seed}`] = hash(JSON.stringify(log));
      }
      thinking[level] = better(thinking[level], stopwatch.read());
    }
  }
  return { results, movesPerSecond, thinking };
}

const better = (a: Thought | undefined, b: Thought): Thought =>
  a === undefined
    ? b
    : {
        moves: a.moves.map((ms, k) => Math.min(ms, b.moves[k]!)),
        slices: a.slices.map((ms, k) => Math.min(ms, b.slices[k]!)),
      };

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
  choose: (view: unknown, turn: number) => unknown,
): Table['log'] {
  let table = openTable(game, config, dice);
  for (let turn = 1; ; turn++) {
    const stage = stageOf(table);
    if (stage.kind !== 'play') return table.log;
    const { seat } = stage.acting[0];
    const played = play(table, seat, choose(game.view(table.state, seat), turn) as Json, dice);
    if (played.kind === 'refused') throw new Error(played.refusal.code);
    table = played.table;
  }
}

/** The VM's clock counts whole milliseconds: the same thought is thought several times over to read parts of one. */
const REPEATS = 8;

function createStopwatch(clock: Clock) {
  const moves: number[] = [];
  const slices: number[] = [];

  function thinkOnce<Move>(thinking: Thinking<Move>) {
    let from = clock();
    let longest = 0;
    for (let yields = 0; ; yields++) {
      const step = thinking.next();
      const now = clock();
      longest = Math.max(longest, now - from);
      from = now;
      if (step.done) return { move: step.value, yields, longest };
    }
  }

  return {
    time<Move>(begin: () => Thinking<Move>): Move {
      const began = clock();
      const { move, yields, longest } = thinkOnce(begin());
      // A move made without a yield took no thought (a draw): it would only make the rest look quick.
      if (yields === 0) return move;
      let slice = longest;
      for (let again = 1; again < REPEATS; again++) slice = Math.min(slice, thinkOnce(begin()).longest);
      moves.push((clock() - began) / REPEATS);
      slices.push(slice);
      return move;
    },
    read: (): Thought => ({ moves, slices }),
  };
}

/** FNV-1a over UTF-16: enough to tell two logs apart. */
function hash(text: string): string {
  let value = 0x811c9dc5;
  for (let k = 0; k < text.length; k++) value = Math.imul(value ^ text.charCodeAt(k), 0x01000193);
  return (value >>> 0).toString(16);
}
