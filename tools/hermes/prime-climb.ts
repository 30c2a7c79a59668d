import { primeClimbBots } from '../../src/games/prime-climb/bots';
import { createDice, openTable, play, stageOf, type Json } from '../../src/engine';
import { primeClimb, type Config, type View } from '../../src/games/prime-climb/rules';

/** Whole turns of Master in games against itself, and of the solitaires, in Node or in the VM. */
export interface TurnTrial {
  /** What was played, to be compared. */
  readonly games: readonly string[];
  /** Milliseconds of each turn, all its moves together, and of the longest stretch between two yields in it. */
  readonly turns: readonly number[];
  readonly slices: readonly number[];
}

const GAMES = 6;

export interface ClimbTrial {
  readonly seats: TurnTrial;
  readonly solitaires: TurnTrial;
}

export function runPrimeClimb(clock: () => number): ClimbTrial {
  const seats = [primeClimb.defaults(2), { ...primeClimb.defaults(4) }];
  const solitaires = [
    primeClimb.defaults(1),
    { ...primeClimb.defaults(1), variants: ['solitaire-2'] } as Config,
  ];
  return { seats: trialOf(seats, clock), solitaires: trialOf(solitaires, clock) };
}

function trialOf(configs: readonly Config[], clock: () => number): TurnTrial {
  const games: string[] = [];
  const turns: number[] = [];
  const slices: number[] = [];
  for (const config of configs)
    for (let seed = 1; seed <= GAMES; seed++) {
      const dice = createDice(seed);
      let table = openTable(primeClimb, config as unknown as Json, dice);
      const moves: unknown[] = [];
      for (;;) {
        const stage = stageOf(table);
        if (stage.kind !== 'play') break;
        const { seat } = stage.acting[0];
        const view = primeClimb.view(table.state as View, seat);
        if (view.phase === 'roll') {
          turns.push(0);
          slices.push(0);
        }
        const { move, took, longest } = timed(view, clock);
        turns[turns.length - 1]! += took;
        slices[slices.length - 1] = Math.max(slices[slices.length - 1]!, longest);
        moves.push(move);
        const played = play(table, seat, move as unknown as Json, dice);
        if (played.kind === 'refused') throw new Error(played.refusal.code);
        table = { ...played.table, log: [], happenings: [], undoable: [] };
      }
      games.push(JSON.stringify(moves));
    }
  return { games, turns, slices };
}

function timed(view: View, clock: () => number) {
  const began = clock();
  let from = began;
  let longest = 0;
  const thinking = primeClimbBots.master!.choose(view, createDice(1));
  for (;;) {
    const step = thinking.next();
    const now = clock();
    longest = Math.max(longest, now - from);
    from = now;
    if (step.done) return { move: step.value, took: now - began, longest };
  }
}
