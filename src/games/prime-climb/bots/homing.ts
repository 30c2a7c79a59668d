import { NOWHERE, SPOTS, targetIndex, type Course } from './course';
import { createRack, type Rack } from './reach';
import { ROLLS } from './rolls';

/** For each roll, which shares of it and of the keepers bring a pawn home, by the spot it comes from. */
export interface Homing {
  readonly rolls: readonly {
    readonly rack: Rack;
    readonly chance: number;
    /** By spot: shares, each all used, the last of it on the last step. */
    readonly shares: readonly (readonly number[])[];
  }[];
}

const NUMBER_OPERATIONS = 4;
const KEEPER_OPERATIONS = 2;

/** Where a pawn comes from, by number and target: for numbers of the dice, and for keepers. */
type Origins = readonly (readonly (readonly number[])[])[];
const origins: Partial<Record<Course['name'], { readonly dice: Origins; readonly keepers: Origins }>> = {};

function originsIn(course: Course, operations: number): Origins {
  const list = Array.from({ length: 11 }, () => Array.from({ length: SPOTS }, (): number[] => []));
  for (let spot = 0; spot < course.spots; spot++)
    for (let number = 1; number <= 10; number++)
      for (let operation = 0; operation < operations; operation++) {
        const to = course.targets[targetIndex(spot, number) + operation]!;
        if (to !== NOWHERE && to !== spot && !list[number]![to]!.includes(spot))
          list[number]![to]!.push(spot);
      }
  return list;
}

/** Worked out backwards from the end, so that one pass serves every spot and every part of the keepers. */
export function* homingOf(course: Course, keepers: readonly number[]): Generator<void, Homing, void> {
  const known = (origins[course.name] ??= {
    dice: originsIn(course, NUMBER_OPERATIONS),
    keepers: originsIn(course, KEEPER_OPERATIONS),
  });
  const rolls: Homing['rolls'][number][] = [];
  for (const { numbers, chance } of ROLLS) {
    const rack = createRack(numbers, keepers);
    rolls.push({ rack, chance, shares: homingShares(course, rack, known.dice, known.keepers) });
    yield;
  }
  return { rolls };
}

function homingShares(
  { home }: Course,
  rack: Rack,
  dice: Origins,
  held: Origins,
): readonly (readonly number[])[] {
  const { keeperSets, keepers, values, counts } = rack;
  const count = rack.numberSets * keeperSets;
  const from: number[][] = Array.from({ length: count }, () => []);
  const shares: number[][] = Array.from({ length: SPOTS }, () => []);
  const seen = new Int16Array(SPOTS).fill(-1);
  from[0]!.push(home);
  shares[home]!.push(0);
  for (let share = 1; share < count; share++) {
    const add = (before: number, by: readonly (readonly number[])[]) => {
      for (const to of from[before]!)
        for (const spot of by[to]!) {
          if (seen[spot] === share) continue;
          seen[spot] = share;
          from[share]!.push(spot);
          shares[spot]!.push(share);
        }
    };
    let weight = keeperSets;
    let rest = Math.floor(share / keeperSets);
    for (let item = 0; item < values.length; item++) {
      const radix = counts[item]! + 1;
      if (rest % radix > 0) add(share - weight, dice[values[item]!]!);
      rest = Math.floor(rest / radix);
      weight *= radix;
    }
    for (let keeper = 0; keeper < keepers.length; keeper++)
      if (share & (keeperSets - 1) & (1 << keeper)) add(share - (1 << keeper), held[keepers[keeper]!]!);
  }
  return shares;
}

/** How likely both pawns come home in one turn from here, with those of the keepers that are kept. */
export function homeChance({ rolls }: Homing, a: number, b: number, kept: number): number {
  let sum = 0;
  for (const { rack, chance, shares } of rolls)
    if (comesHome(rack, shares[a]!, shares[b]!, kept)) sum += chance;
  return sum;
}

function comesHome(rack: Rack, ofA: readonly number[], ofB: readonly number[], kept: number): boolean {
  if (ofA.length === 0 || ofB.length === 0) return false;
  const all = rack.keeperSets - 1;
  const spent = all & ~kept;
  for (const one of ofA) {
    if (one & spent) continue;
    const taken = (one & all) | spent;
    for (const other of ofB) if ((other & taken) === 0 && fits(rack, one, other)) return true;
  }
  return false;
}

function fits({ counts, keeperSets }: Rack, one: number, other: number): boolean {
  let x = Math.floor(one / keeperSets);
  let y = Math.floor(other / keeperSets);
  for (const count of counts) {
    if ((x % (count + 1)) + (y % (count + 1)) > count) return false;
    x = Math.floor(x / (count + 1));
    y = Math.floor(y / (count + 1));
  }
  return true;
}
