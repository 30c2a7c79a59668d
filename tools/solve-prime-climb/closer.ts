import { homeChance, homingOf } from '../../src/games/prime-climb/bots/homing';
import { atOnce } from '../../src/games/prime-climb/bots/best';
import { ROLLS } from '../../src/games/prime-climb/bots/rolls';
import { keeperTurns, turnsHolding, type KeeperTurns } from '../../src/games/prime-climb/bots/solitaire';
import { createDice, type Dice } from '../../src/engine';
import type { Variant } from '../../src/games/prime-climb/rules';
import { fitLinear } from './fit';
import { bagOf, leastAfter, prospectsOf } from './keeping';
import { solitaireTurns } from './play-solitaire';

interface Seen {
  readonly a: number;
  readonly b: number;
  readonly keepers: readonly number[];
}

const KEEPERS = [1, 2, 3, 4, 5, 6, 7, 8, 9];
const ROUNDS = 2;

/**
 * What is known of a position beyond the number of keepers: the chance to be home after the next turn with the very ones
 * held. Positions are taken from play; each is solved one turn deep, and the weights are fitted to that.
 */
export function fitCloser(variant: Variant, games: number, samples: number): readonly (readonly number[])[] {
  const turns = keeperTurns({ variants: [variant] });
  // Better play comes to other positions, so what was fitted once is fitted again to those.
  for (let round = 0; round < ROUNDS; round++)
    Object.assign(turns, { closer: fitOnce(variant, turns, games, samples, createDice(11 + round)) });
  return turns.closer;
}

function fitOnce(
  variant: Variant,
  turns: KeeperTurns,
  games: number,
  samples: number,
  dice: Dice,
): readonly (readonly number[])[] {
  const prospects = prospectsOf(turns.course, turns.byKeepers);
  const groups = Array.from({ length: turns.closer.length }, (): Seen[] => []);
  for (let game = 0; game < games; game++)
    solitaireTurns(variant, dice, (a, b, keepers, drawn) => {
      const held = keepers.length + (drawn ? 1 : 0);
      if (held < prospects.plain.length)
        groups[2 * held + (drawn ? 1 : 0)]!.push({ a, b, keepers: [...keepers] });
    });
  return groups.map((group, nth) => {
    const drawn = nth % 2;
    const some = dice.shuffle(group).slice(0, samples);
    if (some.length < 20) return turns.closer[nth]!;
    const rows: number[][] = [];
    const goals: number[] = [];
    for (const { a, b, keepers } of some) {
      const chance = homeChance(atOnce(homingOf(turns.course, keepers)), a, b, (1 << keepers.length) - 1);
      let then = 0;
      for (const roll of ROLLS) {
        const rest = KEEPERS.filter((keeper) => !keepers.includes(keeper));
        const hand = drawn ? [...keepers, dice.pick(rest)] : keepers;
        then +=
          roll.chance *
          leastAfter(turns.course, bagOf(turns.course, roll.numbers, hand, [a, b]), prospects, a, b);
      }
      const plain = turnsHolding(turns, keepers.length + drawn, a, b);
      rows.push([1 - chance, (1 - chance) * plain]);
      goals.push(then);
    }
    const weights = fitLinear(rows, goals);
    console.log(
      `  ${nth >> 1} keepers, ${drawn} drawn: ${weights.map((one) => one.toFixed(3)).join(' ')} of ${some.length}`,
    );
    return weights;
  });
}
