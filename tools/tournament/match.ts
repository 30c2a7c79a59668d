import { decide } from '../../src/engine';
import { createDice, openTable, play, stageOf, type AnyGame, type Json, type Seat } from '../../src/engine';
import type { Contender } from './players';

export interface Score {
  readonly games: number;
  /** Share of the points: a win is one, a draw is shared. */
  readonly share: number;
  /** Half the width of the 95 % interval. */
  readonly margin: number;
}

type Side = 0 | 1;

const NEVER_ENDING = 20000;

/**
 * A against B. Games come in pairs with the same seed and the seats exchanged, so that luck of the deal falls on both; the
 * interval is taken over pairs, which are independent, and not over games, which are not.
 */
export function playMatch(
  game: AnyGame,
  config: Json,
  a: Contender,
  b: Contender,
  pairs: number,
  seed: number,
): Score {
  const shares: number[] = [];
  for (let pair = 0; pair < pairs; pair++) {
    const first = playGame(game, config, [a, b], seed + pair);
    const second = 1 - playGame(game, config, [b, a], seed + pair);
    shares.push((first + second) / 2);
  }
  const share = shares.reduce((sum, one) => sum + one, 0) / pairs;
  const variance = shares.reduce((sum, one) => sum + (one - share) ** 2, 0) / Math.max(1, pairs - 1);
  return { games: 2 * pairs, share, margin: 1.96 * Math.sqrt(variance / pairs) };
}

/** The points of the first side: 1, 0, or a part of the one point when the best rank is shared. */
function playGame(game: AnyGame, config: Json, sides: readonly [Contender, Contender], seed: number): number {
  const chance = createDice(seed);
  const minds = [createDice(seed + 1), createDice(seed + 2)];
  const sideOf = sidesOf(game, config);
  let table = openTable(game, config, chance);
  for (let entries = 0; entries < NEVER_ENDING; entries++) {
    const stage = stageOf(table);
    if (stage.kind === 'over') return pointsOf(stage.ranking[0]!.map(sideOf));
    if (stage.kind === 'chance') throw new Error('Chance is due after it was settled');
    const { seat } = stage.acting[0];
    const side = sideOf(seat);
    const move = decide(sides[side]!.bot, game.view(table.state, seat), minds[side]!) as Json;
    const played = play(table, seat, move, chance);
    if (played.kind === 'refused')
      throw new Error(`${sides[side]!.name} was refused: ${played.refusal.code} ${JSON.stringify(move)}`);
    // Nobody takes anything back here, and a long history makes each move slower than the last.
    table = { ...played.table, log: [], happenings: [], undoable: [] };
  }
  throw new Error(`Not over after ${NEVER_ENDING} entries`);
}

const pointsOf = (winners: readonly Side[]): number =>
  winners.filter((side) => side === 0).length / winners.length;

/**
 * Teams alternate around the table, and so do sides. Of three teams the first side has two and the other one: over both
 * games of a pair that is three each, so equal players still share the points equally.
 */
function sidesOf(game: AnyGame, config: Json): (seat: Seat) => Side {
  const teams = (config as { readonly teams?: number }).teams ?? game.seatsOf(config);
  return (seat) => ((seat % teams) % 2 === 0 ? 0 : 1);
}
